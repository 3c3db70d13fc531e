/** One figure of a report by its address: for the writer that cites it, and for the checker that reads it again. */

import { readingOf } from '../blocks/index.ts'
import { type FigureRead, shareText, unsigned } from '../blocks/reading.ts'
import { figureMessages } from '../figure-messages.ts'
import { formatFigure, formatGrowth } from '../format.ts'
import type { Polarity } from '../metrics/units.ts'
import { isWhole } from '../networks.ts'
import { type Report, reportTabs, type TabReport, type Tile } from '../reports/report.ts'
import type { Citation } from './schema.ts'
import { withoutCurrency } from './words.ts'

/** `said`: words that a sentence must hold besides the names; `of`: may hold, such as a page. */
export type Reading = FigureRead & { title: string; said?: string; of?: string; polarity?: Polarity }

export type Place = Pick<Citation, 'tab' | 'section' | 'block'>

/** Marks a change that leaves out profiles which only one of the periods has, and says over which days it is where these are not all. */
export function likeForLike({ figure: { over } }: Pick<Tile, 'figure'>): string {
  return over ? `like for like over ${figureMessages.report.countOf(over, 'days')}` : 'like for like'
}

/** What an industry's own figure is called beside ours; the sentence still says what it is a median of. */
const ofIndustry = ', industry median'

/** Null when the report has no such figure. */
export function readFigure(report: Report, { tab: code, section: sectionKey, block: blockKey }: Place, row: string | null, field: string): Reading | null {
  const tab = reportTabs(report).find((one) => one.code === code)
  if (!tab) return null
  if (sectionKey === null) return blockKey === 'coverage' ? readCoverage(tab, field) : readTile(report, tab, blockKey, field)
  const section = tab.report.find(({ key }) => key === sectionKey)
  const block = section?.content.find(({ key }) => key === blockKey)
  if (!section || !block || block.no_data || row === null) return null
  const found = readingOf(block).read(block, row, field)
  if (!found || !Number.isFinite(found.value)) return null
  // a figure of one network is never said of all
  const names = isWhole(code) ? found.names : [...found.names, tab.display]
  return { ...found, names, title: section.title, ...(block.title ? { of: block.title } : {}) }
}

function readCoverage({ coverage }: TabReport, field: string): Reading | null {
  if (!coverage || (field !== 'have' && field !== 'expected')) return null
  return { value: coverage[field], text: formatFigure(coverage[field], 'count'), names: [], title: 'Coverage' }
}

function readTile(report: Report, tab: TabReport, key: string, field: string): Reading | null {
  const tile = tab.summary.find((one) => one.key === key)
  if (!tile) return null
  const whole = report.reports.crossChannel.summary.find((one) => one.key === key)
  const found = tileFigure(tile, whole, field)
  if (!found) return null
  const own = isWhole(tab.code) ? [] : [tab.display]
  const partial = tile.figure.compared !== undefined && ['growth', 'prior', 'compared'].includes(field)
  // a part of the impressions of all is that, where a network calls its own views
  const bare = withoutCurrency((field === 'share' && whole?.title) || tile.title)
  const median = bare.endsWith(ofIndustry)
  const said = partial ? likeForLike(tile) : median ? bare.slice(0, -ofIndustry.length) : undefined
  return {
    ...found,
    names: [median ? ofIndustry.slice(2) : bare, ...own],
    title: [...own, tile.title].join(', '),
    polarity: tile.polarity,
    ...(said === undefined ? {} : { said }),
  }
}

function tileFigure({ value, prior, unit, figure }: Tile, whole: Tile | undefined, field: string): Pick<Reading, 'value' | 'text'> | null {
  if (field === 'value') return value === null ? null : { value, text: formatFigure(value, unit, 'compact') }
  if (field === 'prior') return prior === null ? null : { value: prior, text: formatFigure(prior, unit, 'compact') }
  if (field === 'growth') return figure.growth.value === null ? null : { value: figure.growth.value, text: unsigned(formatGrowth(figure.growth, unit)) }
  if (field === 'compared') return figure.compared === undefined ? null : { value: figure.compared, text: formatFigure(figure.compared, unit, 'compact') }
  if (value === null) return null
  if (field === 'delta')
    return prior === null ? null : { value: value - prior, text: formatFigure(value - prior, unit === 'count' ? 'change' : unit, 'compact') }
  if (field === 'share' && whole?.value) return { value: (value / whole.value) * 100, text: shareText((value / whole.value) * 100) }
  return null
}
