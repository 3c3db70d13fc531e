import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { reviewHeader, reviewRow } from '../../../../functions/domains/exports/review-rows.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { itemReportOf } from '../../../../test/builders/items.ts'
import { Review } from '../../../items/reviews.ts'
import type { Report } from '../../report.ts'
import { messagesOfReview, turnsOf } from '../inbox-activity/turns.ts'
import { reviews } from './definition.ts'

const google = aProfile('g', 'google')

type Given = Partial<Review> & { id: string; createdAt: string }
const written = (given: Given) => ({
  profileId: 'g',
  network: 'google',
  stars: 5,
  recommends: null,
  text: '',
  author: null,
  url: null,
  language: null,
  score: null,
  sentiment: null,
  ...given,
})
const reply = (at: string) => ({ text: 'Thank you', at })
const run = (all: unknown[], range: [string, string] = ['2026-03-01', '2026-03-31']) =>
  itemReportOf({ definition: reviews, profiles: [google], items: { reviews: all }, range, zone: 'Europe/London' })
const tiles = ({ reports }: Report) => Object.fromEntries(reports.crossChannel.summary.map(({ key, value }) => [key, value]))

test('a review is of the day of the zone it was written in, on both sides of a change of clocks', async () => {
  // 28 March 23:30 in London, and 30 March 00:30 there, where the clocks went forward in between
  const all = [written({ id: 'a', createdAt: '2026-03-28T23:30:00Z' }), written({ id: 'b', createdAt: '2026-03-29T23:30:00Z' })]
  expect(tiles(await run(all, ['2026-03-28', '2026-03-28'])).reviews_received).toBe(1)
  expect(tiles(await run(all, ['2026-03-29', '2026-03-29'])).reviews_received).toBe(0)
  expect(tiles(await run(all, ['2026-03-30', '2026-03-30'])).reviews_received).toBe(1)
})

test('a review edited after its reply was answered at once: in the report, in its file and in the inbox', async () => {
  const edited = written({ id: 'a', createdAt: '2026-03-02T12:00:00Z', reply: reply('2026-03-02T11:00:00Z') })
  expect(tiles(await run([edited]))).toMatchObject({ review_response_rate: 100, review_response_time: 0 })
  const review = v.parse(Review, edited)
  expect(reviewRow(review, google, 'UTC')[reviewHeader.indexOf('Response time (seconds)')]).toBe(0)
  expect(turnsOf(messagesOfReview(review), () => 'UTC').map(({ answer }) => answer?.seconds)).toEqual([0])
})
