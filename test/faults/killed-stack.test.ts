/**
 * The whole local stack is killed at random moments while reports are due, and started again: real Chromium, real disk, the clock of the
 * machine. Only `npm run test:faults` does it: it takes minutes.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import PostalMime from 'postal-mime'
import * as v from 'valibot'
import { createSchedulerSchedules } from '../../functions/domains/schedules/scheduler-schedules.ts'
import { putSchedule } from '../../functions/domains/schedules/store/schedules.ts'
import { putAccount, putGroup, putProfile, putUser } from '../../functions/kernel/accounts/store.ts'
import { buildFrontend } from '../../scripts/local/build-frontend.ts'
import { openMailbox } from '../../scripts/local/mailbox.ts'
import { someOccurrences } from '../builders/occurrences.ts'
import { seeded } from './seeded.ts'

const due = Number(process.env.ALMANAC_FAULT_DUE ?? 200)
const runsOfAccount = 10
/** One for so many runs, so that most of the work is begun by a stack that does not end it. */
const kills = Math.ceil(due / 10) + 1
const folder = mkdtempSync(join(tmpdir(), 'almanac-killed-'))
const before = { ...process.env }
let child: ChildProcess | undefined

async function start(): Promise<Record<string, string>> {
  const entry = join(import.meta.dirname, '../builders/stack-process.ts')
  child = spawn(process.execPath, ['--no-warnings', entry, folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: before })
  const [{ env }] = await once(child, 'message')
  return env
}

async function kill(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

beforeAll(async () => {
  await buildFrontend(() => undefined, ['print'])
}, 180_000)
afterAll(async () => {
  if (child && child.exitCode === null) {
    const gone = once(child, 'exit')
    child.disconnect()
    await gone
  }
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}, 180_000)

async function order(at: number, dueAt: string): Promise<void> {
  const accountId = `acct-killed-${Math.floor(at / runsOfAccount)}`
  const entity_gid = `group-${accountId}`
  if (at % runsOfAccount === 0) {
    await putAccount({ id: accountId, name: 'Ellery Pike', timezone: 'UTC', features: {} })
    await putGroup(accountId, { entity_gid, name: 'Larkmere', timezone: null })
    await putUser(accountId, { id: 'owner', email: `owner@${accountId}.test`, name: 'Mara Okafor', role: 'OWNER', type: 'member', joined: true, groups: {} })
    await putProfile(accountId, {
      ...{ id: 'p1', entity_gid, network: 'facebook', network_id: '1', name: 'Larkmere', username: null, picture_url: null, profile_url: null },
      ...{ timezone: null, connected_at: '2025-01-01T00:00:00.000Z', available_from: '2025-01-01', kind: 'page' },
    })
  }
  const { schedule, occurrences } = someOccurrences({
    ...{ title: `Run ${at}`, flavor: 'comprehensive', profiles: ['p1'], entities: [entity_gid], at: [dueAt], now: new Date() },
    recipients: [{ user_id: null, email: `reader@${at}.test`, name: null }],
  })
  await putSchedule(accountId, schedule, occurrences, undefined)
  await createSchedulerSchedules(accountId, schedule, new Date(), occurrences)
}

const Run = v.object({
  title: v.string(),
  state: v.string(),
  sends: v.record(v.string(), v.object({ status: v.string() })),
  pdf: v.nullable(v.object({ key: v.string(), bytes: v.number() })),
})
const client = (env: Record<string, string>) => ({ region: env.AWS_REGION, credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } })

/** The ledger as it stands in the table. */
async function ledger(env: Record<string, string>): Promise<v.InferOutput<typeof Run>[]> {
  const table = new DynamoDBClient({ ...client(env), endpoint: env.AWS_ENDPOINT_URL_DYNAMODB })
  const found: v.InferOutput<typeof Run>[] = []
  for (let ExclusiveStartKey: Record<string, never> | undefined, first = true; first || ExclusiveStartKey; first = false) {
    const { Items = [], LastEvaluatedKey } = await table.send(new ScanCommand({ TableName: env.ALMANAC_TABLE, ExclusiveStartKey }))
    for (const item of Items.map((one) => unmarshall(one))) if (String(item.sk).startsWith('RUN#')) found.push(v.parse(Run, item))
    ExclusiveStartKey = LastEvaluatedKey && JSON.parse(JSON.stringify(LastEvaluatedKey))
  }
  table.destroy()
  return found
}

test(`${due} reports are due and the stack is killed ${kills} times meanwhile: each is mailed whole, and none twice without a word`, async () => {
  let env = await start()
  Object.assign(process.env, env)
  const dueAt = new Date(Date.now() + 20_000 + due * 100).toISOString()
  for (let at = 0; at < due; at++) await order(at, dueAt)
  await pause(Math.max(0, Date.parse(dueAt) - Date.now()))
  const random = seeded(due)
  for (let killed = 0; killed < kills; killed++) {
    await pause(500 + random() * 12_000)
    await kill()
    env = await start()
  }
  const hasEnded = async () => (await ledger(env)).every(({ state }) => state === 'GENERATED' || state === 'FAILED')
  for (let waited = 0; !(await hasEnded()) && waited < 360; waited++) await pause(5_000)

  const mailbox = openMailbox(join(folder, 'mail'))
  const mails = await mailbox.list()
  const files = new S3Client({ ...client(env), endpoint: env.AWS_ENDPOINT_URL_S3, forcePathStyle: true })
  const tally = { sent: 0, lost: 0, doubled: 0, broken: 0, toOwners: mails.filter(({ to }) => to[0]?.startsWith('owner@')).length }
  const runs = await ledger(env)
  for (let at = 0; at < due; at++) {
    const run = runs.find(({ title }) => title === `Run ${at}`)
    const mine = mails.filter(({ to }) => to.includes(`reader@${at}.test`))
    if (run?.state === 'GENERATED' && mine.length > 0) tally.sent += 1
    else tally.lost += 1
    tally.doubled += Math.max(0, mine.length - 1)
    for (const { id } of mine) {
      const { attachments } = await PostalMime.parse((await mailbox.read(id)) ?? new Uint8Array())
      const [pdf] = attachments
      const { Body } = await files.send(new GetObjectCommand({ Bucket: env.ALMANAC_BUCKET, Key: run?.pdf?.key }))
      const stored = Buffer.from((await Body?.transformToByteArray()) ?? [])
      const isWhole = stored.includes('%PDF-') && stored.includes('%%EOF') && stored.length === run?.pdf?.bytes
      if (!isWhole || !pdf || typeof pdf.content === 'string' || !stored.equals(new Uint8Array(pdf.content))) tally.broken += 1
    }
  }
  files.destroy()
  const said = readFileSync(join(folder, 'logs', 'functions.log'), 'utf8').split('mail may be doubled').length - 1
  console.log(tally, { kills, saidDoubled: said })
  expect(tally).toMatchObject({ sent: due, lost: 0, broken: 0, toOwners: 0 })
  // a kill between the answer of SES and its marker
  expect(tally.doubled).toBeLessThanOrEqual(said)
}, 3_600_000)
