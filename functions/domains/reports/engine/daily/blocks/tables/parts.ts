import type { SpecOf, Unnamed } from '../../../../../../../shared/blocks/index.ts'
import type { Cell, TableData } from '../../../../../../../shared/blocks/table/data.ts'
import { breakdowns } from '../../../../../../../shared/items/breakdowns.ts'
import { type MetricId, metrics } from '../../../../../../../shared/metrics/index.ts'
import { metricColumn, numberCell, tableData, textCell, textColumn } from '../../../common/table-cells.ts'
import { type BreakdownPart, breakdownParts, partValue, periodText, ranked } from '../../breakdowns.ts'
import type { SectionContext } from '../../context.ts'

type Spec = Extract<SpecOf<'table'>, { of: 'parts' }>

/** A row a part, the last one of all parts, those not listed too. */
export function partTable(context: SectionContext, { key, title, breakdown, name, columns, sortBy, limit }: Spec): Unnamed<TableData> {
  const { network } = breakdowns[breakdown]
  const rows = ranked(context, breakdown, sortBy)
  const all = breakdownParts(context, breakdown).flatMap(({ measures }) => measures)
  // a figure that no part has is no column
  const ids = columns.filter((id) => partValue(id, network, all) !== null)
  const cells = (measures: BreakdownPart['measures']) =>
    Object.fromEntries(ids.map((id): [MetricId, Cell] => [id, numberCell(id, partValue(id, network, measures))]))
  const table = tableData(context, {
    key,
    title,
    header: [
      textColumn('name', name, { sticky: true }),
      ...ids.map((id) => metricColumn(id, metrics[id].label, { sort_order: id === sortBy ? 'desc' : null })),
    ],
    values: rows.slice(0, limit).map(({ label, measures }) => ({ name: textCell(label), ...cells(measures) })),
    footer: { name: textCell('Total'), ...cells(all) },
    rowsTotal: rows.length,
  })
  return { ...table, subTitle: periodText(context, breakdown) }
}
