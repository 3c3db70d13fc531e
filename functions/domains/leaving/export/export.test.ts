import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, test } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { ulid } from 'ulid'
import * as v from 'valibot'
import { endpoints } from '../../../../shared/api/index.ts'
import { createScheduledReport } from '../../../../shared/api/schedules.ts'
import { leavingMessages } from '../../../../shared/leaving-messages.ts'
import { takeoutLeftOut, takeoutTables } from '../../../../shared/takeout-messages.ts'
import { type CallInput, callHandler } from '../../../../test/builders/call.ts'
import { cheapHash } from '../../../../test/builders/password-hash.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { dayBefore, type Role, userOf } from '../../../../test/builders/tenants.ts'
import { handlerOf } from '../../../edge/endpoints/index.ts'
import { makeExports } from '../../../edge/jobs/make-exports.ts'
import { putKey } from '../../../kernel/accounts/api-keys.ts'
import { getUser, putUser } from '../../../kernel/accounts/store.ts'
import { documents, tableName } from '../../../kernel/clients.ts'
import { putFile } from '../../../kernel/files.ts'
import { putFontFile } from '../../branding/fonts.ts'
import { putFont } from '../../branding/store.ts'
import { occurrenceKey } from '../../schedules/keys.ts'
import { findTakeout, takeoutQueue } from '../store/exports.ts'

const begun = new Date()
const [email, account] = ['user-zebra-owner@x.test', 'acct-zebra']
let hash: string

const tenants = startTenants({ now: begun, unlimited: true })
beforeAll(async () => {
  hash = cheapHash('kettle crane river')
  const owner = await getUser(account, userOf('owner'))
  if (owner) await putUser(account, owner, hash)
  await putKey({ accountId: account, userId: userOf('owner') }, { id: 'key', name: 'Nightly zebra', scopes: ['read'], ends_at: null }, 20, begun)
})

type Name = (typeof endpoints)[number]['name']
function call(name: Name, role: Role, input: CallInput = {}) {
  const contract = endpoints.find((one) => one.name === name)
  if (!contract) throw new Error(name)
  return callHandler(handlerOf(name), contract.method, contract.path, { session: tenants.sessions[role], ...input })
}

async function linkTo(address: string): Promise<string> {
  const [mail] = await tenants.mail.to(address)
  return /\/api\/exports\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}
async function download(token: string): Promise<Record<string, string>> {
  const { status, headers } = await call('open-export', 'owner', { session: null, params: { token } })
  expect(status).toBe(302)
  const answer = await fetch(headers.location ?? '')
  expect(answer.headers.get('content-disposition')).toContain('.zip')
  return Object.fromEntries(Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer()))).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

test('an account is exported whole, table by table, and its link is mailed to who asked', async () => {
  expect((await call('create-account-export', 'manager')).status).toBe(403)
  const font = {
    id: ulid(),
    name: 'Zebra / Sans <b>',
    kind: 'sans',
    hash: 'x',
    bytes: 4,
    uploaded_at: begun.toISOString(),
    uploaded_by: userOf('owner'),
  } as const
  await putFont(account, font)
  await putFontFile(account, font.id, Buffer.from('wOF2'))
  expect((await call('create-account-export', 'owner')).status).toBe(202)
  expect(await call('create-account-export', 'owner')).toMatchObject({ status: 409, json: { error: leavingMessages.exportUnderWay } })
  expect((await call('get-leaving', 'owner')).json).toMatchObject({ export: { state: 'making', bytes: null } })
  expect(await makeExports(new Date())).toBe(1)
  expect((await call('get-leaving', 'owner')).json).toMatchObject({ export: { state: 'ready', bytes: expect.any(Number) } })

  const files = await download(await linkTo(email))
  const told = Object.keys(takeoutTables).filter((name) => `${name}.json` in files)
  for (const name of told) {
    expect(JSON.parse(files[`${name}.json`] ?? '')).toEqual(expect.any(Array))
    expect(files['README.md']).toContain(`\`${name}.csv\``)
  }
  const lines = (name: string) => (files[`${name}.csv`] ?? '').split('\r\n').length - 2
  for (const name of [
    'people',
    'profile-groups',
    'profiles',
    'days',
    'posts',
    'reviews',
    'tasks',
    'mentions',
    'advocates',
    'ad-figures',
    'competitors',
    'audit-trail',
  ])
    expect([name, lines(name) > 0, lines(name)]).toEqual([name, true, JSON.parse(files[`${name}.json`] ?? '[]').length])
  expect(files['people.csv']).toContain(email)
  expect(Object.entries(files).filter(([name]) => name.startsWith('fonts/'))).toEqual([[expect.stringMatching(/^fonts\/Zebra [^/]*\.woff2$/), 'wOF2']])
  expect(JSON.parse(files['fonts.json'] ?? '')).toMatchObject([{ name: 'Zebra / Sans <b>', uploaded_by: userOf('owner') }])
  expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ id: account, name: 'Account acct-zebra' })
})

test('neither secrets nor anything of another account are in it', async () => {
  const all = JSON.stringify(await download(await linkTo(email)))
  expect(all).not.toContain('otter')
  expect(all).not.toMatch(/\$scrypt|token_hash|lease_token|passwordHash|"secret"/)
  expect(all).not.toContain(hash)
})

test('one person gets what is theirs, and nobody else’s', async () => {
  const days = { dateFrom: dayBefore(begun, 9), dateTo: dayBefore(begun, 3), priorFrom: null, priorTo: null, timezone: 'Europe/London' }
  const request = { ...days, type: 'comprehensive', profiles: ['profile-zebra-1'], template_id: null, labels: [], labelMatch: 'any' }
  expect((await call('create-share', 'owner', { body: { type: 'comprehensive', data: { request } } })).status).toBe(201)
  expect((await call('create-own-export', 'readonly')).status).toBe(202)
  expect((await call('create-own-export', 'owner')).status).toBe(202)
  expect(await makeExports(new Date())).toBe(2)
  const files = await download(await linkTo('user-zebra-readonly@x.test'))
  expect(JSON.parse(files['you.json'] ?? '')).toMatchObject({ email: 'user-zebra-readonly@x.test' })
  expect(JSON.stringify(files)).not.toMatch(/user-zebra-owner|posts\.csv/)
  const ofOwner = await download(await linkTo(email))
  expect(ofOwner['api-keys.csv']).toContain('Nightly zebra')
  const links = [files, ofOwner].map((of) => JSON.parse(of['shared-links.json'] ?? '[]').length)
  expect(links).toEqual([0, 1])
})

test('a link needs no session, and ends after seven days', async () => {
  const token = await linkTo(email)
  expect((await call('open-export', 'other', { session: null, params: { token } })).status).toBe(302)
  const unknown = await call('open-export', 'owner', { session: null, params: { token: 'A'.repeat(43) } })
  expect(unknown).toMatchObject({ status: 410, json: { error: leavingMessages.exportGone } })
  expect(await findTakeout(token, new Date(begun.getTime() + 6.9 * 86_400_000))).not.toBeNull()
  expect(await findTakeout(token, new Date(Date.now() + 7 * 86_400_000))).toBeNull()
})

/** A run that was made, with its PDF. */
async function aSentReport(at: string): Promise<void> {
  const plan = { flavor: 'comprehensive', type: 'WEEKLY', generate_at: at, quantity: 1, profiles: ['profile-zebra-1'], recipient_users: [userOf('owner')] }
  const { json, status } = await call('create-scheduled-report', 'owner', { body: plan })
  expect(status).toBe(201)
  const id = v.parse(createScheduledReport.response, json).records[0]?._id ?? ''
  const key = `reports/${account}/${id}/x.pdf`
  await putFile(key, Buffer.from(`%PDF ${at}`), 'application/pdf')
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: occurrenceKey(account, id),
      UpdateExpression: 'SET pdf = :pdf, covered = :covered, #state = :state',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':pdf': { key, bytes: 5, pages: 1 },
        ':covered': { dateFrom: at.slice(0, 10), dateTo: at.slice(0, 10), priorFrom: null, priorTo: null },
        ':state': 'GENERATED',
      },
    }),
  )
}

test('PDFs for which there is no time are left out, named in the zip and told in the email; all else is in it', async () => {
  for (const days of [400, 401]) await aSentReport(new Date(begun.getTime() + days * 86_400_000).toISOString())
  const make = async (bounds: Parameters<typeof makeExports>[1]) => {
    expect((await call('create-account-export', 'owner')).status).toBe(202)
    expect(await makeExports(new Date(), bounds)).toBe(1)
    return { files: await download(await linkTo(email)), text: (await tenants.mail.to(email))[0]?.text.replaceAll('\n', ' ') ?? '' }
  }
  const whole = await make({})
  const pdfs = Object.keys(whole.files).filter((name) => name.endsWith('.pdf'))
  expect(pdfs).toHaveLength(2)
  for (const name of pdfs) expect(whole.files[name]).toMatch(/^%PDF 20/)
  expect(whole.text).not.toContain('not in the zip')
  const bounded = await make({ pdfMs: 0 })
  expect(Object.keys(bounded.files).filter((name) => name.endsWith('.pdf'))).toEqual([])
  for (const name of pdfs) expect(bounded.files['reports/left-out.txt']).toContain(name.replace('reports/', ''))
  expect(bounded.files['posts.csv']).toBe(whole.files['posts.csv'])
  expect(bounded.text).toContain(takeoutLeftOut(2))
})

test('one that fails again and again is given up, and who asked is mailed what to do; while mail is away it is tried again', async () => {
  expect((await call('create-account-export', 'owner')).status).toBe(202)
  const mails = (await tenants.mail.to(email)).length
  const [bucket, from] = [process.env.ALMANAC_BUCKET, process.env.ALMANAC_MAIL_FROM]
  process.env.ALMANAC_BUCKET = 'there-is-no-such-bucket'
  for (let tries = 0; tries < 3; tries++) expect(await makeExports(new Date())).toBe(0)
  expect((await call('get-leaving', 'owner')).json).toMatchObject({ export: { state: 'making' } })
  delete process.env.ALMANAC_MAIL_FROM
  expect(await makeExports(new Date())).toBe(0)
  expect((await call('get-leaving', 'owner')).json).toMatchObject({ export: { state: 'failed' } })
  expect(await tenants.mail.to(email)).toHaveLength(mails)
  Object.assign(process.env, { ALMANAC_MAIL_FROM: from, ALMANAC_BUCKET: bucket })
  expect(await makeExports(new Date())).toBe(0)
  expect((await tenants.mail.to(email))[0]?.subject).toBe('The export of Account acct-zebra failed')
  for (let later = 0; later < 2; later++) expect(await makeExports(new Date())).toBe(0)
  expect(await tenants.mail.to(email)).toHaveLength(mails + 1)
  expect((await call('create-account-export', 'owner')).status).toBe(202)
  expect(await makeExports(new Date())).toBe(1)
})

/** Does something else before the command whose input has the text. */
function before(text: string, something: () => Promise<unknown>): void {
  documents().middlewareStack.add(
    (next) => async (args) => {
      if (JSON.stringify(args.input).includes(text)) {
        documents().middlewareStack.remove('meanwhile')
        await something()
      }
      return next(args)
    },
    { step: 'initialize', name: 'meanwhile' },
  )
}

test('an export that another worker made a moment before is not mailed again', async () => {
  expect((await call('create-account-export', 'owner')).status).toBe(202)
  const mails = (await tenants.mail.to(email)).length
  before('"TURN"', async () => expect(await makeExports(new Date())).toBe(1))
  expect(await makeExports(new Date())).toBe(0)
  expect(await tenants.mail.to(email)).toHaveLength(mails + 1)
})

test('a worker that lost its slot while it made an export mails nothing, and the export is made by another', async () => {
  expect((await call('create-account-export', 'owner')).status).toBe(202)
  const mails = (await tenants.mail.to(email)).length
  const slot = { pk: takeoutQueue, sk: 'TURN' }
  // a version before wrote it the same way
  before('"attempts"', () => documents().send(new PutCommand({ TableName: tableName(), Item: { ...slot, token: 'thief', until: Date.now() - 1, ttl: 0 } })))
  expect(await makeExports(new Date())).toBe(0)
  expect(await tenants.mail.to(email)).toHaveLength(mails)
  expect(await makeExports(new Date())).toBe(1)
  expect(await tenants.mail.to(email)).toHaveLength(mails + 1)
})
