import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { DeleteCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { createScheduledReport } from '../../../../shared/api/schedules.ts'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { type Role, userOf } from '../../../../test/builders/tenants.ts'
import {
  account,
  after,
  begun,
  call,
  download,
  email,
  endless,
  name,
  password,
  run,
  shared,
  startWholeAccount,
  tenants,
} from '../../../../test/builders/whole-account.ts'
import { realPorts } from '../../../domains/delivery/real-ports.ts'
import { idHash } from '../../../domains/leaving/store/ledger.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { documents, dynamo, tableName } from '../../../kernel/clients.ts'
import { bucketName, s3 } from '../../../kernel/s3.ts'
import { removeForGood } from '../../jobs/remove-for-good.ts'
import { runReport } from '../../jobs/run-report.ts'
import { watch } from '../../jobs/watchdog.ts'

startWholeAccount()

async function table(): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = []
  for (let from: Record<string, unknown> | undefined, first = true; first || from; first = false) {
    const page = await documents().send(new ScanCommand({ TableName: tableName(), ExclusiveStartKey: from }))
    items.push(...(page.Items ?? []))
    from = page.LastEvaluatedKey
  }
  return items
}
const files = async () => ((await s3().send(new ListObjectsV2Command({ Bucket: bucketName() }))).Contents ?? []).map(({ Key }) => Key ?? '').sort()
const plans = () => tenants.schedules().filter((one) => JSON.stringify(one).includes(account))
/** What is counted comes and goes with time. */
const isLasting = ({ pk }: Record<string, unknown>) => !String(pk).startsWith('LIMIT#')
const byKey = (items: Record<string, unknown>[]) => Object.fromEntries(items.map((item) => [`${item.pk} ${item.sk}`, item]))
const mentions = (word: string) => (item: Record<string, unknown>) => JSON.stringify(item).includes(word)
const ask = (body: object, role: Role = 'owner') => call('delete-account', role, { body })

/** The link in the newest email to the owner. */
async function linkIn(): Promise<string> {
  const [mail] = await tenants.mail.to(email)
  return /\/keep\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function closesAtItsTime(): Promise<void> {
  expect((await ask({ name, password })).status).toBe(202)
  await removeForGood(after(23))
  expect((await call('get-me', 'owner')).status).toBe(200)
  expect((await call('get-shared-report', 'owner', { session: null, params: { token: shared } })).status).toBe(200)
  expect(plans().length).toBeGreaterThan(0)
  const order = (hours: number) => ({ body: { ...endless, until_stopped: false, generate_at: after(hours).toISOString() } })
  const refused = { status: 409, json: { error: deliveryMessages.afterDeletion } }
  const made = await call('create-scheduled-report', 'owner', order(23))
  expect(made.status).toBe(201)
  const [{ _id } = { _id: '' }] = v.parse(createScheduledReport.response, made.json).records
  expect(await call('create-scheduled-report', 'owner', order(25))).toMatchObject(refused)
  expect(await call('update-scheduled-report', 'owner', { params: { id: _id }, ...order(25) })).toMatchObject(refused)
  expect((await call('update-scheduled-report', 'owner', { params: { id: _id }, ...order(22) })).status).toBe(200)
  const token = await linkIn()
  const session = await startSession(account, userOf('owner'), begun)
  await removeForGood(after(24.1))
  expect((await call('get-me', 'owner', { session })).status).toBe(401)
  expect((await call('get-me', 'restricted')).status).toBe(401)
  expect((await call('login', 'owner', { session: null, body: { email, password } })).status).toBe(401)
  expect((await call('get-shared-report', 'owner', { session: null, params: { token: shared } })).status).toBe(410)
  expect((await call('open-download', 'owner', { session: null, params: { token: download } })).status).toBe(410)
  expect((await call('keep-account-by-link', 'owner', { session: null, body: { token } })).status).toBe(410)
  expect(await runReport({ accountId: account, occurrenceId: run, scheduledTime: begun.toISOString() }, realPorts)).toEqual({ outcome: 'nothing to do' })
  expect(plans()).toEqual([])
  expect((await watch(after(24.2))).grown).toEqual([])
  expect(plans()).toEqual([])
  expect((await call('get-me', 'other')).status).toBe(200)
}

/** Lets so many calls through and fails all that come after, as if the process had been killed there. */
let left = Number.POSITIVE_INFINITY
class Killed extends Error {}
function killable(): void {
  const guard = <Args, Out>(next: (args: Args) => Promise<Out>) => {
    return async (args: Args): Promise<Out> => {
      if (left-- <= 0) throw new Killed()
      return next(args)
    }
  }
  dynamo().middlewareStack.add((next) => guard(next), { step: 'initialize', name: 'killed' })
  s3().middlewareStack.add((next) => guard(next), { step: 'initialize', name: 'killed' })
}

async function takesEverythingAwayThroughKills(): Promise<void> {
  // its key says whose it is, though its fields are not what they should be
  await documents().send(new PutCommand({ TableName: tableName(), Item: { pk: `A#${account}`, sk: 'LABEL#malformed', name: 7 } }))
  const [before, ofOthers] = [await table(), (await files()).filter((key) => !key.includes(account))]
  expect(before.filter(mentions('zebra')).length).toBeGreaterThan(100)
  for (const kind of [
    'AUDIT#',
    'S#',
    'SHARE#',
    'DOWNLOAD#',
    'EMAIL#',
    'RESET#',
    'SIGNUP#',
    'DEVICE#',
    'HALF#',
    'EMAILCHANGE#',
    'INVITATION#',
    'KEEP#',
    'LIMIT#',
    'APIKEY#',
  ])
    expect([kind, before.some(({ pk }) => String(pk).startsWith(kind))]).toEqual([kind, true])

  killable()
  let [kills, done] = [0, false]
  for (let steps = 2; !done; steps += 3) {
    left = steps
    done = await removeForGood(after(25)).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error
      kills += 1
      return false
    })
    left = Number.POSITIVE_INFINITY
    // its lock passes by itself
    await documents().send(new DeleteCommand({ TableName: tableName(), Key: { pk: 'LEAVING', sk: 'TURN' } }))
  }
  expect(kills).toBeGreaterThan(5)

  const now = await table()
  expect(now.filter(mentions('zebra'))).toEqual([])
  for (const kind of ['DEVICE#', 'HALF#', 'KEEP#', 'LEAVING']) expect(now.filter(({ pk }) => String(pk).startsWith(kind)).filter(isOfOwner)).toEqual([])
  expect(byKey(now.filter(mentions('otter')).filter(isLasting))).toEqual(byKey(before.filter(mentions('otter')).filter(isLasting)))
  expect(await files()).toEqual(ofOthers)
  expect((await call('get-me', 'other')).status).toBe(200)
}
/** The others' are told by their words. */
const isOfOwner = (item: Record<string, unknown>) => !JSON.stringify(item).includes('otter') && item.sk !== 'UNNOTED'

async function leavesAHashInTheLedger(): Promise<void> {
  const [entry] = (await table()).filter(({ pk }) => pk === 'DELETIONS')
  expect(entry).toMatchObject({ kind: 'account', hash: idHash({ kind: 'account', accountId: account, asked_at: '' }), done_at: after(25).toISOString() })
  expect(Number(entry?.items)).toBeGreaterThan(100)
  expect(Number(entry?.files)).toBeGreaterThan(5)
  expect(Number(entry?.schedules)).toBeGreaterThan(0)
  expect(JSON.stringify(entry)).not.toContain('zebra')
  expect(await removeForGood(after(26))).toBe(true)
}

test('nothing changes before its time; then nobody can sign in and everything but a hash is deleted, however often the deletion is killed', async () => {
  await closesAtItsTime()
  await takesEverythingAwayThroughKills()
  await leavesAHashInTheLedger()
})
