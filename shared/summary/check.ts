/** Reads every figure of a summary again; a sentence that does not hold is left out. Whoever wrote it. */
import type { Report } from '../reports/report.ts'
import { readFigure } from './read-figure.ts'
import { type Citation, publish, type Summary, type SummaryDraft } from './schema.ts'

/** The summary without the sentences that are not borne out by the report. */
export function checkSummary(report: Report, { summary, conclusions, recommendations }: Summary): Summary {
  return publish(checkDraft(report, { ...summary.cited, conclusions, recommendations }))
}

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

const risen = ['rose', 'grew', 'increased', 'gained', 'climbed', 'improved to', 'up']
const fallen = ['fell', 'dropped', 'decreased', 'lost', 'declined', 'shrank', 'down']
const directions = new RegExp(`\\b(?:(${risen.join('|')})|(${fallen.join('|')}))\\b`, 'giu')

/**
 * A sentence stands when it cites something; every cited figure is in the report with this value and this text; the sentence
 * writes it and calls it by its name; the nearest verb before a change has its sign; and no other digit is left in it.
 */
function stands(report: Report, text: string, cites: readonly Citation[]): boolean {
  const names = new Set<string>()
  const texts: string[] = []
  for (const cite of cites) {
    for (const figure of cite.figures) {
      const found = readFigure(report, cite, figure.row, figure.field)
      if (!found || found.text !== figure.text || found.title !== cite.title || !same(found.value, figure.value)) return false
      if (!text.includes(figure.text) || !found.names.every((name) => includesName(text, name))) return false
      if (figure.field === 'growth' && !agrees(text, figure.text, found.value, found.names)) return false
      for (const name of found.names) names.add(name)
      texts.push(figure.text)
    }
  }
  return texts.length > 0 && !/\d/.test(without(text, [...names], texts))
}

const same = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
const includesName = (text: string, name: string) => text.toLowerCase().includes(name.toLowerCase())

/** The verb between the figure's name and the figure; a change that is written without one is fine. */
function agrees(text: string, figure: string, value: number, names: readonly string[]): boolean {
  const at = placesOf(text, figure)
  return at.some((end) => {
    const start = Math.max(0, ...names.map((name) => text.toLowerCase().lastIndexOf(name.toLowerCase(), end)))
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
  const at = name ? text.toLowerCase().indexOf(name.toLowerCase()) : -1
  return at < 0 ? text : `${text.slice(0, at)} ${withoutName(text.slice(at + name.length), name)}`
}
