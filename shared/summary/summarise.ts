/** The embedded writer: the same report always gives the same words, and it reads nothing but the report. */
import type { Report } from '../reports/report.ts'
import { checkDraft } from './check.ts'
import { bestContent, bestTime, leadingParts, longestBars, outlierDays } from './from-blocks.ts'
import { changeHighlights, concentration, driverSentences, gaps, leadSentences, worstNews } from './from-tiles.ts'
import { rankChanges } from './rank.ts'
import { type Advice, publish, type Summary, type SummaryDraft } from './schema.ts'

/** Deterministic, from the report value alone: the same report always says the same. */
export function summarise(report: Report): Summary {
  return publish(checkDraft(report, draftOf(report)))
}

function draftOf(report: Report): SummaryDraft {
  if (report.no_data) return { summary: [], highlights: [], conclusions: [], recommendations: [] }
  const { crossChannel } = report.reports
  // a template that hides every change hides it in words too
  const ranked = crossChannel.hideIndicators ? [] : rankChanges(report, crossChannel)
  const best = bestContent(report)
  return {
    summary: [...leadSentences(report, ranked), ...driverSentences(report, ranked)],
    highlights: [...changeHighlights(report, ranked), ...outlierDays(report), ...(best ? [best.sentence] : [])].slice(0, 5),
    conclusions: once([...concentration(report), ...leadingParts(report), ...longestBars(report)]).slice(0, 3),
    recommendations: [...bestTime(report), ...(crossChannel.hideIndicators ? [] : worstNews(report)), ...(best?.advice ?? []), ...gaps(report)].slice(0, 3),
  }
}

/** A share that one sentence gave is not given again by another block over the same items. */
function once(conclusions: readonly Advice[]): Advice[] {
  const said = new Set<string>()
  return conclusions.filter(({ cites: [first] }) => {
    const figure = first?.figures[0]
    const key = `${figure?.value.toFixed(6)} ${figure?.field}`
    return !said.has(key) && said.add(key)
  })
}
