/** Every change that a report shows: in tiles, charts with their tooltips, bars and rows. */
import { asSeriesChart } from '../../frontend/src/blocks/chart/series.ts'
import { tooltipRows } from '../../frontend/src/blocks/chart/tooltip-rows.ts'
import type { BlockData } from '../../shared/blocks/index.ts'
import type { Growth } from '../../shared/blocks/shared.ts'
import { type Report, reportTabs } from '../../shared/reports/report.ts'

const isFlat = ({ kind, value }: Growth) => kind === 'none' || (value !== null && Math.abs(value) < 1e-6)

/** Every change that a block shows which is not 0, without those of levels that grow each day. */
function changesIn(block: BlockData, grows: ReadonlySet<string>): [string, unknown][] {
  if (block.passports.some((key) => grows.has(key)) && block.kind !== 'table') return []
  if (block.kind === 'line' || block.kind === 'column') {
    const chart = asSeriesChart(block)
    const rows = chart.labels.flatMap((label, index) =>
      tooltipRows(chart, index).map(({ key, ...row }) => [`${block.passports} ${key} ${label}`, row] as const),
    )
    const head = block.total ? [[`${block.passports} head`, block.total] as const] : []
    return [...rows, ...head].flatMap(([name, { growth, value, prior }]) => (isFlat(growth) ? [] : [[name, [value, prior, growth]]]))
  }
  if (block.kind === 'bar') return block.values.flatMap(({ key, figure }) => (isFlat(figure.growth) ? [] : [[`${block.passports} bar ${key}`, figure]]))
  if (block.kind !== 'table') return []
  const columns = block.header.filter(({ passport }) => passport !== undefined && !grows.has(passport))
  return [...block.values, ...(block.footer ? [block.footer] : [])].flatMap((row) =>
    columns.flatMap(({ key }): [string, unknown][] => {
      const cell = row[key]
      return cell?.type === 'number' && cell.growth && !isFlat(cell.growth) ? [[`${key} of ${String(row.name?.value)}`, cell]] : []
    }),
  )
}

/** @param grows passports of levels that grow each day */
export function changesOf(report: Report, grows: ReadonlySet<string> = new Set()): [string, unknown][] {
  return reportTabs(report).flatMap(({ code, summary, report: sections }) => [
    ...summary.flatMap(({ key, figure }): [string, unknown][] => (grows.has(key) || isFlat(figure.growth) ? [] : [[`${code} ${key}`, figure]])),
    ...sections.flatMap(({ content }) =>
      content.flatMap((block) => changesIn(block, grows).map(([name, what]): [string, unknown] => [`${code} ${name}`, what])),
    ),
  ])
}
