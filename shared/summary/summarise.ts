/** The embedded writer: the same report always gives the same words, and it reads nothing but the report. */
import type { Report } from '../reports/report.ts'
import { checkDraft } from './check.ts'
import { bestContent, bestTime, leadingParts, longestBars, outlierDays } from './from-blocks.ts'
import { changeHighlights, concentration, driverSentences, gaps, leadSentence, worstNews } from './from-tiles.ts'
import { rankChanges } from './rank.ts'
import { publish, type Summary, type SummaryDraft } from './schema.ts'

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
    summary: [...leadSentence(report, ranked), ...driverSentences(report, ranked)],
    highlights: [...changeHighlights(report, ranked), ...outlierDays(report), ...(best ? [best.sentence] : [])].slice(0, 5),
    conclusions: [...concentration(report), ...leadingParts(report), ...longestBars(report)].slice(0, 3),
    recommendations: [...bestTime(report), ...(crossChannel.hideIndicators ? [] : worstNews(report)), ...(best ? [best.advice] : []), ...gaps(report)].slice(
      0,
      3,
    ),
  }
}
