/** Names of columns in files over ads: those of the documented CSV first, then those of native exports. */
import type { Measure } from '../../../../shared/reports/kits/ads/account-days.ts'
import { exportedBy } from '../../networks/ad-suites.ts'
import { type AdColumn, adColumnKeys } from '../../networks/exports.ts'
import { adSuites } from '../../networks/index.ts'
import { plainName } from '../../readers/csv/plain-name.ts'
import type { Row, Table } from '../../readers/csv/table.ts'
import { numberReader } from './dates.ts'
import { adMeasures, spoken } from './languages.ts'

export const adColumns = {
  date: ['date', 'day'],
  from: ['date_from', 'reporting starts'],
  to: ['date_to', 'reporting ends'],
  accountId: ['account_id', 'account id'],
  account: ['account', 'account_name', 'account name'],
  currency: ['currency'],
  timezone: ['timezone'],
  campaignId: ['campaign_id', 'campaign id', 'xyz_campaign_id'],
  campaign: ['campaign', 'campaign_name', 'campaign name'],
  objective: ['objective'],
  adSetId: ['ad_set_id', 'ad set id', 'fb_campaign_id'],
  adSet: ['ad_set', 'ad_set_name', 'ad set name'],
  adId: ['ad_id', 'ad id'],
  ad: ['ad', 'ad_name', 'ad name'],
  status: ['status', 'ad delivery', 'delivery status'],
  resultType: ['result_type', 'result type', 'result indicator'],
  bidType: ['bid_type', 'bid strategy', 'ad set bid type'],
  budget: ['daily_budget', 'ad set budget'],
  age: ['age'],
  gender: ['gender'],
  reach: ['reach'],
} as const

export const adMeasureColumns = {
  spend: ['spend', 'spent', 'cost'],
  impressions: ['impressions'],
  clicksAll: ['clicks_all', 'clicks (all)', 'clicks'],
  linkClicks: ['link_clicks', 'link clicks'],
  results: ['results', 'total_conversion'],
  conversions: ['conversions', 'purchases', 'approved_conversion'],
  conversionValue: ['conversion_value', 'purchases conversion value'],
  thruplays: ['thruplays', 'video_thruplays'],
} as const satisfies Record<Measure, readonly string[]>
/** What can be below zero: money is given back, people and clicks are not. */
export const adMoney: ReadonlySet<Measure> = new Set(['spend', 'conversionValue'])

/** "Amount spent (GBP)": the currency stands in the name of the column. */
const paidIn = /^(.+) \(([a-z]{3})\)$/

const ownColumns: Readonly<Partial<Record<AdColumn, readonly string[]>>> = adColumns

const names: ReadonlySet<string> = new Set([
  ...adSuites.flatMap(({ starts }) => starts?.columns ?? []),
  ...[adColumns, adMeasureColumns].flatMap((all) => Object.values(all).flat()),
  ...[...spoken.values()].flat(),
])
/** Whether something of a column of this name is read. */
export const isAdColumn = (name: string) => names.has(plainName(name)) || names.has(paidIn.exec(plainName(name))?.[1] ?? '')

export type AdCells = {
  readonly has: (column: AdColumn) => boolean
  readonly text: (row: Row, column: AdColumn) => string
  readonly gives: (measure: Measure) => boolean
  /** as it stands in the cell */
  readonly figure: (row: Row, measure: Measure) => string | undefined
  /** a figure of a cell, in the way in which the file writes numbers; null when there is none, undefined when it is no number */
  readonly number: (text: string) => number | null | undefined
  /** whether it is an export of a network, and no documented CSV, in which an empty cell is unknown */
  readonly isNative: boolean
  /** of the header, when it names one */
  readonly currency: string | null
  /** what is told in words in columns that are not known: rows that differ in it are parts of one */
  readonly rest: (row: Row) => string
  readonly restNames: readonly string[]
}

const cached = new WeakMap<Table, AdCells>()

export function adCells(table: Table): AdCells {
  const known = cached.get(table)
  if (known) return known
  const made = read(table)
  cached.set(table, made)
  return made
}

function read(table: Table): AdCells {
  const at = new Map<string, number>()
  let currency: string | null = null
  const isSpend = (name: string) => spoken.get('spend')?.includes(name) ?? false
  table.header.forEach((name, index) => {
    const [, base = '', paid = ''] = paidIn.exec(plainName(name)) ?? []
    const spends = isSpend(base)
    if (spends) currency ??= paid.toUpperCase()
    const called = spends || namesOfValue.has(base) ? base : plainName(name)
    if (!at.has(called)) at.set(called, index)
  })
  const placed = new Map<string, number>()
  const place = (key: string, names: readonly string[]) => {
    const found = names.map((name) => at.get(name)).find((one) => one !== undefined)
    if (found !== undefined) placed.set(key, found)
  }
  for (const key of adColumnKeys) place(key, [...(ownColumns[key] ?? []), ...(spoken.get(key) ?? [])])
  for (const { starts } of adSuites) if (!placed.has('date') && starts?.areDays(table)) place('date', starts.columns)
  for (const measure of adMeasures) place(`figure ${measure}`, [...adMeasureColumns[measure], ...(spoken.get(measure) ?? [])])
  const cell = (row: Row, key: string) => row.cells[placed.get(key) ?? -1]
  const figures = adMeasures.flatMap((measure) => placed.get(`figure ${measure}`) ?? [])
  const number = numberReader(table.rows, figures)
  const used = new Set(placed.values())
  const rest = table.header.flatMap((_, index) => (!used.has(index) && isInWords(table, index) ? [index] : []))
  return {
    has: (column) => placed.has(column),
    text: (row, column) => (cell(row, column) ?? '').trim(),
    gives: (measure) => placed.has(`figure ${measure}`),
    figure: (row, measure) => cell(row, `figure ${measure}`),
    number,
    isNative: exportedBy(table) !== null || !['date', 'date_from', 'date_to', 'xyz_campaign_id'].some((name) => at.has(name)),
    currency,
    rest: (row) => rest.map((index) => row.cells[index] ?? '').join('\u0000'),
    restNames: rest.map((index) => table.header[index] ?? ''),
  }
}

const namesOfValue: ReadonlySet<string> = new Set([...adMeasureColumns.conversionValue, ...(spoken.get('conversionValue') ?? [])])

const inFigures = /^[^\p{L}]*$/u

/** Whether a column holds words, and no figures or dates. */
function isInWords({ rows }: Table, index: number): boolean {
  return rows.some(({ cells }) => !inFigures.test(cells[index] ?? ''))
}

/** Whether it says of which days its rows are. */
export const isDated = (table: Table): boolean => dated.some((column) => adCells(table).has(column)) || adCells(table).has('from')

/** Whether this is a file over ads: what was spent, and on what. */
export function isOverAds(table: Table): boolean {
  const cells = adCells(table)
  if (!cells.gives('spend')) return false
  const seen = cells.gives('impressions') || cells.gives('clicksAll') || cells.gives('linkClicks') || cells.has('reach')
  if (objectFields.some((column) => cells.has(column)) && (seen || (cells.has('from') && cells.has('to')))) return true
  // by region or age of a whole account: "spend" alone may be anything
  const isAccount = cells.currency !== null || cells.has('currency') || exportedBy(table) !== null
  return isAccount && seen && cut.some((column) => cells.has(column)) && dated.some((column) => cells.has(column))
}
const objectFields = ['ad', 'adId', 'adSet', 'adSetId', 'campaign', 'campaignId'] as const
const cut = ['age', 'gender', 'country', 'region', 'platform', 'placement', 'device', 'hour', 'account', 'accountId', 'currency', 'date'] as const
const dated = ['date', 'span', 'to'] as const
