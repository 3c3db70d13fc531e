/** The embedded writer: the same report always gives the same words, and it reads nothing but the report. */
import type { Report } from '../reports/report.ts'
import { changeSentence } from './changes.ts'
import { checkDraft } from './check.ts'
import { bestContent, bestTime, leadingParts, longestBars, outlierDays } from './from-blocks.ts'
import { concentration, driverSentences, gaps, worstNews } from './from-tiles.ts'
import { besideIndustry, leadSentences, oneOfEachTheme, surroundings } from './lead.ts'
import { rankChanges } from './rank.ts'
import { type Advice, publish, type Sentence, type Summary, type SummaryDraft } from './schema.ts'

/** Deterministic, from the report value alone: the same report always says the same. */
export function summarise(report: Report): Summary {
  return publish(checkDraft(report, draftOf(report)))
}

function draftOf(report: Report): SummaryDraft {
  if (report.no_data) return { summary: [], highlights: [], conclusions: [], recommendations: [] }
  const { crossChannel } = report.reports
  // a template that hides every change hides it in words too
  const ranked = crossChannel.hideIndicators ? [] : oneOfEachTheme(rankChanges(report, crossChannel))
  const [lead, more] = [ranked.slice(0, 2), ranked.slice(2, 4)]
  const best = bestContent(report)
  const summary = [...leadSentences(report, lead), ...driverSentences(report, lead), ...surroundings(report, lead)]
  const highlights = [
    ...more.flatMap((one) => changeSentence(report, one)),
    ...besideIndustry(report).slice(1),
    ...outlierDays(report),
    ...(best ? [best.sentence] : []),
  ]
  return {
    summary,
    highlights: highlights.slice(0, 5),
    conclusions: once([...concentration(report), ...leadingParts(report), ...longestBars(report)], [...summary, ...highlights]).slice(0, 3),
    recommendations: [...bestTime(report), ...(crossChannel.hideIndicators ? [] : worstNews(report)), ...(best?.advice ?? []), ...gaps(report)].slice(0, 3),
  }
}

/** A share that one sentence gave is not given again by another block over the same items. */
function once(conclusions: readonly Advice[], told: readonly Sentence[]): Advice[] {
  const shares = told.flatMap(({ cites }) => cites.flatMap(({ figures }) => figures.flatMap(({ value }) => `${value.toFixed(6)} share`)))
  const said = new Set<string>(shares)
  return conclusions.filter(({ cites: [first] }) => {
    const figure = first?.figures[0]
    const key = `${figure?.value.toFixed(6)} ${figure?.field}`
    return !said.has(key) && said.add(key)
  })
}
