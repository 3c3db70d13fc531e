/** Numbers in people's own files: a decimal comma is read where a comma can be nothing else; a number with two readings is refused. */
import { readNumber, whyUnclear } from './numbers.ts'
import { shown } from './shown.ts'

const decimalComma = /^[+-]?(?:\d+,(?:\d{1,2}|\d{4,})|0,\d+) ?%?$/
const threeDigits = /^[+-]?\d{1,3}(?:[.,]\d{3})+ ?%?$/

export const hasDecimalComma = (text: string): boolean => decimalComma.test(text.trim())

/** Returns the text with a decimal point in place of a comma that can only be a decimal one. */
export const withPoint = (text: string): string => (hasDecimalComma(text) ? text.replace(',', '.') : text)

const meant = (text: string) => text.trim().replaceAll(/[.,%\s]/g, '')

/** The number of a cell, null for a figure that is not given, or why it is refused. `hasCommas`: the table has decimal commas. */
export function ownNumber(given: string, hasCommas = false): number | null | string {
  if (hasCommas && threeDigits.test(given.trim()) && !given.trim().startsWith('0,'))
    return `${shown(given)} could mean ${meant(given)} or a decimal, because the file has decimal commas. Write it with a decimal point or without separators.`
  const text = withPoint(given)
  const value = readNumber(text)
  if (value === undefined) {
    const other = whyUnclear(text, false)
    return `${shown(text)} is not a number.${other === null ? '' : ` Write it as ${other}.`}`
  }
  return /\d[,\u00a0\u202f ]\d/.test(text) ? `${shown(text)} has a thousands separator. Write it as ${value}.` : value
}

/** Why a count such as 1.234 is refused: a count has no decimals, so it may be 1234. */
export function unclearCount(text: string): string | null {
  const other = whyUnclear(text, true)
  return other && !text.includes(',') ? `${shown(text)} could also mean ${other}. If it does, write it as ${other}.` : null
}
