/** What SNS hands on of SES, through the real handler, with a topic that signs. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { listen } from '../../../scripts/local/listen.ts'
import { createSns, type LocalSns, sesEvent } from '../../../scripts/local/sns.ts'
import { startMail, type TestMail } from '../../../test/builders/mail.ts'
import { startTable, type TestTable } from '../../../test/builders/stack.ts'
import { handler } from '../../edge/jobs/receive-mail-events.ts'
import { sendMail } from '../../kernel/mail/mail.ts'
import { UndeliverableAddress } from '../../kernel/mail/ses-refusals.ts'
import { liftSuppression, suppressionOf } from '../../kernel/mail/suppression.ts'
import { SnsMessage, signedText } from './signature.ts'

const topic = 'arn:aws:sns:eu-west-1:000000000000:almanac-test-mail-events'
const at = '2026-11-20T08:00:00.000Z'
let table: TestTable
let mail: TestMail
let sns: LocalSns
/** A topic of somebody else at the same SNS, and an SNS that is none. */
let others: LocalSns
let forger: LocalSns
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  table = await startTable()
  mail = await startMail()
  const served = await listen((request, response) => sns.api(request, response))
  const foreign = await listen((request, response) => forger.api(request, response))
  closing.push(served.close, foreign.close)
  const endpoint = `http://127.0.0.1:${served.port}`
  sns = createSns({ topic, endpoint })
  others = createSns({ topic: `${topic}-other`, endpoint })
  forger = createSns({ topic, endpoint: `http://127.0.0.1:${foreign.port}` })
  Object.assign(process.env, { AWS_ENDPOINT_URL_SNS: endpoint, ALMANAC_MAIL_EVENTS_TOPIC: topic })
})
afterAll(async () => {
  for (const close of closing) await close()
  await mail.stop()
  await table.stop()
})

const bounced = (email: string, sent = at) => sesEvent('bounce', { at: sent, to: [email], id: 'm' })
const writeTo = (email: string) => sendMail({ fromName: 'Almanac', to: { email, name: null }, subject: 'Report', html: '<p>Report</p>', text: 'Report' })
const soft = (email: string) =>
  JSON.stringify({ ...JSON.parse(bounced(email)), bounce: { bounceType: 'Transient', bouncedRecipients: [{ emailAddress: email }] } })

test('an address that bounced or complained gets no more email, however it is written', async () => {
  await handler(sns.eventOf(bounced('Mara <Mara@Bounced.test>')))
  await handler(sns.eventOf(sesEvent('complaint', { at, to: ['ana@complained.test'], id: 'm' })))
  expect(await suppressionOf('mara@bounced.test')).toEqual({ reason: 'BOUNCE', since: at })
  expect(await suppressionOf('ana@complained.test')).toEqual({ reason: 'COMPLAINT', since: at })
  await expect(writeTo('mara@bounced.test')).rejects.toBeInstanceOf(UndeliverableAddress)
  await writeTo('someone@else.test')
  expect([(await mail.to('mara@bounced.test')).length, (await mail.to('someone@else.test')).length]).toEqual([0, 1])
})

test('what identities tell by themselves is understood as well, and what passes by itself stops nothing', async () => {
  const { eventType, ...rest } = JSON.parse(bounced('old@bounced.test'))
  await handler(sns.eventOf(JSON.stringify({ notificationType: eventType, ...rest })))
  await handler(sns.eventOf(soft('full@mailbox.test')))
  for (const text of ['', 'null', '[]', '{"eventType":"Delivery"}', '{"eventType":"Bounce","mail":{"timestamp":"soon"}}']) await handler(sns.eventOf(text))
  expect(await suppressionOf('old@bounced.test')).toEqual({ reason: 'BOUNCE', since: at })
  expect(await suppressionOf('full@mailbox.test')).toBeNull()
})

test('the same again, and news of an email from before the address was shown to work, change nothing', async () => {
  const event = sns.eventOf(bounced('back@bounced.test'))
  await Promise.all([handler(event), handler(event)])
  await liftSuppression('back@bounced.test', new Date('2026-11-20T09:00:00Z'))
  await handler(event)
  expect(await suppressionOf('back@bounced.test')).toBeNull()
  await handler(sns.eventOf(bounced('back@bounced.test', '2026-11-20T09:00:01.000Z')))
  expect(await suppressionOf('back@bounced.test')).toEqual({ reason: 'BOUNCE', since: '2026-11-20T09:00:01.000Z' })
})

/** The message of an event, with fields changed after it was signed. */
function changed(event: object, fields: Record<string, unknown>): object {
  const copy = structuredClone(event)
  if (!('Records' in copy) || !Array.isArray(copy.Records)) throw new Error('no records')
  Object.assign(copy.Records[0].Sns, fields)
  return copy
}

test('what SNS did not sign, or signed for another topic, changes nothing', async () => {
  const email = 'victim@forged.test'
  const event = sns.eventOf(bounced('somebody@bounced.test'))
  const forged: Record<string, object> = {
    'another body': changed(event, { Message: bounced(email) }),
    'another time': changed(sns.eventOf(bounced(email)), { Timestamp: '2030-01-01T00:00:00.000Z' }),
    'a subject that was not signed': changed(sns.eventOf(bounced(email)), { Subject: 'x' }),
    'no signature': changed(sns.eventOf(bounced(email)), { Signature: '' }),
    'a signature of the older kind': changed(sns.eventOf(bounced(email)), { SignatureVersion: '1' }),
    'a key from elsewhere': forger.eventOf(bounced(email)),
    'our name for a topic of others': changed(others.eventOf(bounced(email)), { TopicArn: topic }),
    'a topic of others': others.eventOf(bounced(email)),
    'nothing at all': { Records: [{ Sns: null }] },
  }
  for (const url of [
    'https://sns.eu-west-1.amazonaws.com.evil.test/x.pem',
    'https://evil.test/sns.eu-west-1.amazonaws.com/x.pem',
    'http://sns.eu-west-1.amazonaws.com/x.pem',
    'https://sns.eu-west-1.amazonaws.com:8443/x.pem',
    'https://user@evil.test#sns.eu-west-1.amazonaws.com/x.pem',
    'file:///etc/passwd',
    'not an address',
  ])
    forged[url] = changed(sns.eventOf(bounced(email)), { SigningCertUrl: url })
  for (const [what, one] of Object.entries(forged)) {
    await handler(one)
    expect([what, await suppressionOf(email)]).toEqual([what, null])
  }
})

test('the text that is signed is the one of the SNS guide', () => {
  const fields = { Type: 'Notification', MessageId: 'id', TopicArn: 'arn', Subject: 'My First Message', Message: 'Hello world!', Timestamp: at } as const
  const text = `Message\nHello world!\nMessageId\nid\nSubject\nMy First Message\nTimestamp\n${at}\nTopicArn\narn\nType\nNotification\n`
  expect(signedText({ ...fields, SignatureVersion: '2' })).toBe(text)
  expect(SnsMessage.entries.SignatureVersion.literal).toBe('2')
})
