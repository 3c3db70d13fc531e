/** Somebody sends themselves what a schedule will send. */
import { expect, test } from '@jest/globals'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PostalMime from 'postal-mime'
import * as v from 'valibot'
import { getScheduledReport, testScheduledReport } from '../../shared/api/schedules.ts'
import { formatRange, quickRange, today } from '../../shared/dates/index.ts'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { leftOutOfSections } from '../../shared/pdf-extent.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { advance, mailsTo, manager, order, owner, recordOf, stack, startDeliveries } from './delivery-ways.ts'

startDeliveries()

test('a test of a schedule is mailed to who asks alone, with the PDF of today, and changes nothing of the schedule', async () => {
  const reader = 'reader@tested.test'
  const { records } = await order(owner, { recipient_emails: reader, recipient_users: ['user-owner'], pdf_extent: 'sections' })
  const id = records[0]?._id ?? ''
  const before = [(await owner('GET', '/reports/scheduled')).body, (await owner('GET', '/reports/calendar')).body, await recordOf(owner, id)]
  const { order: ordered } = v.parse(getScheduledReport.response, (await manager('GET', `/reports/scheduled/${id}`)).body)
  const { status, body } = await manager('POST', '/reports/scheduled/test', ordered ?? {})
  expect({ status, body }).toMatchObject({ status: 201 })
  expect(v.parse(testScheduledReport.response, body).message).toBe(deliveryMessages.test.asked('manager@almanac.test'))
  await advance(new Date(Date.now() + 60_000).toISOString())
  const [mail, ...more] = await mailsTo('manager@almanac.test')
  expect(more).toEqual([])
  const { subject, text, attachments } = await PostalMime.parse(await (await fetch(`${stack.origin}/_local/mail/${mail?.id}.eml`)).arrayBuffer())
  const { from, to } = quickRange('last_4_weeks', today('Europe/London', new Date()))
  expect(subject).toBe(`Test: Northbound Coffee: Social media performance report, Northbound Coffee Ltd (LinkedIn), ${formatRange(from, to)}`)
  expect(text?.replaceAll('\n', ' ')).toContain('You get this email because you asked for a test of a weekly report. Only you received it.')
  const content = attachments.find(({ mimeType }) => mimeType === 'application/pdf')?.content
  const pdf = await getDocument({ data: new Uint8Array(content instanceof ArrayBuffer ? content : []), verbosity: 0 }).promise
  const contents = (await (await pdf.getPage(2)).getTextContent()).items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' ')
  await pdf.destroy()
  // as the schedule has it: no page tells how a figure is calculated
  expect(contents.replace(/\s+/g, ' ')).toContain(leftOutOfSections(false))
  expect(contents).not.toContain(screenMessages.print.passports)
  expect([await mailsTo(reader), await mailsTo('owner@almanac.test')]).toEqual([[], []])
  expect([(await owner('GET', '/reports/scheduled')).body, (await owner('GET', '/reports/calendar')).body, await recordOf(owner, id)]).toEqual(before)
}, 120_000)
