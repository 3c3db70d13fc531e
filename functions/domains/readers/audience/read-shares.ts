/** Reads who follows a profile, as networks export it: in shares, and of no day (docs/decisions/0039-workbooks-are-read-like-csv.md). */
import { importMessages } from '../../../../shared/import-messages.ts'
import { emptyReading, type ReadContext, type Reading } from '../csv/format.ts'
import { audienceBatch, type Dimensions } from './batch.ts'
import { countryCode } from './countries.ts'
import { isTooMuch, sharesOf } from './shares.ts'

/** Who is counted, where that stands, and the shares as they are written. */
export type ShareRow = { readonly name: string; readonly line: number; readonly texts: readonly string[] }
type Told = { readonly name: string; readonly shares: readonly number[] }
export type Asked = {
  readonly shareRows: readonly ShareRow[]
  readonly what: string
  readonly rows: number
  readonly make: (told: readonly Told[], reading: Reading) => Dimensions
}

export function readShares({ shareRows, what, rows, make }: Asked, { profileId, dates, today }: ReadContext): Reading {
  const reading = emptyReading()
  reading.read = rows
  const shares = sharesOf(shareRows.flatMap(({ texts }) => texts))
  let at = 0
  const told = new Map<string, Told>()
  for (const { name, line, texts } of shareRows) {
    const own = shares.slice(at, at + texts.length)
    at += texts.length
    const wrong = own.indexOf(null)
    if (wrong >= 0) reading.skipped.push({ line, reason: importMessages.notShare(texts[wrong] ?? '') })
    else if (told.has(name)) reading.refused.push(importMessages.atLine(line, importMessages.partTwice(name)))
    else told.set(name, { name, shares: own.flatMap((share) => share ?? []) })
  }
  if (isTooMuch([...told.values()].flatMap((one) => one.shares))) reading.refused.push(importMessages.tooMuch(what))
  const date = dates?.to ?? today
  const count = rows - reading.skipped.length
  if (told.size === 0 || count <= 0) return reading
  const dimensions = make([...told.values()], reading)
  const record = { id: `its ${what}`, ...dimensions }
  reading.lines.set(record, shareRows[0]?.line ?? 0)
  return {
    ...reading,
    notes: [importMessages.shares(date), ...reading.notes],
    items: [audienceBatch(profileId, { date, rows: count, dimensions, told: record })],
  }
}

export const followersOf = ({ name, shares: [followers = 0] }: Told) => ({ name, followers })

export function countries(told: readonly Told[], reading: Reading): Dimensions {
  const found = told.flatMap((one) => {
    const code = countryCode(one.name)
    if (code !== null) return [{ code, followers: one.shares[0] ?? 0 }]
    if (!/^others?$/i.test(one.name)) reading.notes.push(importMessages.unknownCountry(one.name))
    return []
  })
  return { countries: found }
}
