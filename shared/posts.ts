/** One published post with its latest lifetime figures (docs/metrics.md#basis). */
import * as v from 'valibot'
import { MeasureId } from './metrics/measures.ts'
import { NetworkCode } from './networks.ts'

export const postTypes = ['image', 'carousel', 'video', 'reel', 'story', 'text', 'link'] as const
export const PostType = v.picklist(postTypes)
export type PostType = v.InferOutput<typeof PostType>

export const postTypeDisplay = {
  image: 'Image',
  carousel: 'Carousel',
  video: 'Video',
  reel: 'Reel',
  story: 'Story',
  text: 'Text',
  link: 'Link',
} as const satisfies Record<PostType, string>

export const PostMedia = v.object({ kind: v.picklist(['image', 'video']), picture_url: v.nullable(v.string()), alt: v.string() })

export const Post = v.object({
  id: v.string(),
  profileId: v.string(),
  network: NetworkCode,
  /** ISO 8601 instant, UTC */
  publishedAt: v.string(),
  type: PostType,
  text: v.string(),
  url: v.nullable(v.string()),
  media: v.array(PostMedia),
  labels: v.array(v.string()),
  author: v.nullable(v.string()),
  collaborators: v.array(v.string()),
  /** absent = the network gave no value; never 0 in its place */
  measures: v.record(MeasureId, v.optional(v.number())),
})
export type Post = v.InferOutput<typeof Post>
