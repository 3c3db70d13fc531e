/** Numbers of cells. One cell alone does not tell 1,234 from 1.234, so the way of a whole table is asked. */

/** Above it a double has no ones any more; no network counts so far. */
const largest = Number.MAX_SAFE_INTEGER

const absent = new Set(['', '-', '–', '—', 'n/a', 'na', 'undefined', 'null', 'nan'])

/** No figure has more letters, all its digits and separators counted. */
const longestNumber = 100

/** A figure of a cell; null when the network gave none; undefined when it is not a number at all. */
export function readNumber(cell: string | undefined): number | null | undefined {
  const text = (cell ?? '').trim()
  if (text.length > longestNumber) return undefined
  if (absent.has(text.toLowerCase())) return null
  const plain = text.replace(/ ?%$/, '').replace(/(?<=\d)[,'\u2019\u00a0\u202f ](?=\d{3}(\D|$))/g, '')
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return undefined
  const value = Number(plain)
  return Math.abs(value) <= largest ? value : undefined
}

/** What a number may be besides what it is read as, where a program wrote it in another country's way; null when there is one way to read it. */
export function whyUnclear(cell: string, isCount: boolean): string | null {
  const text = cell.trim()
  if (text.length > longestNumber) return null
  if (isCount && /^[+-]?\d{1,3}(?:\.\d{3})+$/.test(text)) return text.replaceAll('.', '').replace(/^([+-]?)0+(?=\d)/, '$1')
  return /^[+-]?\d{1,3}(?:\.\d{3})*,(?:\d{1,2}|\d{4,})%?$/.test(text) || /^[+-]?\d{4,},\d+%?$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : null
}

/** One that only makes sense with a decimal comma, or with a decimal point. */
const withComma = /^[+-]?(?:\d{1,3}(?:[.'\u2019\u00a0\u202f ]\d{3})+,\d+|\d+,(?:\d{1,2}|\d{4,}))(?: ?%)?$|^[+-]?\d{1,3}(?:\.\d{3}){2,}$/
const withPoint = /^[+-]?(?:\d{1,3}(?:[,'\u2019\u00a0\u202f ]\d{3})+\.\d+|\d*\.(?:\d{1,2}|\d{4,}))(?: ?%)?$|^[+-]?\d{1,3}(?:,\d{3}){2,}$/

/** `read`: as {@link readNumber}. `unclear`: as {@link whyUnclear}; where the table tells how it writes numbers nothing is. */
export type Numbers = {
  readonly decimal: 'comma' | 'point'
  readonly read: (text: string | undefined) => number | null | undefined
  readonly unclear: (text: string, isCount: boolean) => string | null
}

const asPoint: Numbers = { decimal: 'point', read: readNumber, unclear: whyUnclear }
const asComma: Numbers = {
  decimal: 'comma',
  read: (text) => readNumber(text?.replaceAll('.', '').replace(',', '.')),
  // a count has no parts: in such a table 12,345 of one is nothing
  unclear: (text, isCount) => (isCount && /^[+-]?\d{1,3}(?:,\d{3})+$/.test(text.trim()) ? text.trim().replaceAll(',', '') : null),
}

/** Decimal commas where one of the cells has one and none has a decimal point; else points, and what may be either is unclear. */
export function numbersOf(cells: Iterable<string>): Numbers {
  let [commas, points] = [false, false]
  for (const cell of cells) {
    const text = cell.trim()
    if (text.length > longestNumber) continue
    commas ||= withComma.test(text)
    points ||= withPoint.test(text)
  }
  return commas && !points ? asComma : asPoint
}
