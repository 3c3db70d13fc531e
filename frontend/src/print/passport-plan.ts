/** What the appendix says of how every figure is made: each figure of the report once, whole. Pure. */
import { formatFigure, noValue } from '../../../shared/format.ts'
import { tabDisplay } from '../../../shared/networks.ts'
import { coverageUnit } from '../../../shared/reports/coverage-words.ts'
import { figuresShown, type Passport, type TabReport } from '../../../shared/reports/report.ts'
import { screenMessages } from '../../../shared/screen-messages.ts'
import { entryId } from '../paper/page-refs.ts'
import type { PassportEntry } from '../paper/page-types.ts'
import { type Around, aroundOf, commonOf, commonText, ownOf } from './passport-common.ts'

/** `common`: what is said once for all entries */
export type Appendix = { common: string; entries: PassportEntry[] }

/** Every figure of these tabs once: those of tiles first, then those of charts and tables. */
export function passportAppendix(tabs: readonly TabReport[]): Appendix {
  const tiles = tabs.flatMap((tab) => tab.summary.flatMap(({ passport }) => (passport === null ? [] : [{ tab, key: passport }])))
  const all = [...tiles, ...tabs.flatMap((tab) => figuresShown(tab).map((key) => ({ tab, key })))]
  const entries = new Map<string, Pick<PassportEntry, 'id' | 'tab' | 'passport'> & { key: string; around: Around }>()
  for (const { tab, key } of all) {
    const passport = tab.passports[key]
    if (!passport) continue
    const id = entryId(key, passport)
    if (!entries.has(id)) entries.set(id, { id, tab, passport, key, around: aroundOf(passport) })
  }
  const listed = [...entries.values()]
  const shared = commonOf(listed.map(({ around }) => around))
  const named = Map.groupBy(listed, ({ passport }) => passport.title)
  return {
    common: commonText(shared),
    entries: onceSaid(
      listed.map(({ around, key, ...entry }) => ({
        ...{ ...entry, key },
        place: (named.get(entry.passport.title)?.length ?? 0) > 1 ? placeOf(entry.tab, key) : null,
        cells: cellsOf(entry.passport, ownOf(around, shared)),
        native: entry.passport.native ?? '',
      })),
    ),
  }
}

/** The first section that shows a figure, unless it is one of the tiles. */
function placeOf(tab: TabReport, key: string): string | null {
  if (tab.summary.some(({ passport }) => passport === key)) return null
  return tab.report.find((section) => figuresShown({ summary: [], report: [section] }).includes(key))?.title ?? null
}

/** Shorter than this it is no longer than a reference. */
const worthReferring = 90

/** A long paragraph that an earlier figure has word by word refers to it. */
function onceSaid(entries: readonly PassportEntry[]): PassportEntry[] {
  const said = new Map<string, string>()
  return entries.map((entry) => {
    const once = (text: string) => {
      const first = text.length < worthReferring ? undefined : said.get(text)
      if (first === undefined) said.set(text, entry.passport.title)
      return first === undefined || first === entry.passport.title ? text : `Same as ${first}.`
    }
    return {
      ...entry,
      // two paragraphs that refer to one figure are one reference
      cells: entry.cells.map((paragraphs) => [...new Set(paragraphs.map(once))]),
      native: once(entry.native),
    }
  })
}

function cellsOf(passport: Passport, own: Around): string[][] {
  const { definition, formula, rule, coverage, note } = passport
  const covered =
    coverage && coverage.expected > 0
      ? [`${formatFigure(coverage.have, 'count')} of ${formatFigure(coverage.expected, 'count')} ${coverageUnit(coverage)}.`]
      : []
  const told = [
    [definition, formula, termsText(passport), own.compared.join(' '), note ?? ''],
    fields(passport),
    [rule, own.days.join(' '), [...covered, ...(coverage?.notes ?? [])].join(' ')],
  ]
  return told.map((paragraphs) => [...new Set(paragraphs.filter(Boolean))])
}

/** "Engagements 1,204, impressions 38,250.", then whose they are where that is not all. */
function termsText({ terms }: Passport): string {
  if (!terms) return ''
  const { parts, profiles = [], without = [] } = terms
  const figures = parts.map(({ title, value, unit }) => `${title}: ${formatFigure(value, unit)}.`)
  if (without.length === 0) return figures.join(' ')
  const based = profiles.length > 0 ? [screenMessages.terms.of(profiles)] : []
  return [...figures, ...based, screenMessages.terms.without(without)].join(' ')
}

/** "Facebook 47.2K from page_follows", or "From mentions: X 62; Reddit 20" where several share a field; then who gives none, by reason. */
function fields({ networks, figure }: Passport): string[] {
  const unit = figure?.unit ?? 'count'
  const nameOf = ({ network, name = '' }: Passport['networks'][number]) => (network ? tabDisplay(network) : name)
  const names = (ones: Passport['networks']) => ones.map(nameOf).join(', ')
  const noted = (note: string | null | undefined) => (note ? ` (${note})` : '')
  const given = Map.groupBy(
    networks.filter(({ field }) => field !== ''),
    ({ field }) => field,
  )
  const texts = [...given].map(([field, ones]) => {
    // said once before several, else with the one
    const from = ones.length > 1 ? '' : ` from ${field}`
    const known = ones.filter(({ value }) => value !== null).map((one) => `${nameOf(one)} ${formatFigure(one.value, unit, 'compact')}${from}${noted(one.note)}`)
    const unknown = Map.groupBy(
      ones.filter(({ value }) => value === null),
      ({ note }) => noted(note),
    )
    const all = [...known, ...[...unknown].map(([note, alike]) => `${names(alike)}${figure ? ` ${noValue}` : ''}${from}${note}`)].join('; ')
    return from ? { one: all } : { many: `From ${field}: ${all}` }
  })
  const none = Map.groupBy(
    networks.filter(({ field }) => field === ''),
    ({ note }) => note ?? 'No figure.',
  )
  return [
    ...texts.flatMap(({ many }) => many ?? []),
    texts.flatMap(({ one }) => one ?? []).join('; '),
    ...[...none].map(([reason, ones]) => `${names(ones)}: ${reason}`),
  ]
}
