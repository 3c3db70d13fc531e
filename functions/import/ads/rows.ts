/** What the cells of one row of ads say: its days and its figures. */
import type { AdRow } from '../../../shared/items/ads.ts'
import { isTotalWord } from '../csv/columns.ts'
import type { Row } from '../csv/table.ts'
import { readDate, readNumber } from '../csv/values.ts'
import { type AdCells, adMeasures, adMoney } from './columns.ts'
import type { Days } from './days.ts'

export type Figures = Pick<AdRow, (typeof adMeasures)[number]>

/** A text is the reason why it has none. */
export function daysOf(row: Row, cells: AdCells): Days | string {
  const texts = { date: cells.text(row, 'date'), to: cells.text(row, 'to'), from: cells.text(row, 'from') }
  const bad = Object.values(texts).find((text) => text !== '' && readDate(text) === null)
  if (bad !== undefined || (texts.date === '' && texts.to === '')) return `"${(bad ?? '').slice(0, 40)}" is not a date.`
  const day = readDate(texts.date)
  if (day) return { from: day, to: day }
  const to = readDate(texts.to) ?? ''
  const from = readDate(texts.from) ?? to
  return from > to ? `The row ends on ${to}, before it begins on ${from}.` : { from, to }
}

/** Native exports begin or end with the total of all rows: it names no ad, or calls itself one. */
export function isTotal(row: Row, cells: AdCells): boolean {
  const names = [cells.text(row, 'adId'), cells.text(row, 'ad')]
  const calls = [cells.text(row, 'date'), cells.text(row, 'account'), cells.text(row, 'campaignId'), cells.text(row, 'campaign'), ...names]
  return names.every((name) => name === '') || calls.some(isTotalWord)
}

/** A text is the reason why they are none. */
export function figuresOf(row: Row, cells: AdCells): Figures | string {
  const figures: Partial<Figures> = {}
  for (const measure of adMeasures) {
    const text = cells.figure(row, measure)
    const value = text === undefined ? null : readNumber(text)
    if (value === undefined) return `"${text?.slice(0, 40)}" is not a number.`
    if (value !== null && value < 0 && !adMoney.has(measure)) return `"${text?.slice(0, 40)}" is below zero.`
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

export function genderOf(text: string): string {
  const word = text.toLowerCase()
  if (['f', 'female', 'women', 'woman'].includes(word)) return 'women'
  return ['m', 'male', 'men', 'man'].includes(word) ? 'men' : 'unknown'
}
