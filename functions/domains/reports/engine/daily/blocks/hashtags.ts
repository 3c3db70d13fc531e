/** Tags of the posts of the range (docs/metrics.md#hashtags). */

import { tagsBlock } from '../../common/tag-cloud.ts'
import { postsOf, postValue } from '../aggregate-posts.ts'
import type { Resolver } from './resolver.ts'

export const hashtags: Resolver<'hashtags'> = (context, { key, title }) =>
  tagsBlock(
    context,
    { key, title, noun: { one: 'post', many: 'posts' } },
    postsOf(context, 'current').map(({ post }) => ({
      text: post.text,
      engagements: postValue('engagements', post),
      impressions: postValue('impressions', post),
    })),
  )
