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

const risen = ['rose', 'grew', 'increased', 'gained', 'climbed', 'improved to', '(?<!ma(?:de|kes?|king) )up']
const fallen = ['fell', 'dropped', 'decreased', 'lost', 'declined', 'shrank', 'down']
const directions = new RegExp(`\\b(?:(${risen.join('|')})|(${fallen.join('|')}))\\b`, 'giu')
/** Figures in words, which nobody could hold against the report. */
const numberWords =
  /\b(?:doubled?|tripled?|halved?|half|twice|thrice|two|three|four|five|six|seven|eight|nine|ten|dozens?|hundreds?|thousands?|millions?|billions?|percent)\b/iu

/** A change that a sentence may tell: by these figures of one tile or bar, which share a direction. */
type Change = { told: readonly string[]; names: readonly string[]; by: number }

/**
 * A sentence stands when it cites something; every cited figure is in the report with this value and this text; the sentence
 * writes it, calls it by its name and by no other's, and says so when it is of a part only; every verb of change belongs to a
 * cited change and has its sign; and neither another figure, in digits or words, nor another network is left in it.
 */
function stands(report: Report, text: string, cites: readonly Citation[]): boolean {
  const figures: { text: string; names: readonly string[] }[] = []
  const changes: Change[] = []
  for (const cite of cites) {
    for (const figure of cite.figures) {
      const found = readFigure(report, cite, figure.row, figure.field)
      if (!found || found.text !== figure.text || found.title !== cite.title || !same(found.value, figure.value)) return false
      if (!text.includes(figure.text) || !found.names.every((name) => includesName(text, name))) return false
      if (found.said && !includesName(text, found.said)) return false
      figures.push({ text: figure.text, names: found.names })
    }
    const by = directionOf(cite)
    if (by !== null) changes.push({ ...by, names: figures.at(-1)?.names ?? [] })
  }
  if (figures.length === 0 || !attributed(text, figures)) return false
  const names = [...new Set(figures.flatMap((one) => one.names))]
  const rest = without(
    text,
    names,
    figures.map((one) => one.text),
  )
  const networks = report.reports.networks.map(({ display }) => display)
  return !/\d/.test(rest) && !numberWords.test(rest) && !networks.some((name) => includesName(rest, name)) && directed(text, namesAside(text, names), changes)
}

/** What a citation says of a direction, with the figure that gives it first: its change, its difference, or both sides. */
function directionOf({ figures }: Citation): Omit<Change, 'names'> | null {
  const of = (field: string) => figures.find((one) => one.field === field)
  const [prior, now] = [of('prior'), of('value') ?? of('compared')]
  const given = of('growth') ?? of('delta')
  const telling = given ?? prior
  if (!telling || (!given && (!now || !prior))) return null
  const told = [telling, ...figures.filter((one) => one !== telling)].map(({ text }) => text)
  return { told, by: given ? given.value : (now?.value ?? 0) - (prior?.value ?? 0) }
}

/** Every verb of change is the last one before a figure of a change that has its sign, and the telling figure has no other. */
function directed(text: string, words: string, changes: readonly Change[]): boolean {
  const verbs = [...words.matchAll(directions)]
  const claimed = new Set<number>()
  for (const { told, names, by } of changes) {
    for (const [nth, figure] of told.entries()) {
      const fits = placesOf(text, figure).map((end) => {
        const start = Math.max(0, ...names.map((name) => placesOfName(text, name).findLast((place) => place <= end) ?? 0))
        const verb = verbs.findLast(({ index }) => index >= start && index < end)
        if (!verb) return true
        const fit = by !== 0 && by > 0 === (verb[1] !== undefined)
        if (fit) claimed.add(verb.index)
        return fit
      })
      if (nth === 0 && !fits.some(Boolean)) return false
    }
  }
  return verbs.every(({ index }) => claimed.has(index))
}

const same = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
const includesName = (text: string, name: string) => placesOfName(text, name).length > 0

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

/** The same text with every name blank, so that a verb inside a name is none; all else stays in its place. */
function namesAside(text: string, names: readonly string[]): string {
  const blank = (rest: string, name: string) =>
    placesOfName(text, name).reduce((words, at) => `${words.slice(0, at)}${' '.repeat(name.length)}${words.slice(at + name.length)}`, rest)
  return names.reduce(blank, text)
}

function withoutName(text: string, name: string): string {
  return placesOfName(text, name).reduceRight((rest, at) => `${rest.slice(0, at)} ${rest.slice(at + name.length)}`, text)
}
