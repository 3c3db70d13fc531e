/** The embedded writer: the same report always gives the same words, and it reads nothing but the report. */
import type { Report } from '../reports/report.ts'
import { bestHour } from './best-hour.ts'
import { changeSentences } from './changes.ts'
import { checkDraft } from './check.ts'
import { bestContent } from './from-blocks.ts'
import { concentration, driverSentences, gaps, worstNews } from './from-tiles.ts'
import { besideIndustry, leadSentences } from './lead.ts'
import { outlierDays } from './outliers.ts'
import { leadingParts, longestBars } from './parts.ts'
import { newsOf } from './rank.ts'
import { rateSentences } from './rates.ts'
import { type Advice, publish, type Sentence, type Summary, type SummaryDraft } from './schema.ts'
import { largeButUnsure } from './unsure.ts'

/** Deterministic, from the report value alone: the same report always says the same. */
export function summarise(report: Report): Summary {
  return publish(checkDraft(report, draftOf(report)))
}

/** Before its check, which must find nothing to drop. */
export function draftOf(report: Report): SummaryDraft {
  if (report.no_data) return { summary: [], highlights: [], conclusions: [], recommendations: [] }
  const { crossChannel } = report.reports
  // a template that hides every change hides it in words too
  const ranked = crossChannel.hideIndicators ? [] : newsOf(report, crossChannel)
  const [lead, more] = [ranked.slice(0, 2), ranked.slice(2, 4)]
  const told = [...lead, ...more].map(({ tile }) => tile)
  const best = bestContent(report)
  const large = told.length > 0 ? largeButUnsure(report, told) : null
  const begun = [...leadSentences(report, lead), ...driverSentences(report, lead)]
  const rates = rateSentences(report, told)
  const indicators = [...changeSentences(report, more), ...(large ? [large.sentence] : []), ...rates.sure]
  const findings = [
    ...(crossChannel.hideIndicators ? [] : indicators),
    ...besideIndustry(report).slice(1),
    ...outlierDays(report),
    ...(best ? [best.sentence] : []),
    ...(crossChannel.hideIndicators ? [] : rates.unsure),
  ]
  // where no change leads, the first finding does
  const [summary, highlights] = begun.length > 0 ? [begun, findings] : [findings.slice(0, 1), findings.slice(1)]
  return {
    summary,
    highlights,
    conclusions: once([...concentration(report), ...leadingParts(report), ...longestBars(report)], [...summary, ...highlights]).slice(0, 3),
    recommendations: [...bestHour(report), ...(crossChannel.hideIndicators ? [] : worstNews(report)), ...(best?.advice ?? []), ...gaps(report)].slice(0, 3),
  }
}

/** A share that one sentence gave is not given again by another block over the same items, rounded otherwise though it be. */
function once(conclusions: readonly Advice[], told: readonly Sentence[]): Advice[] {
  const said = told.flatMap(({ cites }) => cites.flatMap(({ figures }) => figures.map(({ value }) => value)))
  return conclusions.filter(({ cites: [first] }) => {
    const figure = first?.figures[0]
    if (!figure || (figure.field === 'share' && said.some((value) => Math.abs(value - figure.value) < 0.01))) return false
    return said.push(figure.value)
  })
}
