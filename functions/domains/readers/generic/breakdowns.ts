/** What networks tell in parts: the documented CSV (docs/import-formats.md). */

import { importMessages } from '../../../../shared/import-messages.ts'
import { type Breakdown, breakdownDate, breakdownKinds, breakdownSource, breakdowns } from '../../../../shared/items/breakdowns.ts'
import { networks } from '../../../../shared/networks.ts'
import { type ItemBatch, itemBatch } from '../../items/batch.ts'
import { readDate } from '../csv/dates.ts'
import { emptyReading, type Format, hasColumns, numbersIn, type Reading, readMeasures } from '../csv/format.ts'
import { cellReader } from '../csv/named-cells.ts'
import { itemsDiffer } from '../csv/same.ts'
import { bytesOf, fits, isTooLarge, tooLargeRow } from '../csv/size.ts'
import { measureColumns } from './days-and-posts.ts'

/** `date`, `breakdown`, `part` and any measures: one row a part. All rows of a breakdown and a date replace what was told of them before. */
export const genericBreakdowns: Format = {
  id: 'generic-breakdowns',
  name: 'generic breakdowns',
  holds: 'breakdowns',
  networks: [...new Set(breakdownKinds.map((kind) => breakdowns[kind].network))],
  recognises: (table) => hasColumns(table, ['date', 'breakdown', 'part']),
  read: (table, { profileId, network, today }) => {
    const reading = emptyReading()
    const cell = cellReader(table)
    const columns = measureColumns(table)
    const numbers = numbersIn(table, Object.values(columns))
    const told = new Map<string, Breakdown>()
    const bytes = new Map<string, number>()
    const parts = new Map<string, { measures: object; line: number }>()
    for (const row of table.rows) {
      reading.read++
      const skip = (reason: string) => reading.skipped.push({ line: row.line, reason })
      const [day, name, label] = [readDate(cell(row, 'date')), (cell(row, 'breakdown') ?? '').trim().toLowerCase(), (cell(row, 'part') ?? '').trim()]
      const kind = breakdownKinds.find((one) => one === name.replaceAll(/[ -]/g, '_'))
      const measures = readMeasures(row, cell, columns, { numbers, table })
      if (!day || !kind || label === '') {
        skip(!day ? 'The row has no readable date.' : !kind ? `"${name.slice(0, 40)}" is not a breakdown.` : 'The row has no part.')
      } else if (day > today) skip(`${day} is in the future.`)
      else if (breakdowns[kind].network !== network) skip(`${networks[network].display} has no breakdown "${name}".`)
      else if ('reason' in measures) unreadable(reading, row.line, measures)
      else {
        const date = breakdownDate(kind, day)
        const id = `${kind}:${date}`
        const one = told.get(id) ?? { id, profileId, kind, date, parts: [] }
        const known = Object.entries(measures.values).filter(([, value]) => value !== null)
        const part = { key: label.toLowerCase(), label, measures: Object.fromEntries(known) }
        const place = `${id} ${day} ${part.key}`
        if (isAgain(reading, parts.get(place), part.measures, { line: row.line, what: `${name} ${label}, ${date}` })) continue
        const size = (bytes.get(id) ?? bytesOf(one)) + bytesOf(part) + 1
        if (!fits(size)) skip(isTooLarge(part) ? tooLargeRow(table, row) : importMessages.dateTooLarge(date))
        else {
          one.parts.push(part)
          parts.set(place, { measures: part.measures, line: row.line })
          lineOf(reading, one, row.line)
          told.set(id, one)
          bytes.set(id, size)
        }
      }
    }
    const batch = itemBatch(breakdownSource, profileId, [...told.values()])
    const rows = reading.read - reading.skipped.length
    // what a user gave are rows; one item holds all of a date
    return { ...reading, items: rows === 0 ? [] : [{ ...batch, count: rows, write: writing(batch, rows) }] }
  },
}

/** Progress is told in rows, too. */
const writing =
  (batch: ItemBatch, rows: number): ItemBatch['write'] =>
  async (accountId, wrote) => {
    await batch.write(accountId)
    await wrote?.(rows, rows)
  }

function unreadable(reading: Reading, line: number, { reason, unclear }: { reason: string; unclear?: true }): void {
  reading.skipped.push({ line, reason })
  if (unclear) reading.refused.push(reason)
}

/** Of a date that has several rows it is the first. */
function lineOf({ lines }: Reading, one: Breakdown, line: number): void {
  if (!lines.has(one)) lines.set(one, line)
}

/** Whether a part was told already; when it was told otherwise the file is refused. */
function isAgain(
  reading: Reading,
  before: { measures: object; line: number } | undefined,
  measures: object,
  { line, what }: { line: number; what: string },
): boolean {
  if (!before) return false
  if (itemsDiffer(before.measures, measures)) {
    const both = importMessages.otherRow(what.slice(0, 60), `line ${before.line}`)
    reading.skipped.push({ line, reason: both })
    reading.refused.push(importMessages.atLine(line, both))
  }
  return true
}
