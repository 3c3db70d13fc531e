/** Who follows a profile: the network's latest snapshot, not bound to a range (docs/metrics.md#audience). */
import * as v from 'valibot'
import { IsoDate } from './fields.ts'

const Followers = v.pipe(v.number(), v.integer(), v.minValue(0))

export const AudienceSnapshot = v.object({
  profileId: v.string(),
  /** day the network gave it */
  date: IsoDate,
  /** ISO 3166-1 alpha-2; followers whose country is unknown are left out, so the sum may be below the follower count */
  countries: v.array(v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), followers: Followers })),
  cities: v.array(v.object({ name: v.string(), followers: Followers })),
  /** band as the network names it, such as 25-34 */
  ages: v.array(v.object({ band: v.string(), women: Followers, men: Followers, other: Followers })),
  /** networks' exports give shares: all numbers are then hundredths of a percent of the followers, and reports make people of them */
  unit: v.optional(v.literal('hundredths of a percent')),
  /** of people that were worked out from shares: of so many followers */
  ofFollowers: v.optional(Followers),
})
export type AudienceSnapshot = v.InferOutput<typeof AudienceSnapshot>

/** The band of followers of any age, where a network tells their gender alone. */
export const allAges = 'all'

/** The snapshot in people, of so many followers; null where shares are told of a number that nobody knows. */
export function inPeople(snapshot: AudienceSnapshot, followers: number | null): AudienceSnapshot | null {
  if (snapshot.unit === undefined) return snapshot
  if (followers === null) return null
  const { unit: _, ...rest } = snapshot
  const people = (hundredths: number) => Math.round((hundredths * followers) / 10_000)
  return {
    ...rest,
    ofFollowers: followers,
    countries: rest.countries.map((one) => ({ ...one, followers: people(one.followers) })),
    cities: rest.cities.map((one) => ({ ...one, followers: people(one.followers) })),
    ages: rest.ages.map(({ band, women, men, other }) => ({ band, women: people(women), men: people(men), other: people(other) })),
  }
}
