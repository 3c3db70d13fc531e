import { formatFigure } from '../../../../shared/format.ts'
import type { Tile } from '../../../../shared/reports/report.ts'
import { seriesSum } from '../../blocks/chart/series.ts'
import { cssColor } from '../../blocks/color.ts'
import { GrowthChip } from '../../blocks/growth/growth.tsx'
import { useBlockMode } from '../../blocks/mode.ts'
import { Eyebrow, Page, Title } from '../frame.tsx'
import type { ChartRow, PrintPage } from '../page-types.ts'
import { PrintChart } from '../print-block.tsx'
import { peakSentence, tileOf, tileSentence } from '../sentences.ts'
import { smallTableHeight } from '../table-plan.ts'

type ChartsPageData = Extract<PrintPage, { kind: 'charts' }>

const area = { width: 852, height: 717, gap: 28, column: 24 }

/** Heights of one or two rows: a wide chart first takes the larger half; a page with one row does not stretch without end. */
function heights(rows: readonly ChartRow[]): number[] {
  if (rows.length === 1) return [rows[0]?.some(isWide) ? 596 : area.height]
  const tables = rows.map((row) => (row.every(({ block }) => block.kind === 'table') ? tableHeight(row) : 0))
  const taken = Math.max(...tables)
  // a table takes what its rows need, charts the rest; small ones are not drawn larger for it
  const most = (row: ChartRow) => (row.some(isWide) ? area.height : Math.max(344, tableHeight(row)))
  if (taken > 0) return rows.map((row, index) => tables[index] || Math.min(most(row), area.height - area.gap - taken))
  const small = rows.map((row) => !row.some(isWide))
  const first = small[0] === small[1] ? (small[0] ? 344 : 386) : small[0] ? 320 : 380
  return [first, area.height - area.gap - first]
}

const isWide = ({ block }: ChartRow[number]) => block.kind === 'line' || block.kind === 'column'

function tableHeight(row: ChartRow): number {
  return Math.max(0, ...row.map(({ block }) => (block.kind === 'table' ? smallTableHeight(block) : 0)))
}

/** Widths in a row: a wide chart beside a small one takes the larger part. */
function widths(row: ChartRow): number[] {
  if (row.length < 2) return [area.width]
  const large = row.map(isWide)
  const free = area.width - area.column
  if (large[0] && !large[1]) return [Math.round(free * 0.6), free - Math.round(free * 0.6)]
  return [free / 2, free / 2]
}

export function ChartsPage({ page }: { page: ChartsPageData }) {
  const { tab } = page
  const tiles = page.facts.flatMap((key) => tileOf(tab, key) ?? [])
  const rows = heights(page.rows)
  const first = page.rows[0]?.[0]
  const peak = page.continued === null || page.continued[0] === 1 ? peakSentence(tab, page.sections[0] ?? '', 'in all') : null
  const basis = [
    ...new Set(page.rows.flat().flatMap((item) => (item.section.subTitle ?? '').split(/(?<=[.!?]) /).map((sentence) => sentence.replace(/\.$/, '')))),
  ].filter(Boolean)
  return (
    <Page page={page}>
      <div className="rail-grid">
        <div className="rail">
          <Eyebrow page={page} />
          <Title page={page} />
          {tiles[0] && (
            <p className="lead">
              {tileSentence(tab, tiles[0])} {peak && `${peak.lead}.`}
            </p>
          )}
          {tiles.length > 0 && <Facts tiles={tiles} />}
          {first?.block.kind === 'column' && first.block.stacked && first.block.no_data === null && <Parts block={first.block} />}
          <p className="basis">
            <b>Basis.</b> {basis.map((sentence) => `${sentence}. `)}
            {tab.passports[tiles[0]?.passport ?? '']?.definition}
          </p>
        </div>
        <div className="chart-rows">
          {page.rows.map((row, index) => {
            const parts = widths(row)
            return (
              <div className="chart-row" key={row[0]?.id}>
                {row.map((item, at) => (
                  <PrintChart key={item.id} item={item} width={parts[at] ?? area.width} height={rows[index] ?? 300} />
                ))}
              </div>
            )
          })}
        </div>
      </div>
    </Page>
  )
}

/** The figures that the charts beside them explain. */
function Facts({ tiles }: { tiles: readonly Tile[] }) {
  const { hideIndicators } = useBlockMode()
  return (
    <dl className="facts">
      {tiles.map((tile) => (
        <div key={tile.key}>
          <dt>{tile.title}</dt>
          <dd>
            <b>{formatFigure(tile.value, tile.unit, tile.unit === 'percent' || Math.abs(tile.value ?? 0) < 1e6 ? 'full' : 'compact')}</b>
            <GrowthChip growth={tile.figure.growth} polarity={tile.polarity} unit={tile.unit} />
          </dd>
          {tile.prior !== null && !hideIndicators && (
            <dd className="from">from {formatFigure(tile.prior, tile.unit, tile.unit === 'percent' || Math.abs(tile.prior) < 1e6 ? 'full' : 'compact')}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** The parts of a stack with their sums. */
function Parts({ block }: { block: Extract<ChartRow[number]['block'], { kind: 'column' }> }) {
  const parts = block.values.filter((series) => !series.line)
  if (parts.length < 2) return null
  return (
    <dl className="parts" data-many={parts.length > 6 || undefined}>
      {parts.slice(0, 10).map((series) => (
        <div key={series.key}>
          <dt>
            <i style={{ background: cssColor(series.color) }} />
            <span dir="auto">{series.label}</span>
          </dt>
          <dd>{formatFigure(seriesSum(series.values), series.unit, 'compact')}</dd>
        </div>
      ))}
    </dl>
  )
}
