/** Reads every figure of a summary again; a sentence that does not hold is left out. Whoever wrote it. */
import { networks } from '../networks.ts'
import { type Report, reportTabs } from '../reports/report.ts'
import { attributed, standsAlone } from './attribution.ts'
import { saysChanceTruly } from './chance-words.ts'
import { type Change, directed, inTime, ordered } from './directions.ts'
import { unqualified } from './qualifiers.ts'
import type { Reading } from './read-figure.ts'
import { readFigure } from './read-figure.ts'
import { type Citation, publish, type Summary, type SummaryDraft } from './schema.ts'
import { withoutTodo } from './themes.ts'
import { asSubject, placesOfFigure, placesOfName, withoutCurrency } from './words.ts'

/** The summary without the sentences that are not borne out by the report. */
export function checkSummary(report: Report, { summary, conclusions, recommendations }: Summary): Summary {
  return publish(checkDraft(report, { ...summary.cited, conclusions, recommendations }))
}

/** Leaves out every sentence that does not hold: one that cites nothing, or says what the figures of the report do not. */
export function checkDraft(report: Report, draft: SummaryDraft): SummaryDraft {
  const holds = (one: { cites: readonly Citation[] } & ({ text: string } | { title: string; description: string })) =>
    stands(report, 'text' in one ? one.text : `${one.title}\n${withoutTodo(one.description)}`, one.cites)
  return {
    summary: draft.summary.filter(holds),
    highlights: draft.highlights.filter(holds),
    conclusions: draft.conclusions.filter(holds),
    recommendations: draft.recommendations.filter(holds),
  }
}

/** Figures in words, which nobody could hold against the report. */
const numberWords =
  /\b(?:doubl(?:ed?|ing)|tripl(?:ed?|ing)|quadrupled?|halv(?:ed?|ing)|half|twice|thrice|an? (?:third|quarter|fifth|tenth)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty-\w+|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:two|three)-\w+|dozens?|hundreds?|thousands?|millions?|billions?|per ?cent)\b/iu

/**
 * A sentence stands when it cites something; every cited figure is in the report with this value and this text; the sentence
 * writes it, calls it by its name and by no other's, and says so when it is of a part only; what it says of change and of
 * order is borne out, and neither denied nor told of another metric too; what it says of chance is what the test says; and
 * neither another figure, in digits or words, nor another network is left in it.
 */
function stands(report: Report, text: string, cites: readonly Citation[]): boolean {
  const figures: Reading[] = []
  const changes: Change[] = []
  for (const cite of cites) {
    for (const figure of cite.figures) {
      const found = readFigure(report, cite, figure.row, figure.field)
      if (!found || found.text !== figure.text || found.title !== cite.title || !same(found.value, figure.value)) return false
      if (placesOfFigure(text, figure.text).length === 0 || !found.names.every((name) => includesName(text, name))) return false
      if (found.said && !includesName(text, found.said)) return false
      figures.push(found)
    }
    const told = changeOf(cite, figures.at(-1))
    changes.push(...told)
    const [before, now] = [figureOf(cite, 'prior'), figureOf(cite, 'compared') ?? figureOf(cite, 'value')]
    if ((before || told.length > 0) && !inTime(text, before?.text, now?.text)) return false
  }
  if (figures.length === 0 || !attributed(text, figures)) return false
  const names = [...new Set(figures.flatMap((one) => [...one.names, ...(one.of ? [one.of] : [])]))]
  // "like for like over 6 of 7 days" has the days that the report compares
  const compared = figures.flatMap(({ said }) => said ?? [])
  const rest = without(
    text,
    [...names, ...compared],
    figures.map((one) => one.text),
  )
  const nothingLeft =
    !/\d/.test(rest) &&
    !numberWords.test(rest) &&
    !Object.values(networks).some(({ display }) => placesOfName(rest, display).some((at) => rest.startsWith(display, at)))
  const words = namesAside(text, names)
  const tellsChange = changes.length > 0
  const titles = reportTabs(report).flatMap(({ summary }) => summary.map(({ title }) => withoutCurrency(title)))
  return (
    nothingLeft &&
    standsAlone(text, [...names, ...names.map(asSubject), ...cites.map(({ title }) => title)], titles.flatMap(inAnyNumber), tellsChange) &&
    unqualified(words, tellsChange) &&
    directed(text, words, changes) &&
    ordered(text, figures) &&
    saysChanceTruly(report, text, cites)
  )
}

/** What a citation says of a direction, with the figure that gives it first: its change, its difference, or both sides. */
function changeOf(cite: Citation, of: Reading | undefined): Change[] {
  const [prior, value, compared, growth, delta] = ['prior', 'value', 'compared', 'growth', 'delta'].map((field) => figureOf(cite, field))
  const [now, given] = [compared ?? value, growth ?? delta]
  const telling = given ?? (now && prior)
  if (!telling || !of) return []
  const by = given ? given.value : (now?.value ?? 0) - telling.value
  const told = [telling, ...cite.figures.filter((one) => one !== telling)].map(({ text }) => text)
  return [{ told, metric: of.names[0] ?? '', by, good: of.polarity === 'lower' ? -by : of.polarity === 'higher' ? by : 0, bare: Boolean(given) }]
}

/** "engagement" is no less of engagements. */
const inAnyNumber = (title: string) => [title, title.replace(/s$/, '')]
const figureOf = ({ figures }: Citation, field: string) => figures.find((one) => one.field === field)
const same = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
const includesName = (text: string, name: string) => placesOfName(text, name).length > 0

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
