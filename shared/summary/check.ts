/** Reads every figure of a summary again; a sentence that does not hold is left out. Whoever wrote it. */
import type { Report } from '../reports/report.ts'
import { attributed } from './attribution.ts'
import { readFigure } from './read-figure.ts'
import { type Citation, publish, type Summary, type SummaryDraft } from './schema.ts'
import { placesOfName } from './words.ts'

/** The summary without the sentences that are not borne out by the report. */
export function checkSummary(report: Report, { summary, conclusions, recommendations }: Summary): Summary {
  return publish(checkDraft(report, { ...summary.cited, conclusions, recommendations }))
}

/** Leaves out every sentence that does not hold: one that cites nothing, or says what the figures of the report do not. */
export function checkDraft(report: Report, draft: SummaryDraft): SummaryDraft {
  const holds = (one: { cites: readonly Citation[] } & ({ text: string } | { title: string; description: string })) =>
    stands(report, 'text' in one ? one.text : `${one.title}\n${one.description}`, one.cites)
  return {
    summary: draft.summary.filter(holds),
    highlights: draft.highlights.filter(holds),
    conclusions: draft.conclusions.filter(holds),
    recommendations: draft.recommendations.filter(holds),
  }
}

const risen = ['rose', 'grew', 'increased', 'gained', 'climbed', 'improved to', '(?<!makes? )up']
const fallen = ['fell', 'dropped', 'decreased', 'lost', 'declined', 'shrank', 'down']
const directions = new RegExp(`\\b(?:(${risen.join('|')})|(${fallen.join('|')}))\\b`, 'giu')
/** Figures in words, which nobody could hold against the report. */
const numberWords =
  /\b(?:doubled?|tripled?|halved?|half|twice|thrice|two|three|four|five|six|seven|eight|nine|ten|dozens?|hundreds?|thousands?|millions?|billions?|percent)\b/iu

/**
 * A sentence stands when it cites something; every cited figure is in the report with this value and this text; the sentence
 * writes it, calls it by its name and by no other's, and says so when it is of a part only; the nearest verb before a change has its sign, and no verb says a change
 * that is not cited; and neither another figure, in digits or words, nor another network is left in it.
 */
function stands(report: Report, text: string, cites: readonly Citation[]): boolean {
  const figures: { text: string; names: readonly string[] }[] = []
  let changes = false
  for (const cite of cites) {
    for (const figure of cite.figures) {
      const found = readFigure(report, cite, figure.row, figure.field)
      if (!found || found.text !== figure.text || found.title !== cite.title || !same(found.value, figure.value)) return false
      if (!text.includes(figure.text) || !found.names.every((name) => includesName(text, name))) return false
      if (found.said && !text.includes(found.said)) return false
      if (figure.field === 'growth' && !agrees(text, figure.text, found.value, found.names)) return false
      figures.push({ text: figure.text, names: found.names })
      changes ||= figure.field === 'growth' || figure.field === 'delta'
    }
  }
  if (figures.length === 0 || !attributed(text, figures)) return false
  const names = [...new Set(figures.flatMap((one) => one.names))]
  const rest = without(
    text,
    names,
    figures.map((one) => one.text),
  )
  const networks = report.reports.networks.map(({ display }) => display)
  // "fell from 4 to 3" cites both, and the verb must be theirs
  const shifts = cites.map(({ figures: [one, other] }) =>
    one?.field === 'prior' && (other?.field === 'value' || other?.field === 'compared') && one.row === other.row ? other.value - one.value : 0,
  )
  for (const shift of shifts.filter((one) => one !== 0)) {
    if ([...rest.matchAll(directions)].some(([, up]) => (up !== undefined) !== shift > 0)) return false
    changes = true
  }
  return !/\d/.test(rest) && !numberWords.test(rest) && !networks.some((name) => includesName(rest, name)) && (changes || rest.search(directions) < 0)
}

const same = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
const includesName = (text: string, name: string) => placesOfName(text, name).length > 0

/** The verb between the figure's name and the figure; a change that is written without one is fine. */
function agrees(text: string, figure: string, value: number, names: readonly string[]): boolean {
  const at = placesOf(text, figure)
  return at.some((end) => {
    const start = Math.max(0, ...names.map((name) => placesOfName(text, name).findLast((place) => place <= end) ?? 0))
    const verb = [...text.slice(start, end).matchAll(directions)].at(-1)
    return !verb || (value === 0 ? false : value > 0 === (verb[1] !== undefined))
  })
}

function placesOf(text: string, part: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at)
  return found
}

/** The words that are left once all names, and each figure once, are taken out; the longest first. */
function without(text: string, names: readonly string[], figures: readonly string[]): string {
  const longest = (a: string, b: string) => b.length - a.length
  const unnamed = [...names].sort(longest).reduce((rest, name) => withoutName(rest, name), text)
  return [...figures].sort(longest).reduce((rest, figure) => rest.replace(figure, ' '), unnamed)
}

function withoutName(text: string, name: string): string {
  return placesOfName(text, name).reduceRight((rest, at) => `${rest.slice(0, at)} ${rest.slice(at + name.length)}`, text)
}
