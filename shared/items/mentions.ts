/** What listeners find: posts, articles and threads that name a brand or a topic (docs/metrics.md#sentiment-and-listening). */
import * as v from 'valibot'
import { networkCodes, tabDisplay } from '../networks.ts'
import { Instant, Sentiment } from './fields.ts'
import { itemSource } from './source.ts'

export const mentionSources = [...networkCodes, 'news', 'blogs', 'forums'] as const
export const MentionSource = v.picklist(mentionSources)
export type MentionSource = v.InferOutput<typeof MentionSource>

/** Its name for people: a kind of site, or a network. */
export function sourceDisplay(source: MentionSource): string {
  if (source === 'news') return 'News'
  if (source === 'blogs') return 'Blogs'
  return source === 'forums' ? 'Forums' : tabDisplay(source)
}

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const Mention = v.object({
  id: v.string(),
  listenerId: v.string(),
  at: Instant,
  source: MentionSource,
  /** names of the listener's queries it was found by: a mention of two brands counts for both */
  queries: v.array(v.string()),
  text: v.string(),
  url: v.nullable(v.string()),
  author: v.nullable(v.object({ id: v.string(), name: v.string(), /** null when the source does not tell */ followers: v.nullable(Count) })),
  /** ISO 3166-1 alpha-2; null when not known */
  country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Countries must be written as GB.'))),
  /** ISO 639-1; null when not known */
  language: v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'Languages must be written as en.'))),
  /** latest snapshot; null where the source has none */
  engagements: v.nullable(Count),
  repost: v.boolean(),
  ...Sentiment,
})
export type Mention = v.InferOutput<typeof Mention>

export const mentionSource = itemSource<Mention>({ id: 'mentions', prefix: 'MENTION', owner: 'listener', schema: Mention, at: ({ at }) => at })
