/** Somebody sends themselves what a schedule will send. */
import { expect, test } from '@jest/globals'
import PostalMime from 'postal-mime'
import * as v from 'valibot'
import { getScheduledReport, testScheduledReport } from '../../shared/api/schedules.ts'
import { formatRange, quickRange, today } from '../../shared/dates/index.ts'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { advance, mailsTo, manager, order, owner, recordOf, stack, startDeliveries } from './delivery-ways.ts'

startDeliveries()

test('a test of a schedule is mailed to who asks alone, with the PDF of today, and changes nothing of the schedule', async () => {
  const reader = 'reader@tested.test'
  const { records } = await order(owner, { recipient_emails: reader, recipient_users: ['user-owner'] })
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
  expect(subject).toBe(`Test: Social media performance report: ${formatRange(from, to)}`)
  expect(text?.replaceAll('\n', ' ')).toContain('You get this email because you asked for a test of a weekly report. Nobody else got it.')
  expect(attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf')
  expect([await mailsTo(reader), await mailsTo('owner@almanac.test')]).toEqual([[], []])
  expect([(await owner('GET', '/reports/scheduled')).body, (await owner('GET', '/reports/calendar')).body, await recordOf(owner, id)]).toEqual(before)
}, 120_000)
