/** Reports of SES on a report's email reach the ledger, the lists and the owner: through the real handler, signed by a topic. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { listen } from '../../../scripts/local/listen.ts'
import { createSns, type LocalSns, type MailNews, sesEvent } from '../../../scripts/local/sns.ts'
import { callHandler } from '../../../test/builders/call.ts'
import { someOccurrences } from '../../../test/builders/occurrences.ts'
import { startTenants } from '../../../test/builders/running-tenants.ts'
import { userOf } from '../../../test/builders/tenants.ts'
import { handler as listAlerts } from '../../edge/endpoints/notifications/list-alerts.ts'
import { handler } from '../../edge/jobs/receive-mail-events.ts'
import { realPorts, sendDue } from '../../edge/jobs/send-notifications.ts'
import { sendMail } from '../../kernel/mail/mail.ts'
import { claimRun, type Lease } from '../delivery/lease.ts'
import { finishRun, markSend } from '../delivery/ledger.ts'
import { runNeeds, sendsOf } from '../home/runs.ts'
import { mailTags } from '../schedules/mail-outcome.ts'
import { reportRecord } from '../schedules/report-record.ts'
import { getOccurrence } from '../schedules/store/occurrences.ts'
import { putSchedule } from '../schedules/store/schedules.ts'

const account = 'acct-zebra'
const now = new Date('2026-11-23T08:00:00Z')
const planned = '2026-11-23T08:30:00.000Z'
const topic = 'arn:aws:sns:eu-west-1:000000000000:almanac-test-mail-events'
const tenants = startTenants({ now })
let sns: LocalSns
let close: () => Promise<unknown>

beforeAll(async () => {
  const served = await listen((request, response) => sns.api(request, response))
  close = served.close
  const endpoint = `http://127.0.0.1:${served.port}`
  sns = createSns({ topic, endpoint })
  Object.assign(process.env, { AWS_ENDPOINT_URL_SNS: endpoint, ALMANAC_MAIL_EVENTS_TOPIC: topic })
})
afterAll(() => close())

async function startRun(emails: readonly string[]): Promise<Lease> {
  const recipients = emails.map((email) => ({ user_id: null, email, name: null }))
  const { schedule, occurrences } = someOccurrences({ now, at: [planned], recipients, ownerId: userOf('owner'), entities: ['group-zebra-1'] })
  await putSchedule(account, schedule, occurrences, undefined)
  const taken = await claimRun(account, occurrences[0]?.id ?? '', planned, crypto.randomUUID(), new Date(planned))
  if (taken.kind !== 'held') throw new Error('no run')
  return taken.lease
}

/** Sends as a run does; `accepted` runs between the answer of SES and its marker. */
async function send(lease: Lease, email: string, accepted?: (id: string) => void): Promise<string> {
  await markSend(lease, email, 'sending', 1, new Date(planned))
  const tags = mailTags({ accountId: account, run: lease.occurrence.id, recipient: email })
  const mail = await sendMail({ fromName: 'Almanac', to: { email, name: null }, subject: 'Report', html: '<p>Report</p>', text: 'Report', tags })
  accepted?.(mail)
  await markSend(lease, email, 'sent', 1, new Date(planned), { mail })
  return mail
}

function report(lease: Lease, email: string, id: string, news: MailNews, second: string): Promise<void> {
  const tags = { ...mailTags({ accountId: account, run: lease.occurrence.id, recipient: email }) }
  return handler(sns.eventOf(sesEvent(news, { at: planned, to: [email], id, tags }, `2026-11-23T08:30:${second}.000Z`)))
}

async function ledgerOf({ occurrence: { id } }: Lease) {
  const run = await getOccurrence(account, id)
  if (!run) throw new Error('no run')
  return { run, shown: reportRecord(run).recipients.map(({ status, outcome, outcome_at }) => [status, outcome, outcome_at?.slice(17, 19)]) }
}

test('a bounced email is not sent any more, wherever runs are counted, and its owner is notified once', async () => {
  const lease = await startRun(['ana@taken.test', 'old@gone.test'])
  const [taken, gone] = [await send(lease, 'ana@taken.test'), await send(lease, 'old@gone.test')]
  await finishRun(lease, new Date(planned))
  expect((await ledgerOf(lease)).shown).toEqual([
    ['sent', undefined, undefined],
    ['sent', undefined, undefined],
  ])
  await report(lease, 'ana@taken.test', taken, 'delay', '05')
  await report(lease, 'ana@taken.test', taken, 'delivery', '20')
  for (let time = 0; time < 2; time++) await report(lease, 'old@gone.test', gone, 'bounce', '31')
  const { run, shown } = await ledgerOf(lease)
  expect(shown).toEqual([
    ['sent', 'delivered', '20'],
    ['failed', 'bounced', '31'],
  ])
  expect(reportRecord(run).recipients[1]).toMatchObject({ sent_at: planned, held_back: { reason: 'BOUNCE', since: '2026-11-23T08:30:31.000Z' } })
  expect(runNeeds([run])).toMatchObject([{ kind: 'refused', emails: ['old@gone.test'], others: 1 }])
  expect(sendsOf([run], '2026-11-23', 'UTC', [])).toMatchObject([{ state: 'partly', of: 2, sent: 1 }])
  const { alerts } = (await callHandler(listAlerts, 'GET', '/alert', { session: tenants.sessions.owner })).json
  expect(alerts).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/^Report not delivered: .Posts. for Group group-zebra-1\. The email to old@gone\.test bounced/) }),
  ])
  // by email too, where its owner has this notification by email, and once
  await sendDue(realPorts)
  await sendDue(realPorts)
  const told = (await tenants.mail.to(`${userOf('owner')}@x.test`)).map(({ subject }) => subject)
  expect(told).toEqual([expect.stringMatching(/^Report not delivered: .Posts. for Group group-zebra-1/)])
})

test('reports in the wrong order, of an email that was sent again, and of its reader, leave the ledger right', async () => {
  const lease = await startRun(['late@mail.test', 'spam@mail.test'])
  const [first, spam] = [await send(lease, 'late@mail.test'), await send(lease, 'spam@mail.test')]
  const second = await send(lease, 'late@mail.test')
  await report(lease, 'late@mail.test', first, 'bounce', '01')
  await report(lease, 'late@mail.test', second, 'delivery', '02')
  await report(lease, 'late@mail.test', second, 'delay', '03')
  await report(lease, 'spam@mail.test', spam, 'complaint', '05')
  await report(lease, 'spam@mail.test', spam, 'delivery', '04')
  expect((await ledgerOf(lease)).shown).toEqual([
    ['sent', 'delivered', '02'],
    ['sent', 'complained', '05'],
  ])
})

test('a report that comes before the answer of SES is in the ledger waits for it', async () => {
  const lease = await startRun(['fast@mail.test'])
  let reported: Promise<void> | undefined
  await send(lease, 'fast@mail.test', (id) => {
    reported = report(lease, 'fast@mail.test', id, 'delivery', '01')
  })
  await reported
  expect((await ledgerOf(lease)).shown).toEqual([['sent', 'delivered', '01']])
})
