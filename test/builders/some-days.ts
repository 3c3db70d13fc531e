/** Profiles with daily figures and posts over two adjacent ranges, as a generator: what tests of reports over days draw their worlds from. */
import * as fc from 'fast-check'
import { addDays } from '../../shared/dates/index.ts'
import type { MeasureId } from '../../shared/metrics/index.ts'
import { networkCodes } from '../../shared/networks.ts'
import { postTypes } from '../../shared/posts.ts'
import { aPost, aProfile, type World } from './dataset.ts'

const measured: readonly MeasureId[] = [
  'followers',
  'followers_gained',
  'followers_lost',
  'impressions',
  'engagements',
  'reactions',
  'comments',
  'shares',
  'saves',
  'clicks',
  'link_clicks',
  'video_views',
  'reach',
]

type Given = {
  /** first day of the range; the prior one ends the day before */
  from: string
  /** days without a value; negative days come with them */
  gaps: boolean
  /** first days of the profiles' data */
  available: readonly [string, ...string[]]
}

export function someDays({ from, gaps, available }: Given): fc.Arbitrary<World & { days: number }> {
  const value = gaps ? fc.option(fc.integer({ min: -3, max: 1000 }), { freq: 5 }) : fc.integer({ min: 1, max: 1000 })
  return fc
    .record({
      days: fc.constantFrom(1, 7, 29, 45, 130),
      profiles: fc.array(
        fc.record({
          network: fc.constantFrom(...networkCodes),
          available: fc.constantFrom(...available),
          seed: fc.array(value, { minLength: 7, maxLength: 40 }),
        }),
        { minLength: 1, maxLength: 9 },
      ),
    })
    .map(({ days, profiles }) => {
      const prior = addDays(from, -days)
      return {
        days,
        range: [from, addDays(from, days - 1)],
        prior: [prior, addDays(from, -1)],
        profiles: profiles.map(({ network, available, seed }, index) => {
          const profile = aProfile(`p${index}`, network, { available_from: available })
          const at = (i: number) => seed[i % seed.length] ?? null
          const known = seed.map((one) => one ?? undefined)
          return {
            profile,
            days: [
              { from: prior, values: Object.fromEntries(measured.map((id, k) => [id, Array.from({ length: days * 2 }, (_, day) => at(day * (k + 1) + k))])) },
            ],
            posts: Array.from({ length: 12 }, (_, i) =>
              aPost(
                `${index}-${i}`,
                profile,
                `${addDays(prior, (i * 7) % (days * 2))}T1${i % 10}:30:00Z`,
                { impressions: known[i % known.length], reactions: known[(i + 3) % known.length], reach: 5 },
                { type: postTypes[i % 7], labels: i % 3 === 0 ? ['a', 'b'] : i % 3 === 1 ? ['b'] : [] },
              ),
            ),
          }
        }),
      }
    })
}
