import type { SpecOf, Unnamed } from '../../../../../../../shared/blocks/index.ts'
import type { Cell, TableData } from '../../../../../../../shared/blocks/table/data.ts'
import { type MetricId, metrics } from '../../../../../../../shared/metrics/index.ts'
import { byName } from '../../../common/profiles.ts'
import { figureCell, metricColumn, numberCell, tableData, textCell, textColumn } from '../../../common/table-cells.ts'
import { figureOf, fullRange, measured, offered, type SectionContext } from '../../context.ts'
import { shortBasis } from '../../left-out.ts'

type Spec = Extract<SpecOf<'table'>, { of: 'profiles' }>

/** A row per profile; the last row follows the rule of each class: a sum, a ratio made anew, nothing for people. */
export function profileTable(context: SectionContext, { key, title, columns, sortBy }: Spec): Unnamed<TableData> {
  const interval = fullRange(context.dataset, 'current')
  // a figure that no profile has is no column
  const ids = columns.filter((id) => offered(context, id) && measured(context, id, context, 'current', interval) !== null)
  const rows = [...context.profiles].sort(byName).map((member) => {
    const { name, username, picture_url, profile_url, network } = member.profile
    const cell: Cell = { type: 'text', value: name, url: profile_url, picture_url, ...(username ? { description: username } : {}), badge: { network, name } }
    const figures = ids.map((id): [string, Cell] => [
      id,
      figureCell(figureOf(context, id, { profiles: [member] }), shortBasis(context, id, { profiles: [member] })),
    ])
    return { profile: cell, ...Object.fromEntries(figures) }
  })
  const sorted = rows.map((row, index) => ({ row, size: sizeOf(row, sortBy), index })).sort((a, b) => b.size - a.size || a.index - b.index)
  const totalOf = (id: MetricId) =>
    metrics[id].class === 'UNIQUE' ? numberCell(id, null) : figureCell(figureOf(context, id, context), shortBasis(context, id, context))
  const total = ids.map((id): [string, Cell] => [id, totalOf(id)])
  return tableData(context, {
    key,
    title,
    header: [
      textColumn('profile', 'Profile', { sticky: true, image: true }),
      ...ids.map((id) => metricColumn(id, metrics[id].label, { sort_order: id === sortBy ? 'desc' : null })),
    ],
    values: sorted.map(({ row }) => row),
    footer: { profile: textCell('Total'), ...Object.fromEntries(total) },
    rowsTotal: rows.length,
  })
}

function sizeOf(row: Record<string, Cell>, id: string): number {
  const value = row[id]?.value
  return typeof value === 'number' ? value : Number.NEGATIVE_INFINITY
}
