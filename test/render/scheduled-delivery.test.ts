import { DeleteScheduleCommand } from '@aws-sdk/client-scheduler'
import { expect, test } from '@jest/globals'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PostalMime from 'postal-mime'
import * as v from 'valibot'
import { hashPassword } from '../../functions/domains/auth/password.ts'
import { newOccurrences } from '../../functions/domains/schedules/new-occurrences.ts'
import { putDownload } from '../../functions/domains/schedules/store/downloads.ts'
import { getOccurrence } from '../../functions/domains/schedules/store/occurrences.ts'
import { putSchedule } from '../../functions/domains/schedules/store/schedules.ts'
import { handler as runReport } from '../../functions/edge/jobs/run-report.ts'
import { watch } from '../../functions/edge/jobs/watchdog.ts'
import { putUser } from '../../functions/kernel/accounts/store.ts'
import { newToken } from '../../functions/kernel/link-token.ts'
import { scheduler } from '../../functions/kernel/scheduler.ts'
import type { ReportRecord } from '../../shared/api/schedules.ts'
import { listShares } from '../../shared/api/shares.ts'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { messages } from '../../shared/messages.ts'
import { signIn, visitor } from '../builders/session.ts'
import { advance, mailsTo, manager, order, owner, profile, recordOf, stack, startDeliveries } from './delivery-ways.ts'

async function openMail(id: string) {
  return PostalMime.parse(await (await fetch(`${stack.origin}/_local/mail/${id}.eml`)).arrayBuffer())
}

async function textOf(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1).then((page) => page.getTextContent())))
  const text = pages.map(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join(' ')).join('\n')
  const { numPages } = document
  await document.destroy()
  return { numPages, text }
}

/** EventBridge hands the same event over again. */
function deliverAgain({ _id, generate_at }: ReportRecord) {
  return runReport({ accountId: 'acct-demo', occurrenceId: _id, scheduledTime: generate_at })
}

startDeliveries()

test('a weekly schedule of three sends three mails, each with the PDF of its own dates, and the same event again sends nothing', async () => {
  const { records, message } = await order(owner, { idempotency_key: 'double click' })
  expect(records.map((one) => [one.run, one.local_time, one.generate_at, one.label_state])).toEqual([
    [1, '2030-01-07T08:30', '2030-01-07T08:30:00.000Z', 'Scheduled'],
    [2, '2030-01-14T08:30', '2030-01-14T08:30:00.000Z', 'Scheduled'],
    [3, '2030-01-21T08:30', '2030-01-21T08:30:00.000Z', 'Scheduled'],
  ])
  expect(message).toBeNull()
  const again = await order(owner, { idempotency_key: 'double click' })
  expect(again.records.map(({ _id }) => _id)).toEqual(records.map(({ _id }) => _id))

  const dates = ['10 Dec 2029 – 7 Jan 2030', '17 Dec 2029 – 14 Jan 2030', '24 Dec 2029 – 21 Jan 2030']
  for (const [at, record] of records.entries()) {
    await advance(new Date(Date.parse(record.generate_at) + 60_000).toISOString())
    const mails = await mailsTo('reader@client.test')
    expect(mails).toHaveLength(at + 1)
    const mail = await openMail(mails[at]?.id ?? '')
    expect(mail.subject).toBe(`Northbound Coffee: Social media performance report, Northbound Coffee Ltd (LinkedIn), ${dates[at]}`)
    expect(mail.text).toContain(dates[at]?.replace('–', '-'))
    expect(mail.html).toContain(at < 2 ? 'Next: Mon' : 'This was the last one.')
    const [attachment] = mail.attachments
    if (!attachment || typeof attachment.content === 'string') throw new Error('There is no PDF.')
    const pdf = await textOf(new Uint8Array(attachment.content))
    expect(attachment.filename).toBe(
      `Northbound Coffee - Social media performance report, Northbound Coffee Ltd (LinkedIn), ${dates[at]?.replace('–', '-')}.pdf`,
    )
    expect(pdf.text.replaceAll(/\s+/g, ' ')).toContain(dates[at] ?? '')
    const ready = await recordOf(owner, record._id)
    expect(ready).toMatchObject({ label_state: 'Ready', pages: pdf.numPages, recipients: [{ email: 'reader@client.test', status: 'sent' }] })
    expect(await deliverAgain(record)).toEqual({ outcome: 'nothing to do' })
  }
  expect(await mailsTo('reader@client.test')).toHaveLength(3)

  const { status, headers } = await owner('GET', `/reports/scheduled/${records[0]?._id}/download`)
  expect(status).toBe(302)
  const file = await fetch(headers.get('location') ?? '')
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])

  // the link of a mail whose PDF is too large to be attached
  const anyone = visitor(stack.origin)
  const place = { accountId: 'acct-demo', occurrenceId: records[0]?._id ?? '' }
  const [living, over] = [newToken(), newToken()]
  await putDownload(living, { ...place, expires_at: new Date(Date.now() + 60_000).toISOString() })
  await putDownload(over, { ...place, expires_at: new Date(Date.now() - 1000).toISOString() })
  const clicked = await anyone('GET', `/downloads/${living}`)
  expect([clicked.status, (await fetch(clicked.headers.get('location') ?? '')).status]).toEqual([302, 200])
  // what scans emails asks whether it is there, and follows
  const asked = await fetch(`${stack.origin}/api/downloads/${living}`, { method: 'HEAD' })
  expect([asked.status, asked.redirected, asked.headers.get('content-type')]).toEqual([200, true, 'application/pdf'])
  for (const token of [over, newToken(), 'x']) expect((await anyone('GET', `/downloads/${token}`)).status).toBe(410)
  expect((await owner('DELETE', `/reports/scheduled/${records[0]?._id}`)).status).toBe(200)
  expect((await anyone('GET', `/downloads/${living}`)).status).toBe(410)

  // that of the run which was removed is listed no more; of the others each is recalled on its own
  const listed = async () =>
    v.parse(listShares.response, (await owner('GET', '/reports/share')).body).shares.filter(({ mailed_to }) => mailed_to?.name === 'reader@client.test')
  const [third, second, ...others] = await listed()
  expect([third, second]).toMatchObject([
    { mailed_to: { name: 'reader@client.test' }, revoked_at: null },
    { mailed_to: { name: 'reader@client.test' }, revoked_at: null },
  ])
  expect(others).toEqual([])
  const pdfs = [newToken(), newToken()]
  for (const [at, share] of [third, second].entries())
    await putDownload(pdfs[at] ?? '', {
      ...place,
      occurrenceId: records[1]?._id ?? '',
      expires_at: new Date(Date.now() + 60_000).toISOString(),
      share_id: share?.id,
    })
  const downloaded = async () => (await Promise.all(pdfs.map((token) => anyone('GET', `/downloads/${token}`)))).map(({ status }) => status)
  expect(await downloaded()).toEqual([302, 302])
  expect((await owner('DELETE', `/reports/share/${third?.id}`)).status).toBe(200)
  expect(await downloaded()).toEqual([410, 302])
  const opened = async (at: number) => {
    const { text } = await openMail((await mailsTo('reader@client.test'))[at]?.id ?? '')
    return (await anyone('GET', `/shared-reports/${/shared-report\/([\w-]{43})/.exec(text ?? '')?.[1]}`)).status
  }
  expect([await opened(0), await opened(1), await opened(2)]).toEqual([410, 200, 410])
  expect((await listed()).map(({ revoked_at, views }) => [revoked_at === null, views])).toEqual([
    [false, 0],
    [true, 1],
  ])
}, 300_000)

test('a PDF asked for now comes to who asked, and its link opens the same sealed report without a session', async () => {
  const given = { type: 'ONCE', generate_at: 'now', quantity: 1, recipient_emails: [], from_date: '2026-10-01', to_date: '2026-10-31' }
  const { records, message } = await order(manager, given)
  expect(message).toBe(messages.pdf.queued('manager@almanac.test'))
  await advance(new Date(Date.now() + 60_000).toISOString())
  const [mail] = await mailsTo('manager@almanac.test')
  const opened = await openMail(mail?.id ?? '')
  const ready = await recordOf(manager, records[0]?._id ?? '')
  expect(ready).toMatchObject({ state: 'GENERATED', dates: { dateFrom: '2026-10-01', dateTo: '2026-10-31', priorFrom: '2026-09-01', priorTo: '2026-09-30' } })
  const token = /shared-report\/([\w-]{43})/.exec(opened.text ?? '')?.[1]
  const shared = await fetch(`${stack.origin}/api/shared-reports/${token}`)
  expect(await shared.json()).toMatchObject({ hash: ready.hash, report: { dates: ready.dates } })
  // removing the run takes the mailed link back
  expect((await manager('DELETE', `/reports/scheduled/${ready._id}`)).status).toBe(200)
  expect((await fetch(`${stack.origin}/api/shared-reports/${token}`)).status).toBe(410)
})

test('a schedule stops when its owner loses the profile: nobody gets the report, and the owner is told once', async () => {
  const email = 'leaver@almanac.test'
  const group = { role: 'RESTRICTED', permissions: { reports: 'manage' } } as const
  const member = { id: 'user-leaver', email, name: 'Lea Ver', role: 'RESTRICTED', type: 'member', joined: true } as const
  await putUser('acct-demo', { ...member, groups: { 'group-northbound': group } }, await hashPassword('almanac-demo'))
  const leaver = await signIn(stack.origin, email)
  const { records } = await order(leaver, { quantity: 2, generate_at: '2030-02-04T08:30', recipient_emails: 'outsider@client.test' })
  await putUser('acct-demo', { ...member, groups: {} })
  await advance('2030-02-12T00:00:00Z')
  for (const { _id } of records) expect(await recordOf(owner, _id)).toMatchObject({ label_state: 'Failed', reason: deliveryMessages.lostAccess })
  expect(await mailsTo('outsider@client.test')).toEqual([])
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Not sent: Social media performance report for Northbound Coffee'])
})

test('the watchdog fires a run again whose schedule is gone, tells of late ones, and makes what a crash left out', async () => {
  const { records } = await order(owner, { type: 'MONTHLY', generate_at: '2030-03-31T09:00', quantity: 2, recipient_emails: 'late@client.test' })
  expect(records.map(({ local_time }) => local_time)).toEqual(['2030-03-31T09:00', '2030-04-30T09:00'])
  const [first] = records
  if (!first) throw new Error('no run')
  await scheduler().send(new DeleteScheduleCommand({ Name: first._id }))
  const due = Date.parse(first.generate_at)
  expect((await watch(new Date(due + 60_000))).refired).not.toContain(first._id)
  const seen = await watch(new Date(due + 12 * 60_000))
  expect([seen.refired, seen.late]).toEqual([expect.arrayContaining([first._id]), expect.arrayContaining([first._id])])
  await advance(new Date(due + 13 * 60_000).toISOString())
  expect(await mailsTo('late@client.test')).toHaveLength(1)

  const run = await getOccurrence('acct-demo', records[1]?._id ?? '')
  if (!run) throw new Error('no run')
  const dimension = newOccurrences({ ...run, ownerId: run.owner_id, at: ['2030-05-30T08:00:00.000Z'], now: new Date(Date.now() - 600_000) })
  await putSchedule('acct-demo', dimension.schedule, dimension.occurrences, undefined)
  expect((await watch(new Date())).healed).toEqual([dimension.schedule.id])
  expect((await watch(new Date())).healed).toEqual([])
  await advance('2030-05-31T00:00:00Z')
  expect((await getOccurrence('acct-demo', dimension.occurrences[0]?.id ?? ''))?.state).toBe('GENERATED')
})

test('removing the schedule ends its coming runs', async () => {
  const { records, schedule_id } = await order(owner, { generate_at: '2030-06-03T09:00', recipient_emails: 'never@client.test' })
  expect((await owner('DELETE', `/reports/scheduled/${schedule_id}?type=schedule`)).body).toEqual({ deleted: true })
  await advance('2030-07-01T00:00:00Z')
  expect(await mailsTo('never@client.test')).toEqual([])
  expect((await recordOf(owner, records[0]?._id ?? '')).label_state).toBe('Deleted')
})

test.each([
  ['a time that is over', { generate_at: '2026-01-05T09:00' }, 400, messages.schedule.past],
  ['no time', { generate_at: 'soon' }, 400, messages.schedule.badTime],
  ['nobody to send it to', { recipient_emails: [] }, 400, messages.schedule.noRecipients],
  ['51 people', { recipient_emails: Array.from({ length: 51 }, (_, at) => `p${at}@client.test`) }, 400, messages.schedule.tooManyRecipients],
  ['a bad address', { recipient_emails: 'a@b.test, nonsense' }, 400, messages.schedule.badEmail('nonsense')],
  ['a line break in an address', { recipient_emails: ['a@b.test\r\nBcc: c@d.test'] }, 400, messages.schedule.badEmail('a@b.test\r\nBcc: c@d.test')],
  ['a stranger as a member', { recipient_users: ['nobody'] }, 400, messages.schedule.unknownRecipient],
  ['no profile', { profiles: [] }, 400, messages.profiles.none],
  ['a foreign profile', { profiles: ['other-facebook'] }, 404, messages.profiles.missing],
  ['no such type', { flavor: 'nonsense' }, 400, messages.schedule.unknownType],
  ['no such template', { template_id: 'nonsense' }, 404, messages.scheduleLacks.templateMissing],
  ['a label taken away', { flavor: 'posts', label: [] }, 400, messages.schedule.labelRequired],
  ['a template name of a megabyte', { template_id: 'x'.repeat(1_000_000) }, 400, expect.any(String)],
  ['53 runs', { quantity: 53 }, 400, messages.schedule.quantity],
  ['no such zone', { timezone: 'Mars/Base' }, 400, messages.dates.timezone],
])('%s is refused in words and nothing is written', async (_, changes, status, sentence) => {
  const before = await owner('GET', '/reports/scheduled')
  const body = { flavor: 'comprehensive', type: 'WEEKLY', generate_at: '2030-01-07T08:30', profiles: [profile], recipient_emails: 'x@y.test', ...changes }
  const answer = await owner('POST', '/reports/scheduled', body)
  expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ error: sentence })])
  expect((await owner('GET', '/reports/scheduled')).body).toEqual(before.body)
})

test('who may not manage reports is told so, and sees no run of groups that are not theirs', async () => {
  const readonly = await signIn(stack.origin, 'readonly@almanac.test')
  const refused = await readonly('POST', '/reports/scheduled', { flavor: 'comprehensive', type: 'ONCE', generate_at: 'now', profiles: [profile] })
  expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ error: messages.noAccessToSchedule })])
  const stranger = await signIn(stack.origin, 'other@almanac.test')
  const { records } = await order(owner, { quantity: 1, generate_at: '2030-09-02T09:00' })
  for (const [method, path] of [
    ['GET', `/reports/scheduled/${records[0]?._id}`],
    ['GET', `/reports/scheduled/${records[0]?._id}/download`],
    ['DELETE', `/reports/scheduled/${records[0]?._id}`],
  ] as const) {
    const answer = await stranger(method, path)
    expect([answer.status, answer.body]).toEqual([404, expect.objectContaining({ error: messages.schedule.missing })])
  }
})
