/** The figures a summary may rest on, each with a short id: all that another writer than the embedded one is given to read. */
import { readingOf } from '../blocks/index.ts'
import { growthDirection, growthTone } from '../format.ts'
import { isWhole } from '../networks.ts'
import { type Report, reportTabs, type TabReport, type Tile } from '../reports/report.ts'
import { citeFigures } from './cite.ts'
import { sureTiles } from './evidence.ts'
import { blocksWithData } from './from-blocks.ts'
import type { Place } from './read-figure.ts'
import type { Citation } from './schema.ts'

export type Fact = {
  id: string
  /** what it is of: its tile, or its section and row */
  of: string
  /** what a sentence with this figure must call by name, exactly so */
  names: readonly string[]
  what: string
  /** exactly as a sentence writes it */
  figure: string
  direction?: 'rose' | 'fell'
  tone?: 'good' | 'bad'
  /** of a change: whether it is beyond chance */
  certainty?: 'sure' | 'may be chance'
  cite: Citation
}

/** A model reads no more of them with care. */
const most = 300

/** The figures a writer may rest sentences on, tiles before blocks, each with an id; a report of hundreds is cut short. */
export function factsOf(report: Report): Fact[] {
  const found = [...reportTabs(report).flatMap((tab) => tab.summary.flatMap((tile) => tileFacts(report, tab, tile))), ...blockFacts(report)]
  return found.slice(0, most).map((fact, index) => ({ id: `f${index + 1}`, ...fact }))
}

type Unnumbered = Omit<Fact, 'id'>

function fact(report: Report, place: Place, row: string | null, field: string, what: string): Unnumbered[] {
  const cited = citeFigures(report, place, row, [field])
  if (!cited) return []
  const of = row === null || cited.names.length > 0 ? cited.cite.title : `${cited.cite.title}, ${row}`
  return [{ of, names: cited.names, what, figure: cited.texts[0], cite: cited.cite }]
}

function tileFacts(report: Report, tab: TabReport, tile: Tile): Unnumbered[] {
  const { key, figure, polarity, unit } = tile
  const place = { tab: tab.code, section: null, block: key }
  const of = (field: string, what: string) => fact(report, place, null, field, what)
  const found = of('value', 'in this period')
  if (!isWhole(tab.code) && unit === 'count') found.push(...of('share', 'part of all networks'))
  // a change of some profiles must not be read beside the figure of all
  if (tab.hideIndicators || figure.compared !== undefined) return found
  const direction = growthDirection(figure.growth, unit)
  const tone = growthTone(figure.growth, polarity, unit)
  if (direction === 'flat') return found
  const certainty = sureTiles(tab).has(tile) ? ('sure' as const) : ('may be chance' as const)
  const changes = of('growth', 'change').map((one) => ({ ...one, direction: direction === 'up' ? ('rose' as const) : ('fell' as const), certainty }))
  return [...found, ...of('prior', 'in the prior period'), ...changes.map((one) => (tone === 'flat' ? one : { ...one, tone }))]
}

function blockFacts(report: Report): Unnumbered[] {
  return blocksWithData(report).flatMap(({ block, place }) =>
    readingOf(block)
      .told(block)
      .flatMap(({ row, field, what }) => fact(report, place, row, field, what)),
  )
}

/** The citations of some facts, those of one block together; null when one of the ids is none of a fact. */
export function citationsOf(facts: readonly Fact[], ids: readonly string[]): Citation[] | null {
  const cited = ids.map((id) => facts.find((fact) => fact.id === id)?.cite)
  const known = cited.flatMap((cite) => cite ?? [])
  if (known.length < ids.length) return null
  const placed = Map.groupBy(known, ({ tab, section, block, title }) => JSON.stringify([tab, section, block, title]))
  return [...placed.values()].flatMap(([first, ...rest]) => (first ? { ...first, figures: [first, ...rest].flatMap(({ figures }) => figures) } : []))
}
