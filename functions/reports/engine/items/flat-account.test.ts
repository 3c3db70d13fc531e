import { expect, test } from '@jest/globals'
import { addDays, dayCount } from '../../../../shared/dates/index.ts'
import { joined } from '../../../../shared/known.ts'
import { reviews } from '../../../../shared/reports/types/reviews/definition.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { itemReportOf } from '../../../../test/builders/items.ts'
import { aReview } from '../../../../test/builders/review.ts'

const today = '2026-11-28'
const from = '2026-09-01'

/** Two reviews of four stars a day, told until a day, without some. */
function flat(id: string, until: string, missing: readonly string[] = []) {
  const dates = Array.from({ length: dayCount(from, until) }, (_, day) => addDays(from, day)).filter((date) => !missing.includes(date))
  const profile = aProfile(id, 'google', { known: { reviews: joined(dates.map((date) => `${date}/${date}`)) } })
  const items = dates.flatMap((date) => ['08', '20'].map((hour) => aReview(`${id} ${date} ${hour}`, `${date}T${hour}:00:00Z`, { profileId: id, stars: 4 })))
  // today has hardly begun
  return { profile, items: items.filter(({ createdAt }) => createdAt < `${today}T12:00:00Z`) }
}

test.each([
  ['until today', today, [], 5],
  ['until yesterday', '2026-11-27', [], 5],
  ['three days late', '2026-11-25', [], 4],
  ['with a day missing before', '2026-11-27', ['2026-11-17'], null],
] satisfies [string, string, string[], number | null][])('reviews that come every day alike never show a change: %s', async (_, until, missing, over) => {
  const { profile, items } = flat('shop', until, missing)
  const report = await itemReportOf({
    definition: reviews,
    profiles: [profile],
    items: { reviews: items },
    range: ['2026-11-22', today],
    prior: ['2026-11-15', '2026-11-21'],
    now: `${today}T12:00:00Z`,
  })
  const { summary } = report.reports.crossChannel
  expect(summary.flatMap(({ key, growth }) => (growth ? [[key, growth]] : []))).toEqual([])
  const received = summary.find(({ key }) => key === 'reviews_received')
  if (over === null) expect(received).toMatchObject({ prior: null, note: 'Not compared: only 6 of 7 days of the prior period have data.' })
  else expect(received?.figure).toMatchObject({ prior: 2 * over, over: { some: over, all: 7 }, growth: { kind: 'percent', value: 0 } })
})
