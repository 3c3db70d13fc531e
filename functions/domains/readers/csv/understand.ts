/** Which reader reads each table of a file, and what has to be true of the table before any does. */
import { formatCount } from '../../../../shared/format-count.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { checkCells, withDecimalPoints } from './check-cells.ts'
import { readDate } from './dates.ts'
import { ImportRefused, NothingToImport } from './decode.ts'
import { limits } from './limits.ts'
import type { Opened } from './open-file.ts'
import { swallowed } from './swallowed.ts'
import type { Table } from './table.ts'
import { readsOf, type TableReader } from './table-reader.ts'
import { groupedId } from './whole-rows.ts'

/** @throws ImportRefused for a table that is none of what may be imported */
export type Choose = (table: Table) => TableReader | Promise<TableReader>
export type Chosen = { readonly table: Table; readonly reader: TableReader }

export type Understood = {
  readonly name: string
  readonly chosen: readonly Chosen[]
  readonly notes: readonly string[]
  readonly adAccounts: readonly string[]
}

/** Of a workbook a sheet that is nothing that may be imported is left out and named, as long as another one is. */
export async function understand({ sheets, notes }: Opened, choose: Choose): Promise<Understood[]> {
  const understood: Understood[] = []
  const left = [...notes]
  for (const sheet of sheets) {
    try {
      const { chosen, notes: said } = await chooseAll(sheet.tables, choose)
      for (const one of chosen) {
        checkQuotes(one)
        if (one.reader.schema) checkCells(one.table, one.reader.schema)
        else checkNative(one)
      }
      const readable = chosen.map((one) => (one.reader.schema ? { ...one, table: withDecimalPoints(one.table, one.reader.schema) } : one))
      understood.push({ name: sheet.name, chosen: readable, notes: said, adAccounts: chosen.flatMap(({ table, reader }) => reader.adAccounts?.(table) ?? []) })
    } catch (error) {
      if (!(error instanceof ImportRefused) || sheets.length === 1) throw error
      if (!isNothing(error)) throw new ImportRefused(`${sheet.name}: ${error.message}`)
      left.push(error.message === importMessages.unknown ? importMessages.unknownSheet(sheet.name) : `${sheet.name}: ${error.message}`)
    }
  }
  const [first, ...more] = understood
  if (!first) throw new ImportRefused(importMessages.unknown)
  return [{ ...first, notes: [...left, ...first.notes] }, ...more]
}

/** Of a network's own export; a CSV of ours is held to its columns. @throws ImportRefused */
function checkNative({ table, reader }: Chosen): void {
  checkTwice(table, readsOf(reader))
  const grouped = groupedId(table)
  if (grouped) throw new ImportRefused(importMessages.nothing(importMessages.roundedId(grouped.line, grouped.id)))
}

/** A quote that is never closed takes in the rows after it. @throws ImportRefused */
function checkQuotes({ table, reader }: Chosen): void {
  const line = swallowed(table, reader.oneLine ? 'a line' : 'a text')
  if (line !== null) throw new ImportRefused(importMessages.nothing(importMessages.swallowed(line)))
}

/** A native column twice: nobody can tell which is meant, unless both say the same, as the views of a Facebook post may. */
function checkTwice({ header, rows }: Table, reads: (column: string) => boolean): void {
  const seen = new Map<string, number>()
  for (const [at, given] of header.entries()) {
    const name = given.toLowerCase()
    if (name === '' || !reads(name)) continue
    const first = seen.get(name)
    if (first === undefined) seen.set(name, at)
    else if (rows.some(({ cells }) => differ(cells[first], cells[at]))) throw new ImportRefused(importMessages.nothing(importMessages.columnTwice(name)))
  }
}

/** A total may have one of the two alone. */
const differ = (one = '', other = '') => one.trim() !== '' && other.trim() !== '' && one !== other

const isNothing = (error: ImportRefused): boolean => error instanceof NothingToImport || error.message === importMessages.unknown

/** So many rows before the first table may say what the file is. */
const longestPreamble = 5

type Unknown = { readonly error: ImportRefused; readonly note: string }

const refusalOf = (unknown: readonly Unknown[]): ImportRefused =>
  unknown.find(({ error }) => error instanceof NothingToImport)?.error ?? new ImportRefused(importMessages.unknown)

/** A blank line within a CSV of our own begins no table, and a stray line within it is named; so is one before the table of any file. */
async function chooseAll(tables: readonly Table[], choose: Choose): Promise<{ chosen: Chosen[]; notes: string[] }> {
  const chosen: Chosen[] = []
  const notes: string[] = []
  const unknown: Unknown[] = []
  for (const [at, table] of tables.entries()) {
    const before = chosen.at(-1)
    try {
      const reader = await choose(table)
      chosen.push({ table: reader.table ?? table, reader })
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error
      if (!before && table.rows.length < longestPreamble && at + 1 < tables.length) {
        notes.push(importMessages.notATable(table.line, [table.header, ...table.rows.map(({ cells }) => cells)].flat().filter(Boolean).join(' ').slice(0, 80)))
        if (notes.length > longestPreamble) throw error
        continue
      }
      if (!before?.reader.schema && isOtherTable(table, error)) {
        unknown.push({ error, note: importMessages.leftOutTable(table.title ?? '', table.line, importMessages.unknownTable) })
        continue
      }
      if (!before?.reader.schema) throw error
      if (table.title !== null) throw new ImportRefused(importMessages.strayLine(table.line, table.title.slice(0, 40)))
      before.table.rows.push({ line: table.line, cells: table.header })
      for (const row of table.rows) before.table.rows.push(row)
      if (table.cutAt !== undefined) before.table.cutAt = table.cutAt
    }
    if (chosen.length > limits.tables) throw new ImportRefused(importMessages.tooManyTables(formatCount(limits.tables)))
  }
  if (chosen.length === 0) throw refusalOf(unknown)
  return { chosen, notes: [...notes, ...unknown.map(({ note }) => note)] }
}

/** A table with a title of its own among a network's: another one of the suite, and no rows that lost their header. */
function isOtherTable({ title, header }: Table, error: ImportRefused): boolean {
  const isFigure = (cell: string) => /^[\d\s.,%+-]+$/.test(cell) || readDate(cell) !== null
  return isNothing(error) && title !== null && /\p{L}{3}/u.test(title) && !header.some((cell) => cell !== '' && isFigure(cell))
}
