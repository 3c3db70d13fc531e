/** What networks tell in parts: the documented CSV (docs/import-formats.md). */

import { importMessages } from '../../../shared/import-messages.ts'
import { type Breakdown, breakdownDate, breakdownKinds, breakdownSource, breakdowns } from '../../../shared/items/breakdowns.ts'
import { networks } from '../../../shared/networks.ts'
import { type ItemBatch, itemBatch } from '../../items/batch.ts'
import { cellReader, emptyReading, type Format, hasColumns, readMeasures } from '../csv/format.ts'
import { bytesOf, fits, isTooLarge, tooLargeRow } from '../csv/size.ts'
import { readDate } from '../csv/values.ts'
import { measureColumns } from './days-and-posts.ts'

/** `date`, `breakdown`, `part` and any measures: one row a part. All rows of a breakdown and a date replace what was told of them before. */
export const genericBreakdowns: Format = {
  id: 'generic-breakdowns',
  name: 'generic breakdowns',
  networks: [...new Set(breakdownKinds.map((kind) => breakdowns[kind].network))],
  recognises: (table) => hasColumns(table, ['date', 'breakdown', 'part']),
  read: (table, { profileId, network, today }) => {
    const reading = emptyReading()
    const cell = cellReader(table)
    const columns = measureColumns(table)
    const told = new Map<string, Breakdown>()
    const bytes = new Map<string, number>()
    for (const row of table.rows) {
      reading.read++
      const skip = (reason: string) => reading.skipped.push({ line: row.line, reason })
      const [day, name, label] = [readDate(cell(row, 'date')), (cell(row, 'breakdown') ?? '').trim().toLowerCase(), (cell(row, 'part') ?? '').trim()]
      const kind = breakdownKinds.find((one) => one === name.replaceAll(/[ -]/g, '_'))
      const measures = readMeasures(row, cell, columns)
      if (!day || !kind || label === '') {
        skip(!day ? 'The row has no readable date.' : !kind ? `"${name.slice(0, 40)}" is not a breakdown.` : 'The row has no part.')
      } else if (day > today) skip(`${day} is in the future.`)
      else if (breakdowns[kind].network !== network) skip(`${networks[network].display} has no breakdown "${name}".`)
      else if ('reason' in measures) skip(measures.reason)
      else {
        const date = breakdownDate(kind, day)
        const id = `${kind}:${date}`
        const one = told.get(id) ?? { id, profileId, kind, date, parts: [] }
        const known = Object.entries(measures.values).filter(([, value]) => value !== null)
        const part = { key: label.toLowerCase(), label, measures: Object.fromEntries(known) }
        const size = (bytes.get(id) ?? bytesOf(one)) + bytesOf(part) + 1
        if (!fits(size)) skip(isTooLarge(part) ? tooLargeRow(table, row) : importMessages.dateTooLarge(date))
        else {
          one.parts.push(part)
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
