import * as v from 'valibot'
import { blockHead, NullableNumber } from '../shared.ts'

/** At most 30 tags, the rest merged into `other` (docs/behaviours.md#blocks, docs/metrics.md#hashtags). */
export const HashtagsData = v.object({
  kind: v.literal('hashtags'),
  ...blockHead,
  type: v.literal('hashtags'),
  /** what carries the tags; posts in reports that were sealed before it was said */
  noun: v.optional(v.object({ one: v.string(), many: v.string() }), { one: 'post', many: 'posts' }),
  values: v.array(v.object({ tag: v.string(), posts: v.number(), engagements: NullableNumber, impressions: NullableNumber, engPerPost: NullableNumber })),
  other: v.nullable(v.object({ tags: v.number(), posts: v.number(), engagements: NullableNumber, impressions: NullableNumber, engPerPost: NullableNumber })),
})
export type HashtagsData = v.InferOutput<typeof HashtagsData>
