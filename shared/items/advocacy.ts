/** Members of an advocacy group, and what they shared on profiles of their own. */
import * as v from 'valibot'
import { NetworkCode } from '../networks.ts'
import { Instant } from './fields.ts'
import { itemSource } from './source.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const Advocate = v.object({
  id: v.string(),
  advocacyId: v.string(),
  name: v.string(),
  picture_url: v.nullable(v.string()),
  joinedAt: Instant,
  /** null while a member */
  leftAt: v.nullable(Instant),
})
export type Advocate = v.InferOutput<typeof Advocate>

export const AdvocacyShare = v.object({
  id: v.string(),
  advocacyId: v.string(),
  advocateId: v.string(),
  network: NetworkCode,
  /** of the advocate's own profile; one that several shares come from is reached once */
  profileId: v.string(),
  /** when it was shared; null where the network does not tell */
  followers: v.nullable(Count),
  at: Instant,
  /** the post of the brand that was shared */
  post: v.object({ id: v.string(), text: v.string(), url: v.nullable(v.string()), picture_url: v.nullable(v.string()) }),
  /** lifetime figures, latest snapshot; null where the network gives none */
  clicks: v.nullable(Count),
  impressions: v.nullable(Count),
  reactions: v.nullable(Count),
  comments: v.nullable(Count),
  reshares: v.nullable(Count),
  /** clicks whose country is known, by ISO 3166-1 alpha-2 */
  countries: v.array(v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Countries must be written as GB.')), clicks: Count })),
})
export type AdvocacyShare = v.InferOutput<typeof AdvocacyShare>

export const advocateSource = itemSource<Advocate>({
  id: 'advocates',
  prefix: 'ADVOCATE',
  owner: 'advocacy',
  schema: Advocate,
  at: ({ joinedAt }) => joinedAt,
})
export const shareSource = itemSource<AdvocacyShare>({ id: 'shares', prefix: 'SHARED', owner: 'advocacy', schema: AdvocacyShare, at: ({ at }) => at })
