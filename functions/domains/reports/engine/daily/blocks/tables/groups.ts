/** Posts put together by type or by label. */
import type { SpecOf, Unnamed } from '../../../../../../../shared/blocks/index.ts'
import type { Cell, TableData } from '../../../../../../../shared/blocks/table/data.ts'
import { figureMessages } from '../../../../../../../shared/figure-messages.ts'
import { type MetricId, metrics } from '../../../../../../../shared/metrics/index.ts'
import { postFigureKey } from '../../../../../../../shared/metrics/shown.ts'
import { compareText } from '../../../common/profiles.ts'
import { figureCell, metricColumn, tableData, textCell, textColumn } from '../../../common/table-cells.ts'
import { everyPost, postsOf } from '../../aggregate-posts.ts'
import { figureOf, type Group, offered, type SectionContext } from '../../context.ts'
import { groupsOf, type NamedGroup } from '../../groups.ts'
import { shortBasis } from '../../left-out.ts'

type Spec = Extract<SpecOf<'table'>, { of: 'types' | 'labels' }>
type Row = Pick<NamedGroup, 'key' | 'label' | 'profiles' | 'keep'>

/** The last row is made from the posts, each once, however many rows a post stands in. */
export function groupTable(context: SectionContext, { key, title, of, columns }: Spec): Unnamed<TableData> {
  const ids = columns.filter((id) => offered(context, id))
  const rows = (of === 'types' ? groupsOf(context, 'posts_published', 'type') : labelRows(context))
    .map((row) => ({ row, posts: postsOf(row, 'current').length }))
    .filter(({ posts }) => posts > 0)
    .sort((a, b) => Number(a.row.key === '') - Number(b.row.key === '') || b.posts - a.posts || compareText(a.row.label, b.row.label))
  const everything: Group = { profiles: context.profiles, keep: everyPost }
  return tableData(context, {
    key,
    title,
    header: [
      textColumn('name', of === 'types' ? 'Type' : 'Label', { sticky: true }),
      ...ids.map((id) => metricColumn(id, metrics[id].label, { ...sortOf(id), passport: postFigureKey(context.definition.basis, id) })),
    ],
    values: rows.map(({ row }) => ({ name: textCell(row.label), ...cells(context, ids, row) })),
    footer: { name: textCell('Total'), ...cells(context, ids, everything) },
    rowsTotal: rows.length,
  })
}

function sortOf(id: MetricId) {
  return { sort_order: id === 'posts_published' ? ('desc' as const) : null }
}

function cells(context: SectionContext, ids: readonly MetricId[], group: Group): Record<string, Cell> {
  return Object.fromEntries(ids.map((id) => [id, figureCell(figureOf(context, id, group), shortBasis(context, id, group))]))
}

/** Posts without any label have a row of their own, with an empty key. */
function labelRows({ profiles }: SectionContext): Row[] {
  const labels = new Set(postsOf({ profiles }, 'current').flatMap(({ post }) => post.labels))
  return [
    ...[...labels].map((label): Row => ({ key: label, label, profiles, keep: (post) => post.labels.includes(label) })),
    { key: '', label: figureMessages.report.noLabel, profiles, keep: (post) => post.labels.length === 0 },
  ]
}
