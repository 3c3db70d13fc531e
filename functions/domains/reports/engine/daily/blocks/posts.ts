import { metrics } from '../../../../../../shared/metrics/index.ts'
import { noData } from '../../common/no-data.ts'
import { postsOf, postValue } from '../aggregate-posts.ts'
import { figure, offered } from '../context.ts'
import { firstPosts } from './post-order.ts'
import type { Resolver } from './resolver.ts'

export const posts: Resolver<'posts'> = (context, { key, title, order, limit, figures }) => {
  const all = postsOf(context, 'current')
  const names = new Map(context.profiles.map(({ profile }) => [profile.id, profile.name]))
  const shown = firstPosts(all, order, 'engagements', limit)
  return {
    kind: 'posts',
    key,
    title: title ?? null,
    subTitle: null,
    no_data: noData(context, shown.length > 0),
    type: 'posts',
    values: shown.map(({ post }) => ({
      id: post.id,
      network: post.network,
      profile: names.get(post.profileId) ?? '',
      publishedAt: post.publishedAt,
      postType: post.type,
      text: post.text,
      url: post.url,
      media: post.media,
      figures: figures
        .filter((id) => offered(context, id))
        .map((id) => ({ key: id, label: postLabel(id), figure: figure(id, postValue(id, post), null, null) })),
    })),
    rowsTotal: all.length,
  }
}

/** What a metric is called beside a single post. */
export function postLabel(id: keyof typeof metrics): string {
  // a post has one reach, not a daily average
  return id === 'reach' ? 'Reach' : metrics[id].label
}
