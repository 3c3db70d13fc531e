/** SES and S3 that are away, refuse us, or hang up: the real clients over HTTP, the real ledger, a clock put forward by hand. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Ports } from '../../functions/domains/delivery/ports.ts'
import { getOccurrence } from '../../functions/domains/schedules/store/occurrences.ts'
import { overdue } from '../../functions/domains/schedules/store/unfinished.ts'
import { runReport } from '../../functions/edge/jobs/run-report.ts'
import { putFile, readFile } from '../../functions/kernel/files.ts'
import { log } from '../../functions/kernel/log.ts'
import { sendMail } from '../../functions/kernel/mail/mail.ts'
import { SenderRefused, UndeliverableAddress } from '../../functions/kernel/mail/ses-refusals.ts'
import { createBucket } from '../../scripts/local/bucket.ts'
import { type Listening, listen } from '../../scripts/local/listen.ts'
import { readBody } from '../../scripts/local/read-body.ts'
import { createS3 } from '../../scripts/local/s3.ts'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { startTable, type TestTable } from '../builders/stack.ts'
import { minute, newWorld, portsOf, schedule, type World } from './world.ts'

const folder = mkdtempSync(join(tmpdir(), 'almanac-outage-'))
let table: TestTable
let ses: Listening
let s3: Listening
/** hang up on whoever asks */
let away: { ses: boolean; s3: boolean }
/** what SES says instead of taking a mail */
let refusal: (to: string) => { status: number; code: string; message: string } | null
let mailed: string[]

const xml = (body: string) => `<?xml version="1.0"?>${body}`

beforeAll(async () => {
  table = await startTable()
  ses = await listen(async (request, response) => {
    if (away.ses) return void request.socket.destroy()
    const to = new URLSearchParams((await readBody(request, 10_000_000)).toString('utf8')).get('Destinations.member.1') ?? ''
    const said = refusal(to)
    response.writeHead(said?.status ?? 200, { 'content-type': 'text/xml' })
    if (said) {
      response.end(
        xml(
          `<ErrorResponse><Error><Type>Sender</Type><Code>${said.code}</Code><Message>${said.message}</Message></Error><RequestId>r</RequestId></ErrorResponse>`,
        ),
      )
    } else {
      mailed.push(to)
      response.end(xml('<SendRawEmailResponse><SendRawEmailResult><MessageId>m</MessageId></SendRawEmailResult></SendRawEmailResponse>'))
    }
  })
  const objects = createS3(folder)
  s3 = await listen((request, response) => (away.s3 ? void request.socket.destroy() : void objects(request, response)))
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SES: `http://127.0.0.1:${ses.port}`,
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${s3.port}`,
    ALMANAC_BUCKET: 'almanac-outage',
    ALMANAC_ORIGIN: 'https://almanac.test',
    ALMANAC_MAIL_FROM: 'Almanac <reports@almanac.test>',
  })
  away = { ses: false, s3: false }
  await createBucket('almanac-outage')
  log.setLogLevel('SILENT')
})
beforeEach(() => {
  away = { ses: false, s3: false }
  refusal = () => null
  mailed = []
})
afterAll(async () => {
  log.setLogLevel('INFO')
  await Promise.all([ses.close(), s3.close(), table.stop()])
  for (const name of ['AWS_ENDPOINT_URL_SES', 'AWS_ENDPOINT_URL_S3', 'ALMANAC_BUCKET', 'ALMANAC_ORIGIN', 'ALMANAC_MAIL_FROM']) delete process.env[name]
  rmSync(folder, { recursive: true, force: true })
})

const real = (world: World): Ports => ({
  ...portsOf(world),
  putFile: (key, bytes) => putFile(key, bytes, 'application/pdf'),
  readFile,
  send: sendMail,
})

type Told = { outcome: string; at: number }

/** Fires the run, and again whenever it asked for it, until it asks for nothing more; `meanwhile` sees the clock before each try. */
async function drive(event: Awaited<ReturnType<typeof schedule>>, world: World, meanwhile: (elapsed: number) => void): Promise<Told[]> {
  const ports = real(world)
  const started = world.clock
  const told: Told[] = []
  for (;;) {
    meanwhile(world.clock - started)
    world.again = null
    told.push({ outcome: (await runReport(event, ports)).outcome, at: (world.clock - started) / minute })
    if (world.again === null) return told
    world.clock = world.again
  }
}

const recipients = ['first@client.test', 'second@client.test']
const outages = [
  ['SES', 'ten seconds', 10_000],
  ['SES', 'ten minutes', 10 * minute],
  ['S3', 'ten seconds', 10_000],
  ['S3', 'ten minutes', 10 * minute],
  ['both', 'an hour', 60 * minute],
] as const

test.each(outages)('%s away for %s: the report goes out once to each, late, and never fails', async (which, _, length) => {
  const world = await newWorld()
  const event = await schedule(world, recipients)
  const told = await drive(event, world, (elapsed) => {
    away = { ses: which !== 'S3' && elapsed < length, s3: which !== 'SES' && elapsed < length }
  })
  expect(told.map(({ outcome }) => outcome)).toEqual([...told.slice(1).map(() => 'tried again later'), 'sent'])
  expect(told.length).toBeGreaterThan(1)
  expect(mailed).toEqual(recipients)
  expect(await getOccurrence(event.accountId, event.occurrenceId)).toMatchObject({ state: 'GENERATED', retry: null })
})

test('SES away for a day: tried for more than an hour with growing waits, failed, and its owner is told once when mail goes out again', async () => {
  const world = await newWorld()
  const event = await schedule(world, recipients)
  const told = await drive(event, world, (elapsed) => {
    away = { ses: elapsed < 12 * 60 * minute, s3: false }
  })
  const tries = told.filter(({ outcome }) => outcome === 'tried again later')
  expect(tries.map(({ at }) => at)).toEqual([0, 1, 3, 7, 15, 31])
  expect(told[tries.length]).toEqual({ outcome: 'failed', at: 63 })
  expect(mailed).toEqual([world.ownerEmail])
  expect(await getOccurrence(event.accountId, event.occurrenceId)).toMatchObject({ state: 'FAILED', reason: deliveryMessages.mailAway, retry: null })
  expect(await overdue(new Date('2027-01-01T00:00:00Z'))).toEqual([])
})

const notVerified = (identity: string) => `Email address is not verified. The following identities failed the check in region EU-WEST-1: ${identity}`
test.each([
  ['an unverified sender', 'MessageRejected', notVerified('reports@almanac.test'), 'unverified'],
  ['a sandbox, which names the recipient', 'MessageRejected', notVerified('first@client.test'), 'unverified'],
  ['a MAIL FROM domain without its record', 'MailFromDomainNotVerifiedException', 'Could not read the MX record.', 'unverified'],
  [
    'sending paused by AWS',
    'MessageRejected',
    'Sending paused for this account. For more information, please check the inbox of the email address associated with your AWS account.',
    'paused',
  ],
  ['sending switched off', 'AccountSendingPausedException', 'Email sending has been disabled for your account.', 'paused'],
  ['the quota of a day', 'Throttling', 'Daily message quota exceeded.', 'quota'],
  ['no such configuration set', 'ConfigurationSetDoesNotExist', 'Configuration set reports does not exist.', 'misconfigured'],
  ['a role that may not send', 'AccessDenied', 'User is not authorized to perform ses:SendRawEmail', 'misconfigured'],
] as const)('%s is told as what it is, with its cause, and never as a fault of a recipient', async (_, code, message, refused) => {
  refusal = () => ({ status: 400, code, message })
  const failed = await sendMail({ fromName: 'A', to: { email: 'first@client.test', name: null }, subject: 's', html: 'h', text: 't' }).catch((error) => error)
  expect(failed).toBeInstanceOf(SenderRefused)
  expect(failed).toMatchObject({ refusal: refused, cause: { message } })
  expect(deliveryMessages.sender[refused]).not.toMatch(/cannot be mailed|@/)
})

test.each([
  ['MessageRejected', 'Address blacklisted.'],
  ['InvalidParameterValue', 'Domain contains illegal character'],
])('%s: %s is about the recipient', async (code, message) => {
  refusal = () => ({ status: 400, code, message })
  const failed = await sendMail({ fromName: 'A', to: { email: 'dead@client.test', name: null }, subject: 's', html: 'h', text: 't' }).catch((error) => error)
  expect(failed).toBeInstanceOf(UndeliverableAddress)
  expect([failed.message, failed.cause.message]).toEqual(['dead@client.test cannot be mailed.', message])
})

test('a refused sender is tried again for the hour: verified in time the report goes out, those who could be mailed have it at once', async () => {
  const world = await newWorld()
  const event = await schedule(world, recipients)
  let verified = false
  refusal = (to) => (verified || to === 'second@client.test' ? null : { status: 400, code: 'MessageRejected', message: notVerified(to) })
  const told = await drive(event, world, (elapsed) => {
    if (elapsed > 0) expect(mailed).toEqual(['second@client.test'])
    verified = elapsed > 20 * minute
  })
  expect(told.at(-1)).toEqual({ outcome: 'sent', at: 31 })
  expect(mailed).toEqual(['second@client.test', 'first@client.test'])
})

test('a sender refused to the end: the run says so, no recipient is blamed, and the log has what SES said', async () => {
  const world = await newWorld()
  const event = await schedule(world, recipients)
  refusal = () => ({ status: 400, code: 'MessageRejected', message: notVerified('reports@almanac.test') })
  const lines: string[] = []
  const streams = [process.stdout, process.stderr] as const
  const writes = streams.map((stream) => stream.write)
  log.setLogLevel('INFO')
  for (const stream of streams) stream.write = (chunk: string | Uint8Array) => lines.push(String(chunk)) > 0
  try {
    await drive(event, world, () => undefined)
  } finally {
    for (const [at, stream] of streams.entries()) stream.write = writes[at] ?? stream.write
    log.setLogLevel('SILENT')
  }
  const end = await getOccurrence(event.accountId, event.occurrenceId)
  expect([end?.state, end?.reason, end?.sends]).toEqual(['FAILED', deliveryMessages.sender.unverified, {}])
  expect(lines.some((line) => line.includes('mail: sender refused') && line.includes('The following identities failed the check'))).toBe(true)
  expect(lines.join('')).not.toContain('cannot be mailed')
  // nobody could be told, and it is not tried for ever
  expect(mailed).toEqual([])
  expect(lines.some((line) => line.includes('run: owner never told'))).toBe(true)
  expect(await overdue(new Date('2027-01-01T00:00:00Z'))).toEqual([])
})
