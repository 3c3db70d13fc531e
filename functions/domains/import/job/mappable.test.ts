/** Refusals that ask to map columns include the columns. Refusals of files that cannot be mapped say what to do instead. */
import { beforeEach, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { ImportAnswer, type ImportJob } from '../../../../shared/api/import-job.ts'
import type { NetworkCode } from '../../../../shared/networks.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { dayBefore } from '../../../../test/builders/tenants.ts'
import { handlerOf } from '../../../edge/endpoints/index.ts'
import { putProfile } from '../../../kernel/accounts/store.ts'
import { deleteMapping } from '../mappings/store.ts'

const now = new Date()
const account = 'acct-zebra'
const tenants = startTenants({ now })
const [first, last] = [dayBefore(now, 9), dayBefore(now, 8)]
const header = ['Day', 'Shown', 'Thumbs up']
beforeEach(() => deleteMapping(account, header))

async function check(csv: string, network: NetworkCode = 'facebook'): Promise<ImportJob> {
  await putProfile(account, aProfile('mappable', network, { entity_gid: 'group-zebra-1', available_from: null }))
  const form = new FormData()
  form.append('file', new File([csv], 'mine.csv'))
  const sent = new Response(form)
  const answer = await callHandler(handlerOf('import-profile-data'), 'POST', '/profiles/{id}/import', {
    ...{ session: tenants.sessions.owner, params: { id: 'mappable' }, query: { check: 'true' } },
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    body: new Uint8Array(await sent.arrayBuffer()),
  })
  return v.parse(ImportAnswer, answer.json).import
}
const mappedTo = async ({ id }: ImportJob, mapping: Readonly<Record<string, string>>): Promise<ImportJob> => {
  const columns = Object.entries(mapping).map(([name, holds]) => ({ name, holds }))
  const answer = await callHandler(handlerOf('check-import'), 'POST', '/imports/{id}/check', {
    ...{ session: tenants.sessions.owner, params: { id }, body: { columns } },
  })
  return v.parse(ImportAnswer, answer.json).import
}

const rows = `Day,Shown,Thumbs up\n${first},120,5\n${last},140,6\n`
const mapping = { Day: 'date', Shown: 'impressions', 'Thumbs up': 'reactions' }

test.each([
  ['stray lines above and a total below', `Report of our client\nExported 30 Nov 2026\n\n${rows}\nTotal,260,11\n`, 1],
  ['a total after a blank line', `${rows}\nTotal,260,11\n`, 1],
  ['a total at once', `${rows}Total,260,11\n`, 1],
  ['pairs of words above', `Client,Bakery\nExported by,Mara\n\n${rows}`, 0],
  ['a blank line among its days', `Day,Shown,Thumbs up\n${first},120,5\n\n${last},140,6\n`, 0],
])('with %s a file is mapped and read', async (_, csv, totals) => {
  const job = await check(csv)
  expect(job.checked).toMatchObject([{ error: expect.stringContaining('map its columns'), columns: header.map((name) => ({ name })) }])
  const total = totals > 0 ? ['1 total row was skipped.'] : []
  expect((await mappedTo(job, mapping)).checked).toMatchObject([
    { error: null, result: { written: 2, from: first, to: last, notes: expect.arrayContaining(total) } },
  ])
})

test('a total row after a blank line under documented columns is skipped', async () => {
  expect((await check(`date,impressions\n${first},120\n${last},140\n\nTotal,260\n`)).checked).toMatchObject([
    { error: null, result: { written: 2, notes: ['1 total row was skipped.'] } },
  ])
})

test('days after a blank line are read in the order of those before it', async () => {
  const day = `${first.slice(0, 4)}-01-02`
  expect((await check(`date,impressions\n31/12/2025,1\n\n02/01/${day.slice(0, 4)},2\n`)).checked).toMatchObject([
    { error: null, result: { from: '2025-12-31', to: day } },
  ])
})

test('without one table to map, the refusal says what to do with the file', async () => {
  const two = `Week,Shown\n1,120\n2,140\n\nMonth,Thumbs up\n3,5\n4,6\n`
  expect((await check(two)).checked).toMatchObject([{ error: expect.stringContaining('each table as a file of its own'), columns: null }])
  expect((await check('hello')).checked).toMatchObject([{ error: expect.stringContaining('no table'), columns: null }])
})

test('an export that asks for a column to be mapped has its columns', async () => {
  const ads = 'Start Date (in UTC),Account Name,Campaign Name,Campaign ID,Total Spent,Impressions,Clicks\n2026-11-01,A,B,1,5,100,2\n2026-11-01,A,C,2,5,100,2\n'
  const [file] = (await check(ads, 'linkedin')).checked ?? []
  expect(file?.error).toContain('map this column')
  expect(file?.columns).toMatchObject([{ name: 'Start Date (in UTC)' }, {}, {}, {}, {}, {}, {}])
})

test('a file with two columns of the same name is refused, and asks to rename one', async () => {
  const csv = `Day,Shown,Shown\n${first},120,5\n`
  const job = await check(csv)
  expect((await mappedTo(job, { Day: 'date', Shown: 'impressions' })).checked).toMatchObject([
    { error: expect.stringMatching(/several columns named "Shown"\. Please rename all but one of them/) },
  ])
  const other = await mappedTo(await check(rows), { Day: 'date', Shown: 'impressions', 'Thumbs up': 'impressions' })
  expect(other.checked).toMatchObject([{ error: '"Shown" and "Thumbs up" are both mapped to Impressions. Please map only one of them.' }])
})
