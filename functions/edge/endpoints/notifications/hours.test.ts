/** Quiet hours and digests, through the real ledger. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { getNotificationHours } from '../../../../shared/api/notification-hours.ts'
import { choiceKey } from '../../../../shared/notifications/choices.ts'
import { comment } from '../../../../shared/notifications/comment/definition.ts'
import { hoursMessages } from '../../../../shared/notifications/hours.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { accounts, type Role, userOf } from '../../../../test/builders/tenants.ts'
import { emailSender } from '../../../domains/notifications/dispatches/email.ts'
import { emit } from '../../../domains/notifications/emit.ts'
import { eventKey } from '../../../domains/notifications/keys.ts'
import { saveChoices } from '../../../domains/notifications/store/settings.ts'
import { documents, tableName } from '../../../kernel/clients.ts'
import { log } from '../../../kernel/log.ts'
import type { OutgoingMail } from '../../../kernel/mail/mail.ts'
import { realPorts, sendDue } from '../../jobs/send-notifications.ts'
import { handler as getHours } from './get-notification-hours.ts'
import { handler as updateHours } from './update-notification-hours.ts'

const account = 'acct-zebra'
const [group] = accounts[account]
const tenants = startTenants({ unlimited: true })

let clock = 0
let sent: OutgoingMail[] = []
const send = emailSender(async (mail) => sent.push(mail))
const ports = { senders: { ...realPorts.senders, EMAIL: send }, now: () => new Date(clock) }
const at = (instant: string) => {
  clock = Date.parse(instant)
}
const say = (text: string) =>
  emit(
    comment,
    { accountId: account, id: text, group, data: { by: 'Isla', about: 'A', comment: text, publication_gid: 'p' }, to: [userOf('owner')] },
    new Date(clock),
  )
const change = (body: Record<string, unknown>, role: Role = 'owner') =>
  callHandler(updateHours, 'PATCH', '/me/notifications/hours', { session: tenants.sessions[role], body })
const subjects = () => sent.map(({ subject }) => subject)

beforeEach(async () => {
  sent = []
  await change({ digest: 'off', digest_at: '09:00', digest_day: 0, quiet: null })
})

test('they are as at first until something is chosen; what is not named stays; bad input changes nothing', async () => {
  const read = async (role: Role) =>
    v.parse(getNotificationHours.response, (await callHandler(getHours, 'GET', '/me/notifications/hours', { session: tenants.sessions[role] })).json)
  expect(await read('manager')).toEqual({ digest: 'off', digest_at: '09:00', digest_day: 0, quiet: null, timezone: 'Europe/London' })
  await Promise.all([change({ digest: 'weekly' }, 'manager'), change({ quiet: { from: '22:00', to: '07:00' } }, 'manager')])
  const chosen = { digest: 'weekly', digest_at: '09:00', digest_day: 0, quiet: { from: '22:00', to: '07:00' }, timezone: 'Europe/London' }
  expect(await read('manager')).toEqual(chosen)
  for (const [body, error] of [
    [{ digest: 'hourly' }, hoursMessages.digest],
    [{ digest_at: '24:00' }, hoursMessages.time],
    [{ digest_day: 7 }, hoursMessages.day],
    [{ quiet: { from: '09:00', to: '09:00' } }, hoursMessages.sameTime],
  ] as const)
    expect(await change({ ...body, digest_day: 'digest_day' in body ? body.digest_day : 1 }, 'manager')).toMatchObject({ status: 400, json: { error } })
  expect(await read('manager')).toEqual(chosen)
})

test('nothing leaves in quiet hours, and everything when they end; a change holds for what waits', async () => {
  at('2026-11-25T22:30:00Z')
  await change({ quiet: { from: '22:00', to: '07:00' } })
  await say('At night')
  expect(await sendDue(ports)).toEqual(['held'])
  at('2026-11-26T06:59:00Z')
  expect(await sendDue(ports)).toEqual([])
  at('2026-11-26T07:00:00Z')
  await change({ quiet: { from: '22:00', to: '07:30' } })
  expect(await sendDue(ports)).toEqual(['held'])
  at('2026-11-26T07:30:00Z')
  expect(await sendDue(ports)).toEqual(['sent'])
  expect(subjects()).toEqual(['Isla commented on “A”: “At night”'])
})

test('a digest is one email with everything since the last one, also when two jobs send it and mail fails once; later ones are in the next', async () => {
  await change({ digest: 'daily' })
  at('2026-11-26T10:00:00Z')
  for (const text of ['One', 'Two', 'Three']) {
    await say(text)
    await say(text)
    clock += 60_000
    expect(await sendDue(ports)).toEqual(['gathered'])
  }
  at('2026-11-27T09:00:00Z')
  const silent = {
    ...ports,
    senders: { ...ports.senders, EMAIL: emailSender(() => Promise.reject(Object.assign(new Error(), { $metadata: { httpStatusCode: 400 } }))) },
  }
  expect(await sendDue(silent)).toEqual(['tried again later'])
  await say('Four')
  expect(await sendDue(ports)).toEqual(['gathered'])
  clock += 60_000
  const both = await Promise.all([sendDue(ports), sendDue(ports)])
  expect(both.flat().filter((outcome) => outcome === 'sent')).toEqual(['sent'])
  expect(subjects()).toEqual(['3 notifications of Account acct-zebra'])
  const [mail] = sent
  for (const text of ['One', 'Two', 'Three']) expect(mail?.text.split(text)).toHaveLength(2)
  at('2026-11-28T09:00:00Z')
  expect(await sendDue(ports)).toEqual(['sent'])
  expect(subjects()).toEqual(['3 notifications of Account acct-zebra', '1 notification of Account acct-zebra'])
  expect(await sendDue(ports)).toEqual([])
})

test('an event of a form that a deployment no longer tells is in the digest as it was said when it happened', async () => {
  log.setLogLevel('SILENT')
  await change({ digest: 'daily' })
  at('2026-11-28T10:00:00Z')
  await say('Told as ever')
  await say('Of another form')
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: eventKey(account, comment.id, 'Of another form'),
      UpdateExpression: 'SET facts = :facts',
      ExpressionAttributeValues: { ':facts': { of: 'another form' } },
    }),
  )
  await sendDue(ports)
  at('2026-11-29T09:00:00Z')
  expect(await sendDue(ports)).toEqual(['sent'])
  expect(subjects()).toEqual(['2 notifications of Account acct-zebra'])
  for (const text of ['"Told as ever"', '"Of another form"']) expect(sent[0]?.text).toContain(`Isla commented on "A": ${text}`)
  log.setLogLevel('INFO')
})

test('a digest leaves out what its reader chose against meanwhile, and is not sent with nothing in it', async () => {
  await change({ digest: 'weekly', digest_day: 4 })
  at('2026-11-30T10:00:00Z')
  await say('Not wanted')
  expect(await sendDue(ports)).toEqual(['gathered'])
  await saveChoices({ accountId: account, userId: userOf('owner') }, { [choiceKey('comment', 'EMAIL')]: false })
  at('2026-12-04T08:59:00Z')
  expect(await sendDue(ports)).toEqual([])
  at('2026-12-04T09:00:00Z')
  expect(await sendDue(ports)).toEqual(['dropped'])
  expect(sent).toEqual([])
  await saveChoices({ accountId: account, userId: userOf('owner') }, { [choiceKey('comment', 'EMAIL')]: true })
})

test('a digest whose time is in quiet hours leaves at their end', async () => {
  await change({ digest: 'daily', digest_at: '06:00', quiet: { from: '22:00', to: '07:00' } })
  at('2026-12-05T12:00:00Z')
  await say('Early')
  await sendDue(ports)
  at('2026-12-06T06:00:00Z')
  expect(await sendDue(ports)).toEqual(['held'])
  at('2026-12-06T07:00:00Z')
  expect(await sendDue(ports)).toEqual(['sent'])
})
