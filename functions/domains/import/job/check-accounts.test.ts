/** The question which account of an export belongs to the profile: who is offered, and which rows an answer imports. */
import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { ImportAnswer, type ImportJob } from '../../../../shared/api/import-job.ts'
import type { NetworkCode } from '../../../../shared/networks.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { handlerOf } from '../../../edge/endpoints/index.ts'
import { putProfile } from '../../../kernel/accounts/store.ts'

const now = new Date()
const day = new Date(now.getTime() - 9 * 86_400_000).toISOString().slice(0, 10)
const tenants = startTenants({ now })
let count = 0

type Files = Readonly<Record<string, string>>
async function check(files: Files, { username = null, network = 'instagram' }: { username?: string | null; network?: NetworkCode } = {}): Promise<ImportJob> {
  const id = `owned-${count++}`
  await putProfile('acct-zebra', aProfile(id, network, { entity_gid: 'group-zebra-1', available_from: null, username }))
  const form = new FormData()
  for (const [name, text] of Object.entries(files)) form.append('file', new File([text], name))
  const sent = new Response(form)
  const answer = await callHandler(handlerOf('import-profile-data'), 'POST', '/profiles/{id}/import', {
    ...{ session: tenants.sessions.owner, params: { id }, query: { check: 'true' }, headers: { 'content-type': sent.headers.get('content-type') ?? '' } },
    body: new Uint8Array(await sent.arrayBuffer()),
  })
  return v.parse(ImportAnswer, answer.json).import
}
async function call(name: 'check-import' | 'start-import', { id }: ImportJob, body: Record<string, unknown>) {
  const path = `/imports/{id}/${name === 'check-import' ? 'check' : 'start'}`
  const answer = await callHandler(handlerOf(name), 'POST', path, { session: tenants.sessions.owner, params: { id }, body })
  return v.parse(ImportAnswer, answer.json)
}
const answered = async (job: ImportJob, rowsOf: string, places?: readonly number[]): Promise<ImportJob> =>
  (await call('check-import', job, { rowsOf, ...(places ? { files: places } : {}) })).import

const english = 'Post ID,Account ID,Account username,Publish time,Permalink,Post type,Reach'
let posts = 0
const row = (account: string) => `${1790000000000000 + ++posts},${account},${day} 10:00,https://www.instagram.com/p/Ab${posts}/,IG image,90\n`
const rows = (account: string, times = 1) => Array.from({ length: times }, () => row(account)).join('')
const csv = (...all: readonly string[]) => `${english}\n${all.join('')}`
const [shop, partner] = ['1784,shop', '1799,partner']
const named = [
  { id: '1784', name: 'shop' },
  { id: '1799', name: 'partner' },
]
const pages = (text: string) =>
  text.replace('Account ID,Account username', 'Page ID,Page name').replaceAll('instagram.com', 'facebook.com').replaceAll('IG image', 'Photos')

describe('who is offered', () => {
  test('the accounts of an export in another language', async () => {
    const header = 'Identificador de la publicación,Nombre de usuario de la cuenta,Hora de publicación,Enlace permanente,Tipo de publicación,Alcance'
    const job = await check({ 'posts.csv': `${header}\n${row('shop')}${row('partner')}` })
    expect(job.checked).toMatchObject([
      {
        error: expect.stringContaining('Please choose the account'),
        account_choice: { accounts: [{ id: 'shop' }, { id: 'partner' }] },
        unsaid: { rows_of: null },
      },
    ])
    expect((await answered(job, 'shop')).checked).toMatchObject([{ error: null, result: { written: 1 }, unsaid: { rows_of: 'shop' } }])
  })

  test('the accounts with the most rows, and how many more there are', async () => {
    const many = Array.from({ length: 150 }, (_, at) => row(`${at + 1},account${at + 1}`))
    const [job] = [await check({ 'posts.csv': csv(rows(shop), ...many, rows(partner, 2), row(`5,${'a'.repeat(300)}`), row(`${'9'.repeat(201)},long`)) })]
    const choice = job.checked?.[0]?.account_choice
    expect(choice?.accounts).toHaveLength(100)
    // 150 accounts, shop, partner and the one with an ID that no answer can have; the fifth account has a second name
    expect([choice?.accounts[0], choice?.accounts[1]?.id, choice?.more]).toEqual([{ id: '5', name: 'account5' }, '1799', 53])
    const rare = await answered(job, '150')
    expect(rare.checked?.[0]).toMatchObject({ error: null, unsaid: { rows_of: '150' } })
    expect(rare.checked?.[0]?.account_choice?.accounts.at(-1)?.id).toBe('150')
  })

  test('the shared accounts of files in which different accounts have the most rows', async () => {
    const job = await check({
      'october.csv': csv(rows(shop, 3), row(partner)),
      'november.csv': csv(row(shop), rows(partner, 3), row('7,guest')),
      'days.csv': `date,comments\n${day},7\n`,
    })
    expect(job).toMatchObject({
      error: expect.stringContaining('The rows belong to several accounts: shop (october.csv, line 2) and partner (october.csv, line 5). Please choose'),
      checked: [
        { error: null, account_choice: { accounts: named, more: 0 }, unsaid: { rows_of: null } },
        { error: null, account_choice: { accounts: named, more: 0 }, unsaid: { rows_of: null } },
        { error: null, account_choice: null, unsaid: {} },
      ],
    })
    expect(await answered(job, '1784')).toMatchObject({ error: null, checked: [{ result: { written: 3 } }, { result: { written: 1 } }, {}] })
  })

  test('files without a common account get no choice, and the refusal lists the main account of each', async () => {
    const job = await check({ 'a.csv': csv(rows(shop, 3), row('7,guest')), 'b.csv': csv(rows(partner, 3), row('8,visitor')) })
    expect(job).toMatchObject({
      error: 'The files belong to several accounts: shop (a.csv, line 2) and partner (b.csv, line 2). Please import each into the profile of its account.',
      checked: [
        { error: null, account_choice: null },
        { error: null, account_choice: null },
      ],
    })
  })

  test('pages by ID with their names; two pages of one name by their IDs', async () => {
    const files = {
      'a.csv': pages(csv(row('1,Coffee'), row('3,Tea'))),
      'b.csv': pages(csv(row('2,Coffee'), row('3,Tea'))),
    }
    const job = await check(files, { network: 'facebook' })
    const { account_choice: choice } = job.checked?.[0] ?? {}
    expect(choice?.accounts.map(({ id }) => id)).toEqual(['1', '3'])
    expect(choice?.by_username).toBe(false)
    expect((await answered(job, '3')).checked).toMatchObject([{ result: { written: 1 } }, { result: { written: 1 } }])
    const other = await answered(job, choice?.accounts[0]?.id ?? '')
    expect(other.checked).toMatchObject([
      { error: null, result: { written: 1 } },
      {
        error: expect.stringContaining('(b.csv, line 2), and none to the chosen account.'),
        account_choice: { accounts: [{ id: '2' }, { id: '3' }] },
        unsaid: { rows_of: null },
      },
    ])
    const twins = await check({ 'a.csv': pages(csv(row('1,Coffee'), row('2,Coffee'))) }, { network: 'facebook' })
    expect(twins.checked?.[0]?.account_choice?.accounts).toEqual([
      { id: '1', name: '1' },
      { id: '2', name: '2' },
    ])
  })
})

describe('an answer', () => {
  test('to which a file has no rows brings its accounts along, so that another can be chosen', async () => {
    const job = await check({ 'a.csv': csv(row(shop), row(partner)), 'b.csv': csv(row(partner)) })
    expect((await answered(job, '1784')).checked).toMatchObject([
      { error: null },
      {
        error: 'The rows belong to partner (b.csv, line 2), and none to the chosen account. Please choose another account or leave this file out.',
        account_choice: { accounts: [{ id: '1799', name: 'partner' }] },
        unsaid: { rows_of: null },
      },
    ])
    expect((await answered(job, '1784', [1])).checked).toMatchObject([
      { error: expect.stringContaining('none to the chosen account'), account_choice: { accounts: [{}] } },
    ])
    expect((await answered(job, 'unknown-account')).checked).toMatchObject([{ account_choice: { accounts: named } }, {}])
  })

  test('is an ID or a name; rows of the others are skipped, and a file without accounts needs none', async () => {
    const job = await check({ 'a.csv': csv(row(shop), row(partner)), 'days.csv': `date,comments\n${day},7\n` })
    expect(job.checked).toMatchObject([
      {
        error: expect.stringContaining('Please choose the account of this profile'),
        account_choice: { accounts: named, by_username: true },
        unsaid: { rows_of: null },
      },
      { error: null, account_choice: null, unsaid: {} },
    ])
    for (const rowsOf of ['1784', 'shop', '@Shop'])
      expect((await answered(job, rowsOf)).checked).toMatchObject([
        { error: null, result: { written: 1, skippedTotal: 1 }, account_choice: { accounts: named }, unsaid: { rows_of: '1784' } },
        { error: null },
      ])
    expect((await call('start-import', await answered(job, '1784'), { rowsOf: '1784' })).results).toMatchObject([{ written: 1 }, { written: 1 }])
  })

  test('that differs from the username of the profile is refused, with the accounts', async () => {
    const job = await check({ 'a.csv': csv(row(shop), row(partner)) }, { username: '@shop' })
    expect(job.checked).toMatchObject([{ error: null, result: { written: 1 }, account_choice: null }])
    expect((await answered(job, 'shop')).checked).toMatchObject([{ error: null, result: { written: 1 } }])
    expect((await answered(job, '1799')).checked).toMatchObject([
      {
        error: 'The profile is @shop, so rows of partner cannot be imported into it. Please choose shop or another profile.',
        account_choice: { accounts: named, by_username: false },
        unsaid: { rows_of: null },
      },
    ])
  })
})

describe('rows without a username', () => {
  test.each([
    ['in the first row', csv(row('1799,'), rows(partner, 3), row(shop))],
    ['in a row of the profile', csv(row('1784,'), row(shop), rows(partner, 3))],
    ['but with an ID in the others', csv(row(',shop'), row(shop), rows(partner, 3))],
  ])('%s: the profile is known by the others', async (where, text) => {
    const { checked } = await check({ 'a.csv': text }, { username: 'shop' })
    expect(checked).toMatchObject([{ error: null, result: { written: where.startsWith('in the first') ? 1 : 2 } }])
  })

  test('first: a username in the profile settings is still offered as an answer', async () => {
    const job = await check({ 'a.csv': csv(row('1799,'), row(shop)) })
    expect(job.checked).toMatchObject([{ error: expect.stringContaining('or enter its username'), account_choice: { by_username: true } }])
  })
})
