/** The ad accounts of profiles. */
import * as v from 'valibot'
import { isTimezone } from '../dates/zone.ts'
import { KnownDays } from '../known.ts'
import { NetworkCode } from '../networks.ts'
import { NetworkDate } from './fields.ts'
import { itemSource } from './source.ts'

/** The networks whose ads can be imported: no profile of another has an ad account. */
export const adNetworks = ['facebook', 'instagram', 'linkedin', 'twitter', 'tiktok', 'youtube', 'google', 'pinterest'] as const satisfies readonly NetworkCode[]
export type AdNetwork = (typeof adNetworks)[number]

export const AdAccount = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  profileId: v.string(),
  network: NetworkCode,
  name: v.string(),
  /** ISO 4217; null when the source does not say */
  currency: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'A currency must be a code of three letters, such as GBP.'))),
  /** in which the network closes a day of it */
  timezone: v.pipe(v.string(), v.check(isTimezone, 'This timezone is unknown.')),
  /** first day with figures */
  since: NetworkDate,
  /** days of the longest total it holds, where it holds totals of several */
  longest: v.optional(v.number()),
  /** whether an import of it lacked something, and so left gaps (ads.ts); absent: not known, as of what was imported before this was kept */
  lacking: v.optional(v.boolean()),
  /** ids under which the network exports it, where it was imported without one */
  aliases: v.optional(v.array(v.string())),
  /** days of which it is known what its ads did; absent: all since then */
  known: v.optional(KnownDays),
})
export type AdAccount = v.InferOutput<typeof AdAccount>

export const adAccountSource = itemSource<AdAccount>({
  id: 'ad accounts',
  prefix: 'ADACCOUNT',
  owner: 'profile',
  schema: AdAccount,
  networks: adNetworks,
  at: ({ since }) => `${since}T00:00:00.000Z`,
})
