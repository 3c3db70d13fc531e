/** What the cells of one row of ads say: what it is of, its days, its figures, and which part of what. */
import type { AdDimension, AdRow } from '../../../../shared/items/ads.ts'
import type { Measure } from '../../../../shared/reports/kits/ads/account-days.ts'
import type { Row, Table } from '../../readers/csv/table.ts'
import type { AdCells } from './columns.ts'
import { dateReader } from './dates.ts'
import type { Days } from './days.ts'
import { adMeasures, isTotalName } from './languages.ts'

export type Figures = Pick<AdRow, Measure>
export type DimensionTexts = Readonly<Partial<Record<AdDimension, string>>>
export type ObjectName = { readonly id: string; readonly name: string }
/** From the whole down. */
export const levels = ['campaign', 'adSet', 'ad'] as const
export type Level = (typeof levels)[number]

/** `days`: null where it tells none. `isDaily`: it has a day of its own, not that of the whole report. */
export type Line = {
  readonly row: Row
  readonly of: Readonly<Record<Level, ObjectName>>
  readonly days: Days | null
  readonly isDaily: boolean
  /** it names nothing, and says that it is a total: of all, or of a part that no other column names */
  readonly isTotal: boolean
  /** what stands in the place of a date and is none */
  readonly notDate: string | null
  readonly figures: Figures
  readonly reach: number | null
  readonly parts: DimensionTexts
  /** figures that are no numbers, as they stand */
  readonly unread: readonly string[]
}

export type LineReader = (row: Row) => Line

/** How deep a line goes: 3 names an ad, 0 nothing. */
export function depthOf({ of }: Pick<Line, 'of'>): number {
  return levels.findLastIndex((level) => of[level].id !== '' || of[level].name !== '') + 1
}

export function lineReader(table: Table, cells: AdCells): LineReader {
  const dateOf = dateReader(table.rows.flatMap((row) => (['date', 'from', 'to'] as const).map((column) => cells.text(row, column))))
  return (row) => {
    const of = {
      campaign: namedBy(row, cells, 'campaign', 'campaignId'),
      adSet: namedBy(row, cells, 'adSet', 'adSetId'),
      ad: namedBy(row, cells, 'ad', 'adId'),
    }
    const parts = partsOf(row, cells)
    const isNamed = depthOf({ of }) > 0 || Object.keys(parts).length > 0
    // a total may leave out what it cannot add up
    const { figures, unread } = figuresOf(row, cells, isNamed)
    return {
      row,
      of,
      ...daysOf(row, cells, dateOf),
      isTotal: !isNamed && isToldTotal(row, cells),
      figures,
      reach: cells.number(cells.text(row, 'reach')) ?? null,
      parts,
      unread,
    }
  }
}

/** Google Ads has "Total: Account" and "Total: Search", in German "Gesamt: Kampagne", under its rows, in whichever column comes first; where a name has to stand, an ad may be called that. */
function isToldTotal(row: Row, cells: AdCells): boolean {
  const names = new Set(levels.map((level) => cells.text(row, level)))
  return row.cells.some((cell) => /^\s*(?:Total|Gesamt): \S/.test(cell) && !names.has(cell.trim()))
}

/** A dash stands for what a total does not name. */
const isNoName = (text: string) => /^-+$/.test(text) || isTotalName(text)

function namedBy(row: Row, cells: AdCells, name: Level, id: `${Level}Id`): ObjectName {
  const [named, numbered] = [cells.text(row, name), cells.text(row, id)]
  return { id: isNoName(numbered) ? '' : numbered, name: isNoName(named) ? '' : named }
}

type DateOf = ReturnType<typeof dateReader>

type OfDays = Pick<Line, 'days' | 'isDaily' | 'notDate'>

function daysOf(row: Row, cells: AdCells, dateOf: DateOf): OfDays {
  const texts = { date: cells.text(row, 'date'), from: cells.text(row, 'from'), to: cells.text(row, 'to') }
  // "All" stands in the column of days for all of them
  const notDate = Object.entries(texts).find(([column, text]) => text !== '' && dateOf(text) === null && !(column === 'date' && isTotalName(text)))?.[1] ?? null
  if (notDate !== null) return { days: null, isDaily: false, notDate }
  return { ...daysTold(row, cells, texts, dateOf), notDate }
}

function daysTold(row: Row, cells: AdCells, texts: Readonly<Record<'date' | 'from' | 'to', string>>, dateOf: DateOf): Omit<OfDays, 'notDate'> {
  const day = dateOf(texts.date)
  if (day) return { days: { from: day, to: day }, isDaily: true }
  const [, first = '', last = ''] = /^(\S+)\s+(?:-|–|to)\s+(\S+)$/.exec(cells.text(row, 'span')) ?? []
  const [begins, ends] = [dateOf(first), dateOf(last)]
  if (begins && ends && begins <= ends) return { days: { from: begins, to: ends }, isDaily: true }
  const to = dateOf(texts.to)
  const from = dateOf(texts.from) ?? to
  return { days: to && from && from <= to ? { from, to } : null, isDaily: !cells.has('date') && !cells.has('span') }
}

function partsOf(row: Row, cells: AdCells): DimensionTexts {
  const parts: Partial<Record<AdDimension, string>> = {}
  const told = (column: Parameters<AdCells['text']>[1]) => {
    const text = cells.text(row, column)
    return isTotalName(text) ? '' : text
  }
  const [age, gender] = [told('age'), told('gender')]
  if (age !== '' || gender !== '') parts.age_gender = `${age || 'unknown'}:${genderOf(gender)}`
  const [country, region] = [told('country'), told('region')]
  const code = /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : '?'
  if (country !== '' || region !== '')
    parts.region = `${code}:${[...(code === '?' && !isUnknown(country) ? [country] : []), isUnknown(region) ? '' : region].filter(Boolean).join(', ')}`
  const placement = [told('platform'), told('placement')].filter(Boolean).join(', ')
  if (placement !== '') parts.placement = placement
  if (told('device') !== '') parts.device = told('device')
  const [, hour] = /^(\d{1,2}):/.exec(told('hour')) ?? []
  if (hour !== undefined && Number(hour) < 24) parts.hour = String(Number(hour))
  return parts
}

const isUnknown = (text: string) => text === '' || /^unknown$/i.test(text)

const emptyIsNone: ReadonlySet<Measure> = new Set(['clicksAll', 'linkClicks', 'conversions', 'conversionValue', 'thruplays'])

/** A cell that is no number takes its own figure away, and not those beside it. */
function figuresOf(row: Row, cells: AdCells, isNamed: boolean): Pick<Line, 'figures' | 'unread'> {
  const unread: string[] = []
  const paid = isNamed && (['spend', 'impressions'] as const).some((measure) => cells.number(cells.figure(row, measure) ?? '') != null)
  const of = (measure: Measure) => {
    const text = cells.figure(row, measure)
    // where nothing happened the networks leave the cell of a column empty
    if (text?.trim() === '' && cells.isNative && paid && emptyIsNone.has(measure)) return 0
    const value = text === undefined ? null : cells.number(text)
    if (value === undefined) unread.push(text ?? '')
    return value ?? null
  }
  const [spend, impressions, clicksAll, linkClicks, results, conversions, conversionValue, thruplays] = [
    of('spend'),
    of('impressions'),
    of('clicksAll'),
    of('linkClicks'),
    of('results'),
    of('conversions'),
    of('conversionValue'),
    of('thruplays'),
  ]
  return { figures: { spend, impressions, clicksAll, linkClicks, results, conversions, conversionValue, thruplays }, unread }
}

export const hasFigures = ({ figures }: Pick<Line, 'figures'>) => adMeasures.some((measure) => figures[measure] !== null)

function genderOf(text: string): string {
  const word = text.toLowerCase()
  if (
    [
      'f',
      'female',
      'women',
      'woman',
      'weiblich',
      'frauen',
      'femme',
      'femmes',
      'mujer',
      'mujeres',
      'feminino',
      'donna',
      'donne',
      'vrouw',
      'vrouwen',
      'kobieta',
    ].includes(word)
  )
    return 'women'
  return [
    'm',
    'male',
    'men',
    'man',
    'mannlich',
    'männlich',
    'männer',
    'homme',
    'hommes',
    'hombre',
    'hombres',
    'masculino',
    'uomo',
    'uomini',
    'mannen',
    'mężczyzna',
  ].includes(word)
    ? 'men'
    : 'unknown'
}
