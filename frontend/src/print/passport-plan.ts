/**
 * The appendix that tells how every figure is made: each figure of the report once, whole, rows as tall as their text. Pages are
 * filled by counting the lines of each cell, so that nothing is cut and N is known before printing.
 */
import { formatFigure } from '../../../shared/format.ts'
import { isWhole, type NetworkCode, tabDisplay } from '../../../shared/networks.ts'
import { figuresShown, type Passport, type TabReport } from '../../../shared/reports/report.ts'
import type { PrintPage } from './page-types.ts'
import { type Around, aroundOf, commonOf, commonText, ownOf } from './passport-common.ts'

/** `tab`: the first whose figure it is; `cells`: the paragraphs of each column after the figure's name and value */
export type PassportEntry = { id: string; tab: TabReport; passport: Passport; cells: readonly (readonly string[])[] }

export const commonLead = 'Of every figure, unless its row says otherwise:'

/** How many lines a text takes in a column of this many pixels, in 11 px. */
export type LinesOf = (text: string, width: number) => number

/** Widths on a page of 1144, with 24 of padding: name, value, then the columns of text. */
export const passportColumns = { name: 132, value: 108, texts: [228, 272, 160, 244] } as const
const padding = 24
const line = 14
/** between two paragraphs of a cell */
const paragraphGap = 3
/** above and below a row's text, and its rule */
const around = 19
const area = { height: 645, head: 36 }
/** What holds for all rows stands above them, in lines of 16 over the whole width. */
const common = { width: 1144, line: 16, around: 16 }

/** The same figure may be called otherwise on a tab of its own, and is then another figure. */
export function entryId(key: string, { title }: Pick<Passport, 'title'>): string {
  return `${key} ${title}`
}

/** `common`: what is said once for all entries */
export type Appendix = { common: string; entries: PassportEntry[] }

/** Every figure of these tabs once: those of tiles first, then those of charts and tables. */
export function passportAppendix(tabs: readonly TabReport[]): Appendix {
  const tiles = tabs.flatMap((tab) => tab.summary.flatMap(({ passport }) => (passport === null ? [] : [{ tab, key: passport }])))
  const all = [...tiles, ...tabs.flatMap((tab) => figuresShown(tab).map((key) => ({ tab, key })))]
  const entries = new Map<string, Omit<PassportEntry, 'cells'> & { around: Around }>()
  for (const { tab, key } of all) {
    const passport = tab.passports[key]
    if (!passport) continue
    const id = entryId(key, passport)
    if (!entries.has(id)) entries.set(id, { id, tab, passport, around: aroundOf(passport) })
  }
  const shared = commonOf([...entries.values()].map(({ around }) => around))
  return {
    common: commonText(shared),
    entries: onceSaid([...entries.values()].map(({ around, ...entry }) => ({ ...entry, cells: cellsOf(entry.passport, ownOf(around, shared)) }))),
  }
}

/** Shorter than this it is no longer than a reference. */
const worthReferring = 90

/** A long paragraph that an earlier figure has word by word refers to it. */
function onceSaid(entries: readonly PassportEntry[]): PassportEntry[] {
  const said = new Map<string, string>()
  return entries.map((entry) => ({
    ...entry,
    cells: entry.cells.map((paragraphs) =>
      paragraphs.map((text) => {
        const first = text.length < worthReferring ? undefined : said.get(text)
        if (first === undefined) said.set(text, entry.passport.title)
        return first === undefined || first === entry.passport.title ? text : `As for ${first}.`
      }),
    ),
  }))
}

function cellsOf(passport: Passport, own: Around): string[][] {
  const { definition, formula, rule, coverage, native, note } = passport
  const covered =
    coverage && coverage.expected > 0 ? [`${formatFigure(coverage.have, 'count')} of ${formatFigure(coverage.expected, 'count')} profile days.`] : []
  const told = [
    [definition, formula, own.compared.join(' ')],
    fields(passport),
    [rule, own.days.join(' '), [...covered, ...(coverage?.notes ?? [])].join(' ')],
    [native ?? '', note ?? ''],
  ]
  return told.map((paragraphs) => [...new Set(paragraphs.filter(Boolean))])
}

/** "Facebook page_follows 47.2K; LinkedIn followerCounts 14.4K", then who gives none, by reason. */
function fields({ networks, figure }: Passport): string[] {
  const unit = figure?.unit ?? 'count'
  const names = (ones: readonly { network: NetworkCode }[]) => ones.map(({ network }) => tabDisplay(network)).join(', ')
  const known = networks.filter(({ field, value }) => field !== '' && value !== null)
  const alike = Map.groupBy(
    networks.filter(({ field, value }) => field !== '' && value === null),
    ({ field, note }) => (note ? `${field} (${note})` : field),
  )
  const none = Map.groupBy(
    networks.filter(({ field }) => field === ''),
    ({ note }) => note ?? 'No figure.',
  )
  const given = [
    ...known.map(({ network, field, value, note }) => `${tabDisplay(network)} ${field} ${formatFigure(value, unit, 'compact')}${note ? ` (${note})` : ''}`),
    ...[...alike].map(([field, ones]) => `${names(ones)} ${field}`),
  ]
  return [given.join('; '), ...[...none].map(([reason, ones]) => `${names(ones)}: ${reason}`)]
}

/** Inter at 11 px is about 5.6 wide, a capital more; words are not cut. */
export const estimatedLines: LinesOf = (text, width) => wrappedLines(text, width, (word) => word.length * 6)

/** Lines that a text takes when it wraps at spaces; a word that is too long alone is cut. */
export function wrappedLines(text: string, width: number, measure: (text: string) => number): number {
  const space = measure(' ')
  let lines = 1
  let used = 0
  for (const word of text.split(/\s+/)) {
    const size = measure(word)
    if (used > 0 && used + space + size > width) {
      lines += 1
      used = 0
    }
    if (size > width) {
      lines += Math.ceil(size / width) - 1
      used = size % width
    } else used += (used > 0 ? space : 0) + size
  }
  return lines
}

export function entryHeight({ cells, passport, tab }: PassportEntry, linesOf: LinesOf): number {
  const texts = cells.map(
    (paragraphs, at) =>
      paragraphs.reduce((sum, text) => sum + linesOf(text, (passportColumns.texts[at] ?? 200) - padding), 0) * line + (paragraphs.length - 1) * paragraphGap,
  )
  // its name is larger, and the tab it is of stands under it
  const name = linesOf(passport.title, ((passportColumns.name - padding) * 11) / 12.6) * 16 + (isWhole(tab.code) ? 0 : line)
  return Math.max(name, 46, ...texts) + around
}

/** Rows on pages, in order; a page holds as many as fit whole. */
export function passportPages(appendix: Appendix, head: Pick<PrintPage, 'tab' | 'group'>, linesOf: LinesOf): PrintPage[] {
  const { entries } = appendix
  const above = appendix.common ? linesOf(`${commonLead} ${appendix.common}`, common.width) * common.line + common.around : 0
  const pages: PassportEntry[][] = []
  let left = 0
  for (const entry of entries) {
    const height = entryHeight(entry, linesOf)
    if (height > left) {
      pages.push([])
      left = area.height - area.head - (pages.length === 1 ? above : 0)
    }
    pages.at(-1)?.push(entry)
    left -= height
  }
  return pages.map((shown, index) => ({
    kind: 'passport',
    ...head,
    id: index === 0 ? 'passport' : `passport-${index + 1}`,
    title: 'Number passport',
    continued: pages.length > 1 ? [index + 1, pages.length] : null,
    common: index === 0 ? appendix.common : '',
    entries: shown,
  }))
}
