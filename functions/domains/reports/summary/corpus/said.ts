/** What the summary of a report says, what it must and must not say, and what holds for the summary of any report. */
import { appendFileSync } from 'node:fs'
import { formatFigure } from '../../../../../shared/format.ts'
import type { Unit } from '../../../../../shared/metrics/units.ts'
import { checkDraft } from '../../../../../shared/narrative/check.ts'
import { isChance, isContext, sureTiles } from '../../../../../shared/narrative/evidence.ts'
import { summarise } from '../../../../../shared/narrative/index.ts'
import { changedTiles, thinChanges } from '../../../../../shared/narrative/rank.ts'
import { isRate } from '../../../../../shared/narrative/sample-size.ts'
import type { Citation, Summary } from '../../../../../shared/narrative/schema.ts'
import { draftOf } from '../../../../../shared/narrative/summarise.ts'
import { type Report, reportTabs } from '../../../../../shared/reports/report.ts'

export type Expected = { must?: readonly (RegExp | string)[]; mustNot?: readonly RegExp[] }

export function sentencesOf({ summary, conclusions, recommendations }: Summary): string[] {
  const advice = [...conclusions, ...recommendations].map(({ title, description }) => `${title} | ${description}`)
  return [...summary.cited.summary.map(({ text }) => text), ...summary.highlights, ...advice]
}

/** Of no report: figures that are none, words that ran together, and what only a program would say. */
const never = [
  /undefined|null|NaN|Infinity|\bNew\b(?! )/,
  / {2}|[ ,]\.|\.\.|, ,|\( |\(\)|,,/,
  /\b(\p{L}+) \1\b/iu,
  /\b(?:rose|fell) (?:0(?:\.0+)?%|from (\S+) to \1\b)/,
  // links, what is nothing of something, and percentages that nobody can picture
  /https?:|\bt\.co\b/,
  /\b0 of \d/,
  /\b(?:rose|fell) (?:[3-9]\d\d|\d,\d{3}|\d{4,})(?:\.\d+)?%/,
  // how many texts could not be read is no news
  /not scored/i,
  /(?<![\d.,])1 (?:posts|reviews|messages|times|tasks|mentions)\b/,
]

/** What is wrong with its summary, in words; nothing when all is well. */
export function faultsOf(name: string, report: Report, { must = [], mustNot = [] }: Expected): string[] {
  const summary = summarise(report)
  const said = sentencesOf(summary)
  write(name, summary)
  const all = said.join('\n')
  const holds = (one: RegExp | string) => (typeof one === 'string' ? all.includes(one) : one.test(all))
  return [
    ...must.filter((one) => !holds(one)).map((one) => `does not say ${one}`),
    ...[...never, ...mustNot].filter(holds).map((one) => `says ${one}: ${said.find((text) => one.test(text))}`),
    ...(new Set(said).size === said.length ? [] : ['says a sentence twice']),
    ...(JSON.stringify(checkDraft(report, draftOf(report))) === JSON.stringify(draftOf(report)) ? [] : ['its check drops a sentence']),
    ...changesOf(report, summary),
    ...repeated(summary),
  ]
}

/** Figures of tiles that the beginning gives as they are, and a highlight gives again with their change. */
function repeated({ summary: { cited } }: Summary): string[] {
  const shownIn = ({ section, block, tab, figures }: Citation) => (section === null ? figures.map(({ text }) => `${tab} ${block} ${text}`) : [])
  const told = new Set(cited.summary.flatMap(({ cites }) => cites.flatMap(shownIn)))
  return cited.highlights.flatMap(({ text, cites }) =>
    cites.some((cite) => /\brose|\bfell|\bwent/.test(text) && !/within normal|too little data/.test(text) && shownIn(cite).some((one) => told.has(one)))
      ? [`gives a figure again: ${text}`]
      : [],
  )
}

const shown = (value: number | null, unit: Unit) => formatFigure(value, unit, 'compact')
const isChange = ({ figures }: Citation) => figures.some(({ field }) => field === 'prior' || field === 'growth' || field === 'compared')

/** Every rate that was compared is told, what is told as sure is beyond chance, and what is called chance is not; of nothing compared no change is told. */
function changesOf(report: Report, { summary, recommendations }: Summary): string[] {
  const { crossChannel } = report.reports
  const sentences = [...summary.cited.summary, ...summary.cited.highlights]
  const toldIn = (key: string) => sentences.find(({ cites }) => cites.some((cite) => cite.block === key && cite.tab === crossChannel.code && isChange(cite)))
  const rates = crossChannel.hideIndicators
    ? []
    : changedTiles(report, crossChannel).filter(
        (tile) => isRate(crossChannel, tile) && shown(tile.prior, tile.unit) !== shown(tile.figure.compared ?? tile.value, tile.unit),
      )
  const alike = (growth: number | null) => crossChannel.summary.some((one) => Math.abs((one.growth ?? 0) - (growth ?? 0)) < 1e-6 && toldIn(one.key))
  const left = rates.filter((tile) => !toldIn(tile.key) && !alike(tile.growth)).map(({ title, prior, value }) => `leaves out ${title}, ${prior} to ${value}`)
  const hedged = /too few|too short|too little|stands out/
  const told = [...sentences, ...recommendations.map((one) => ({ ...one, text: one.description }))].flatMap(({ text, cites }) =>
    cites.filter((cite) => cite.section === null && isChange(cite)).flatMap((cite) => verdict(report, text, cite)),
  )
  function verdict(of: Report, text: string, { tab: code, block }: Citation): string[] {
    const tab = reportTabs(of).find((one) => one.code === code)
    const tile = tab?.summary.find(({ key }) => key === block)
    if (!tab || !tile) return [`cites nothing: ${text}`]
    if (tile.figure.growth.kind === 'none') return [`tells a change that is none: ${text}`]
    if (/\bwithin normal\b/i.test(text)) return isChance(tab, tile) ? [] : [`calls chance what is not: ${text}`]
    if (hedged.test(text) || text.includes('compared with')) return []
    const isSure = sureTiles(tab).has(tile) && !isContext(tile) && !thinChanges(of, tab).includes(tile)
    return isSure ? [] : [`tells as sure what is not: ${text}`]
  }
  return [...left, ...told]
}

/** To read them all: ALMANAC_SUMMARIES names a file that gets every sentence of the corpus. */
function write(name: string, { summary, conclusions, recommendations }: Summary): void {
  const file = process.env.ALMANAC_SUMMARIES
  if (!file) return
  const advice = (some: Summary['conclusions']) => some.map(({ title, description }) => `   - ${title} | ${description}`)
  const parts = [`\n## ${name}`, `   ${summary.summary}`, ...summary.highlights.map((text) => `   * ${text}`)]
  appendFileSync(file, [...parts, 'Conclusions', ...advice(conclusions), 'Recommendations', ...advice(recommendations), ''].join('\n'))
}
