import type { SpecOf, Unnamed } from '../../../../../../../shared/blocks/index.ts'
import type { Cell, Column, TableData } from '../../../../../../../shared/blocks/table/data.ts'
import { figureMessages } from '../../../../../../../shared/figure-messages.ts'
import { formatCount } from '../../../../../../../shared/format-count.ts'
import { growth, type MetricId, metrics } from '../../../../../../../shared/metrics/index.ts'
import type { ShownId } from '../../../../../../../shared/metrics/shown.ts'
import { postFigureKey } from '../../../../../../../shared/metrics/shown.ts'
import { networks } from '../../../../../../../shared/networks.ts'
import { type Post, postTypeDisplay } from '../../../../../../../shared/posts.ts'
import { metricColumn, numberCell, tableData, textCell, textColumn } from '../../../common/table-cells.ts'
import { aggregatePosts, type PostGroup, postsOf, postValue } from '../../aggregate-posts.ts'
import { fullRange, offered, type SectionContext } from '../../context.ts'
import { shortBasis } from '../../left-out.ts'
import { firstPosts } from '../post-order.ts'
import { postLabel } from '../posts.ts'

type Spec = Extract<SpecOf<'table'>, { of: 'posts' }>

/** A row per post, with its lifetime figures; the last row, where there is one, counts all posts and not only those listed. */
export function postTable(
  context: SectionContext,
  { key, title, order, by = 'engagements', limit, columns, types, detailed, footer }: Spec,
): Unnamed<TableData> {
  const listed: PostGroup = { profiles: context.profiles, ...(types ? { keep: (post) => types.includes(post.type) } : {}) }
  const all = postsOf(listed, 'current')
  const total = (id: MetricId) => aggregatePosts(id, listed, 'current', fullRange(context.dataset, 'current'))
  // a figure that no post has is no column
  const ids = columns.filter((id) => offered(context, id) && total(id) !== null)
  const shown = firstPosts(all, order, by, limit)
  const average = total('eng_per_post')
  const names = new Map(context.profiles.map(({ profile }) => [profile.id, profile.name]))
  return tableData(context, {
    key,
    title,
    header: [
      textColumn('post', 'Post', { sticky: true, image: true, sortable: false }),
      ...(context.tab === 'cross_channel' ? [textColumn('network', 'Network')] : []),
      textColumn('published', 'Published', { sort_order: order === 'newest' ? 'desc' : null }),
      ...(detailed ? detailColumns : []),
      ...ids.map((id) =>
        metricColumn(id, postLabel(id), {
          passport: postFigureKey(context.definition.basis, id),
          sort_order: order === 'newest' || id !== by ? null : order === 'top' ? 'desc' : 'asc',
        }),
      ),
      ...(detailed ? [metricColumn('engagements', 'Vs average', { key: 'vs_average', passport: 'vs_average' satisfies ShownId })] : []),
    ],
    values: shown.map(({ post }) => ({
      ...postCells(post),
      ...(detailed ? { ...detailCells(post, names.get(post.profileId) ?? ''), vs_average: againstAverage(post, average) } : {}),
      ...Object.fromEntries(ids.map((id) => [id, numberCell(id, postValue(id, post))])),
    })),
    footer: footer
      ? {
          post: textCell(figureMessages.report.totalOfPosts(all.length)),
          ...Object.fromEntries(ids.map((id) => [id, totalCell(id, total(id), shortBasis(context, id, listed))])),
        }
      : null,
    rowsTotal: all.length,
  })
}

const detailColumns: Column[] = [
  textColumn('profile', 'Profile'),
  textColumn('labels', 'Labels', { sortable: false }),
  textColumn('collaborators', 'Collaborators', { sortable: false, is_hidden: true }),
]

function postCells(post: Post): Record<string, Cell> {
  const [picture] = post.media
  return {
    post: {
      type: 'long-text',
      value: post.text,
      url: post.url,
      picture_url: picture?.picture_url ?? null,
      description: `${postTypeDisplay[post.type]}${post.media.length > 1 ? `, ${formatCount(post.media.length)} images` : ''}`,
    },
    network: { type: 'icon', value: networks[post.network].display, badge: { network: post.network } },
    published: { type: 'date', value: post.publishedAt },
  }
}

function detailCells(post: Post, profile: string): Record<string, Cell> {
  return {
    profile: { ...textCell(profile), badge: { network: post.network, name: profile } },
    labels: { ...textCell(post.labels.join(', ') || null), labels: post.labels },
    collaborators: { ...textCell(post.collaborators.join(', ') || null), collaborators: post.collaborators },
  }
}

/** Engagements of the post beside those of an average post of the range. */
function againstAverage(post: Post, average: number | null): Cell {
  const value = postValue('engagements', post)
  return { type: 'indicator', value, unit: 'count', prior: average, growth: growth(value, average, 'FLOW') }
}

function totalCell(id: MetricId, value: number | null, basis: string | null): Cell {
  const metric = metrics[id]
  const note = 'overPosts' in metric ? metric.overPosts?.note : undefined
  return { ...numberCell(id, value), ...(note ? { description: note } : {}), ...(basis ? { basis } : {}) }
}
