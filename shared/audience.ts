/** Who follows a profile: the network's latest snapshot, not bound to a range (docs/metrics.md#audience). */
import * as v from 'valibot'
import { IsoDate } from './reports/request.ts'

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
})
export type AudienceSnapshot = v.InferOutput<typeof AudienceSnapshot>
