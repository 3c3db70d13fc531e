import * as v from 'valibot'
import { NetworkCode } from '../../networks.ts'
import { PostMedia, PostType } from '../../posts.ts'
import { blockHead, Figure } from '../shared.ts'

/** Post grid: up to 4 media then +N (docs/behaviours.md#blocks); 8 per PDF page in 4 columns. */
export const PostsData = v.object({
  kind: v.literal('posts'),
  ...blockHead,
  type: v.literal('posts'),
  values: v.array(
    v.object({
      id: v.string(),
      network: NetworkCode,
      profile: v.string(),
      publishedAt: v.string(),
      postType: PostType,
      text: v.string(),
      url: v.nullable(v.string()),
      media: v.array(PostMedia),
      figures: v.array(v.object({ key: v.string(), label: v.string(), figure: Figure })),
    }),
  ),
  rowsTotal: v.number(),
})
export type PostsData = v.InferOutput<typeof PostsData>
