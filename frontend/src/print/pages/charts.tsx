import type { BlockData } from '../../../../shared/blocks/index.ts'
import { changeTerms } from '../../../../shared/change-words.ts'
import { formatFigure } from '../../../../shared/format.ts'
import type { Unit } from '../../../../shared/metrics/units.ts'
import { polarityShown } from '../../../../shared/narrative/evidence.ts'
import type { TabReport, Tile } from '../../../../shared/reports/report.ts'
import { GrowthChip } from '../../blocks/growth/growth.tsx'
import { useBlockMode } from '../../blocks/mode.ts'
import { printOf } from '../../blocks/print.ts'
import { railWidth } from '../../paper/measures.ts'
import type { ChartRow, PrintBlock, PrintPage } from '../../paper/page-types.ts'
import { Eyebrow, FullHead, Page, Title } from '../../paper/sheet.tsx'
import { isWords } from '../block-pages.ts'
import { basisOf } from '../head-height.ts'
import { PrintChart } from '../print-block.tsx'
import { isRows, isWide } from '../rows.ts'
import { peakSentence, tileOf, tileSentence } from '../sentences.ts'

type ChartsPageData = Extract<PrintPage, { kind: 'charts' }>

const gap = 24
const sheetWidth = 1144

/** Widths in a row: a wide chart beside a small one takes the larger part, unless both are halves of a template. */
function widths({ items }: ChartRow, width: number): number[] {
  if (items.length < 2) return [width]
  const large = items.map(isWide)
  const free = width - gap
  const halves = items.every(({ section }) => section.span === 6)
  if (!halves && large[0] && !large[1] && items[1] && !isRows(items[1])) return [Math.round(free * 0.6), free - Math.round(free * 0.6)]
  return [free / 2, free / 2]
}

/** What a block says of its figures besides the line under its title, which is its first sentence where it shares a row. */
function saidOf(item: PrintBlock, { items }: ChartRow): string[] {
  const note = 'note' in item.block ? item.block.note : undefined
  const sentences = [...(items.length > 1 ? basisOf(item).slice(1) : []), ...(note ? [note] : [])]
  return sentences.map((sentence) => sentence.replace(/\.$/, ''))
}

export function ChartsPage({ page }: { page: ChartsPageData }) {
  const { tab } = page
  const tiles = page.facts.flatMap((key) => tileOf(tab, key) ?? [])
  const items = page.rows.flatMap((row) => row.items)
  const first = items[0]
  // the day is of the figure that the sentence before it tells
  const told = items.find(({ block }) => block.passports.includes(tiles[0]?.passport ?? ''))
  const peak = told && (page.continued === null || page.continued[0] === 1) ? peakSentence(tab, told.section.key, 'in all') : null
  const basis = [...new Set(page.rows.flatMap((row) => row.items.flatMap((item) => saidOf(item, row))))]
  const definition = tab.passports[tiles[0]?.passport ?? '']?.definition ?? ''
  if (page.sheet) {
    return (
      <Page page={page}>
        <FullHead page={page} many>
          {basis.map((sentence) => `${sentence}. `)}
        </FullHead>
        <Rows rows={page.rows} width={sheetWidth} />
      </Page>
    )
  }
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
          {tiles.length > 0 && <Facts tab={tab} tiles={tiles} />}
          {tiles.length < 3 && first?.block.no_data === null && <BlockFacts block={first.block} />}
          {(basis.length > 0 || definition) && (
            <p className="basis">
              <b>Basis.</b> {basis.map((sentence) => `${sentence}. `)}
              {definition}
            </p>
          )}
        </div>
        <Rows rows={page.rows} width={railWidth} />
      </div>
    </Page>
  )
}

/** Whether the words above it carry the same title. */
const isTitledBy = (words: PrintBlock | undefined, { section, title }: PrintBlock) =>
  words !== undefined && isWords(words) && words.section === section && words.title === title

/** Rows of blocks, each as high as the plan says. */
export function Rows({ rows, width }: { rows: readonly ChartRow[]; width: number }) {
  return (
    <div className="chart-rows">
      {rows.map((row, number) => (
        <div className="chart-row" key={row.items[0]?.id}>
          {row.items.map((item, at) => (
            <PrintChart
              key={item.id}
              item={item}
              width={widths(row, width)[at] ?? width}
              height={row.height}
              titled={!isTitledBy(rows[number - 1]?.items[0], item)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function BlockFacts({ block }: { block: BlockData }) {
  const { Facts: Own } = printOf(block)
  return Own ? <Own data={block} /> : null
}

const formOf = (unit: Unit, value: number | null) => (unit === 'percent' || Math.abs(value ?? 0) < 1e6 ? 'full' : 'compact')

/** The figures that the charts beside them explain. */
function Facts({ tab, tiles }: { tab: TabReport; tiles: readonly Tile[] }) {
  const { hideIndicators } = useBlockMode()
  return (
    <dl className="facts">
      {tiles.map((tile) => (
        <div key={tile.key}>
          <dt>{tile.title}</dt>
          <dd>
            <b>{formatFigure(tile.value, tile.unit, formOf(tile.unit, tile.value))}</b>
            <GrowthChip growth={tile.figure.growth} polarity={polarityShown(tab, tile)} unit={tile.unit} />
          </dd>
          {tile.prior !== null && !hideIndicators && <dd className="from">{changeTerms(tile.figure, formOf(tile.unit, tile.prior))}</dd>}
        </div>
      ))}
    </dl>
  )
}
