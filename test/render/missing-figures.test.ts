/** What becomes of a run whose figures do not go to its last days, as its schedule wants it. */
import { expect, test } from '@jest/globals'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PostalMime from 'postal-mime'
import * as v from 'valibot'
import { listAlerts } from '../../shared/api/notifications.ts'
import { addDays, today } from '../../shared/dates/index.ts'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { advance, mailsTo, order, owner, recordOf, stack, startDeliveries } from './delivery-ways.ts'

startDeliveries()

const reader = 'reader@missing.test'
const due = '2031-05-05T09:00'
const ordered = async (changes: Record<string, unknown>) => {
  const { records } = await order(owner, { generate_at: due, quantity: 1, recipient_emails: reader, timezone: 'UTC', ...changes })
  return records[0]?._id ?? ''
}
const parsed = async ({ id }: { id: string }) => PostalMime.parse(await (await fetch(`${stack.origin}/_local/mail/${id}.eml`)).arrayBuffer())
const textOf = async (mail: { id: string }) => (await parsed(mail)).text
async function pdfText(mail: { id: string }): Promise<string> {
  const [pdf] = (await parsed(mail)).attachments
  if (!pdf || typeof pdf.content === 'string') throw new Error('No PDF is attached.')
  const document = await getDocument({ data: new Uint8Array(pdf.content), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1).then((page) => page.getTextContent())))
  await document.destroy()
  return pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ')
}
const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject.split(':')[0])

test('figures that go to the last days are sent without a word, whatever the schedule wants', async () => {
  const day = addDays(today('UTC', new Date()), 1)
  const id = await ordered({ generate_at: `${day}T09:00`, missing_data: 'hold' })
  await advance(`${day}T09:01:00Z`)
  expect(await recordOf(owner, id)).toMatchObject({ label_state: 'Ready', held: null })
  const [mail] = await mailsTo(reader)
  expect(mail && (await textOf(mail))).toEqual(expect.not.stringContaining('No figures '))
})

test('one that is held is made of the figures there are when somebody sends it', async () => {
  const day = addDays(today('UTC', new Date()), 1)
  const id = await ordered({ generate_at: `${day}T10:00`, profiles: ['import-linkedin'], missing_data: 'hold' })
  const before = (await mailsTo(reader)).length
  await advance(`${day}T10:01:00Z`)
  expect(await recordOf(owner, id)).toMatchObject({ held: 'hold', reason: expect.stringContaining('No figures yet') })
  expect(await mailsTo(reader)).toHaveLength(before)
  const days = Array.from({ length: 40 }, (_, at) => `${addDays(day, -1 - at)},${at === 1 ? 7_654_321 : 0}`)
  const file = new TextEncoder().encode(['date,impressions', ...days].join('\n'))
  expect(await owner('POST', '/profiles/import-linkedin/import?format=generic-series&filename=days.csv', file)).toMatchObject({ status: 200 })
  expect((await owner('POST', `/reports/scheduled/${id}/retry`, {})).status).toBe(200)
  await advance(`${day}T10:02:00Z`)
  expect(await recordOf(owner, id)).toMatchObject({ label_state: 'Ready', held: null })
  const [mail] = (await mailsTo(reader)).slice(before)
  if (!mail) throw new Error('It was not sent.')
  expect(await textOf(mail)).not.toContain('No figures ')
  expect(await pdfText(mail)).toMatch(/7\.65M/)
})

test('of those that do not, one is sent with a note, one waits until somebody sends it, and one is left out; its owner is told why', async () => {
  const before = (await mailsTo(reader)).length
  const told = (await mailsTo('owner@almanac.test')).length
  const [sent, held, skipped] = [await ordered({}), await ordered({ missing_data: 'hold' }), await ordered({ missing_data: 'skip' })]
  await advance(`${due}:01Z`)
  const reason = /^No figures for .*LinkedIn.* after \d{1,2} \w{3} 20\d\d\. This schedule/
  expect([await recordOf(owner, sent), await recordOf(owner, held), await recordOf(owner, skipped)]).toMatchObject([
    { label_state: 'Ready', held: null, reason: null },
    { label_state: 'Held', held: 'hold', reason: expect.stringMatching(reason) },
    { label_state: 'Skipped', held: 'skip', reason: expect.stringMatching(reason) },
  ])
  const mails = (await mailsTo(reader)).slice(before)
  expect(mails).toHaveLength(1)
  expect(mails[0] && (await textOf(mails[0]))).toContain('No figures ')
  expect((await subjects('owner@almanac.test')).slice(told)).toEqual(['On hold', 'Skipped'])
  const alerts = v.parse(listAlerts.response, (await owner('GET', '/alert?type=report_failed')).body).alerts.map(({ message }) => message.split(':')[0])
  expect(alerts.slice(0, 2).sort()).toEqual(['Report on hold', 'Report skipped'])

  expect((await owner('POST', `/reports/scheduled/${held}/retry`, {})).status).toBe(200)
  await advance('2031-05-05T09:02:00Z')
  expect(await recordOf(owner, held)).toMatchObject({ label_state: 'Ready', held: null })
  expect((await mailsTo(reader)).length).toBe(before + 2)
})

test('what a schedule does is asked for in words it knows', async () => {
  const given = { flavor: 'comprehensive', type: 'WEEKLY', generate_at: due, timezone: 'UTC', profiles: ['demo-linkedin'], recipient_emails: reader }
  const { status } = await owner('POST', '/reports/scheduled', { ...given, missing_data: 'maybe' })
  expect([status, deliveryMessages.missing.ways.hold]).toEqual([400, 'Hold it and notify me'])
})
