/** Rows of ads to items: an ad's day, what it lies in, ages and genders, and reach as the network gives it. */

import { dayCount } from '../../shared/dates/index.ts'
import type { AdObject, AdRow } from '../../shared/items/ads.ts'
import { messages } from '../../shared/messages.ts'
import { sumKnown } from '../../shared/metrics/flow.ts'
import { type AdCells, adCells, adMeasures } from './ad-columns.ts'
import { type AdFile, batchesOf } from './ad-items.ts'
import { ImportRefused } from './decode.ts'
import { emptyReading, type ReadContext, type Reading } from './format.ts'
import type { Row, Table } from './table.ts'
import { isTooLong, readDate, readNumber, tooLong } from './values.ts'

type Days = { readonly from: string; readonly to: string }
type Figures = Pick<AdRow, (typeof adMeasures)[number]>

/** @throws ImportRefused when the days given for a file without dates are none */
export function readAds(table: Table, context: ReadContext): Reading {
  const reading = emptyReading()
  const cells = adCells(table)
  const assigned = cells.has('date') || cells.has('to') ? null : assignedDays(context)
  const file: AdFile = { accounts: new Map(), objects: new Map(), rows: new Map(), ages: new Map(), reach: new Map() }
  const totals: { figures: Figures; reach: number | null }[] = []
  const cut = cells.has('age') || cells.has('gender')
  for (const row of table.rows) {
    reading.read++
    const skip = (reason: string) => reading.skipped.push({ line: row.line, reason })
    const figures = figuresOf(row, cells)
    if (typeof figures === 'string') {
      skip(figures)
      continue
    }
    if (isTotal(row, cells)) {
      totals.push({ figures, reach: readNumber(cells.text(row, 'reach')) ?? null })
      continue
    }
    const days = assigned ?? daysOf(row, cells)
    if (typeof days === 'string' || days.to > context.today) {
      skip(typeof days === 'string' ? days : `${days.to} is in the future.`)
      continue
    }
    const refused = add(file, { row, cells, context, days, figures, cut })
    if (refused !== null) skip(refused)
  }
  if (file.rows.size === 0) return reading
  takeTotal(file, totals, assigned)
  if (assigned) reading.notes.push(context.dates ? messages.ads.asGiven(assigned.from, assigned.to) : messages.ads.assigned(assigned.to))
  if ([...file.accounts.values()].some(({ currency }) => currency === null)) reading.notes.push(messages.ads.noCurrency)
  if (totals.length > 0) reading.notes.push(messages.ads.totals(totals.length))
  return { ...reading, items: batchesOf(file, context.profileId) }
}

/** A file without dates holds totals of days that somebody has to name; unnamed they are of the day of the import. */
function assignedDays({ dates, today }: ReadContext): Days {
  if (!dates) return { from: today, to: today }
  if (dates.from > dates.to) throw new ImportRefused(messages.dates.startAfterEnd)
  if (dates.to > today) throw new ImportRefused(messages.dates.endAfterToday)
  return dates
}

function daysOf(row: Row, cells: AdCells): Days | string {
  const [date, from, to] = [cells.text(row, 'date'), cells.text(row, 'from'), cells.text(row, 'to')]
  const day = readDate(date)
  if (day) return { from: day, to: day }
  const last = date === '' ? readDate(to) : null
  if (!last) return `"${(date || to).slice(0, 40)}" is not a date.`
  return { from: readDate(from) ?? last, to: last }
}

/** Native exports begin or end with the total of all rows: it names no ad, or calls itself one. */
function isTotal(row: Row, cells: AdCells): boolean {
  const names = [cells.text(row, 'adId'), cells.text(row, 'ad')]
  const calls = [cells.text(row, 'date'), cells.text(row, 'account'), cells.text(row, 'campaignId'), cells.text(row, 'campaign'), ...names]
  return names.every((name) => name === '') || calls.some((name) => /^(?:grand )?totals?$/i.test(name))
}

function figuresOf(row: Row, cells: AdCells): Figures | string {
  const figures: Partial<Figures> = {}
  for (const measure of adMeasures) {
    const text = cells.figure(row, measure)
    const value = text === undefined ? null : readNumber(text)
    if (value === undefined) return `"${text?.slice(0, 40)}" is not a number.`
    figures[measure] = value
  }
  const {
    spend = null,
    impressions = null,
    clicksAll = null,
    linkClicks = null,
    results = null,
    conversions = null,
    conversionValue = null,
    thruplays = null,
  } = figures
  return { spend, impressions, clicksAll, linkClicks, results, conversions, conversionValue, thruplays }
}

type Given = {
  readonly row: Row
  readonly cells: AdCells
  readonly context: ReadContext
  readonly days: Days
  readonly figures: Figures
  /** by age or gender: several rows are one ad's day */
  readonly cut: boolean
}

/** Answers why the row is not taken; null when it is. */
function add(file: AdFile, { row, cells, context, days, figures, cut }: Given): string | null {
  const text = (column: Parameters<AdCells['text']>[1]) => cells.text(row, column)
  const account = text('accountId') || `${context.profileId}-ads`
  const [campaignId, adSetId, adId] = [text('campaignId') || text('campaign') || 'none', text('adSetId') || text('adSet') || 'none', text('adId') || text('ad')]
  const id = `${days.to}:${adId}`
  const key = `${account} ${id}`
  const before = file.rows.get(key)
  if (before && !cut) return `There is an earlier row for the ad ${adId} on ${days.to}.`
  if ([account, campaignId, adSetId, adId].some(isTooLong)) return tooLong
  const named = text('currency').toUpperCase() || cells.currency || context.currency || null
  if (named !== null && !/^[A-Z]{3}$/.test(named)) return `"${named.slice(0, 40)}" is no currency. Write its three letters, such as GBP.`
  const known = file.accounts.get(account) ?? context.adAccounts?.get(account)
  const currency = named ?? known?.currency ?? null
  // money of two currencies would be added
  if (known?.currency && known.currency !== currency) return `The ad account is in ${known.currency}, this row in ${currency}.`
  file.accounts.set(account, {
    id: account,
    profileId: context.profileId,
    network: context.network,
    name: text('account') || 'Imported ads',
    currency,
    timezone: text('timezone') || context.timezone,
    since: known && known.since < days.from ? known.since : days.from,
  })
  const sum = (measure: (typeof adMeasures)[number]) => sumKnown([before?.[measure], figures[measure]])
  const added = before ? Object.fromEntries(adMeasures.map((measure) => [measure, sum(measure)])) : {}
  file.rows.set(key, { id, accountId: account, date: days.to, adId, adSetId, campaignId, ...figures, ...added })
  file.objects.set(`${account} campaign ${campaignId}`, {
    level: 'campaign',
    id: campaignId,
    accountId: account,
    name: text('campaign') || campaignId,
    status: statusOf(text('status')),
    objective: text('objective') || null,
  })
  file.objects.set(`${account} ad_set ${adSetId}`, {
    level: 'ad_set',
    id: adSetId,
    accountId: account,
    name: text('adSet') || adSetId,
    status: statusOf(text('status')),
    campaignId,
    resultType: text('resultType') || null,
    bidType: text('bidType') || null,
    dailyBudget: readNumber(text('budget')) ?? null,
  })
  file.objects.set(`${account} ad ${adId}`, {
    level: 'ad',
    id: adId,
    accountId: account,
    name: text('ad') || adId,
    status: statusOf(text('status')),
    adSetId,
    pictureUrl: null,
    text: null,
    quality: null,
    engagement: null,
    conversion: null,
  })
  if (cut) addAge(file, account, days.to, `${text('age') || 'unknown'}:${genderOf(text('gender'))}`, figures)
  const reach = readNumber(text('reach'))
  // of an age's part it says nothing about the ad
  if (typeof reach === 'number' && !cut) addReach(file, account, days, 'ad', adId, reach)
  return null
}

function statusOf(text: string): AdObject['status'] {
  const word = text.toLowerCase()
  if (word === 'active' || word === 'paused' || word === 'completed' || word === 'archived') return word
  return word === 'inactive' || word === 'not_delivering' ? 'paused' : null
}

function genderOf(text: string): string {
  const word = text.toLowerCase()
  if (['f', 'female', 'women', 'woman'].includes(word)) return 'women'
  return ['m', 'male', 'men', 'man'].includes(word) ? 'men' : 'unknown'
}

function addAge(file: AdFile, account: string, date: string, part: string, { spend, impressions, linkClicks }: Figures): void {
  const day = file.ages.get(`${account} ${date}`) ?? { account, date, parts: new Map() }
  const before = day.parts.get(part)
  day.parts.set(part, {
    key: part,
    spend: sumKnown([before?.spend, spend]),
    impressions: sumKnown([before?.impressions, impressions]),
    linkClicks: sumKnown([before?.linkClicks, linkClicks]),
  })
  file.ages.set(`${account} ${date}`, day)
}

function addReach(file: AdFile, account: string, { from, to }: Days, level: 'account' | 'ad', objectId: string, reach: number): void {
  const day = file.reach.get(`${account} ${to}`) ?? { account, date: to, reached: [] }
  day.reached.push({ level, objectId, windows: { [dayCount(from, to)]: reach } })
  file.reach.set(`${account} ${to}`, day)
}

/** The total's reach is the network's own of the whole file, which its rows can never give. */
function takeTotal(file: AdFile, totals: readonly { reach: number | null }[], assigned: Days | null): void {
  const [only, ...more] = [...file.accounts.keys()]
  const [total] = totals
  if (!only || more.length > 0 || totals.length !== 1 || typeof total?.reach !== 'number') return
  const dates = [...file.rows.values()].map(({ date }) => date).sort()
  const [from, to] = [assigned?.from ?? file.accounts.get(only)?.since ?? dates[0], assigned?.to ?? dates.at(-1)]
  if (from && to) addReach(file, only, { from, to }, 'account', only, total.reach)
}
