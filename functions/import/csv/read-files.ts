/** What every import does with files, whatever they are imported into: all are read and understood before the first row is written. */
import { importMessages } from '../../../shared/import-messages.ts'
import { agreed } from './agreed.ts'
import { type CsvSchema, checkCells, columnsOf, missingColumns, refuse } from './columns.ts'
import { ImportRefused } from './decode.ts'
import { emptyReading, type Reading } from './format.ts'
import { limits } from './limits.ts'
import { type Opened, openFile, type Part } from './open-file.ts'
import { nobodyWatches, type Progress } from './progress.ts'
import { asFiles, merge, type ReadFile, written } from './result.ts'
import type { Table } from './table.ts'
import { groupedId, swallowed, wholeRows } from './whole-rows.ts'
import type { AccountSeen, Stated } from './whose.ts'

export type ImportFile = { readonly name: string; readonly bytes: Uint8Array }
/** One way to read a table; `csvSchemas` is null for native exports, whose stray lines are skipped and listed. */
export type TableReader = {
  readonly id: string
  readonly csvSchemas: CsvSchema | null
  readonly adAccounts?: (table: Table) => readonly string[]
  readonly read: (table: Table) => Reading | Promise<Reading>
  /** the table as it is to be read, where its columns were given other names */
  readonly table?: Table
  /** whether it takes something of a column; absent: of those that are documented */
  readonly reads?: (column: string) => boolean
  /** what the result has to say of the table */
  readonly notes?: readonly string[]
  /** of which network the table says that it is, of a format that two share */
  readonly stated?: Pick<Stated, 'name' | 'says' | 'what'>
  /** reports are made of nothing in it */
  readonly isUnused?: boolean
  readonly accounts?: readonly AccountSeen[]
  /** its rows hold no more lines than one each */
  readonly oneLine?: boolean
  /** a row that is shifted or cut refuses the file, because what it holds would be missing from a sum */
  readonly wholeOnly?: boolean
}

type Choose = (table: Table) => TableReader | Promise<TableReader>
type Options = {
  readonly begin?: (adAccounts: readonly string[]) => Promise<void>
  readonly progress?: Progress
  readonly isHeader?: (cells: readonly string[]) => boolean
  /** decides of all tables together which are not for this profile, and why. @throws ImportRefused */
  readonly sortOut?: (tables: readonly ChosenIn[]) => readonly (string | null)[]
}
export type Chosen = { readonly table: Table; readonly reader: TableReader }
/** `file`: as it is told, with the sheet of a workbook; `of`: which of the files that people chose */
export type ChosenIn = Chosen & { readonly file: string; readonly of: string }

/**
 * `choose` throws ImportRefused for a table that is none of what may be imported; `begin` is given the ad accounts of all files before
 * the first is read. @throws ImportRefused with nothing written
 */
export async function readFiles(
  files: readonly ImportFile[],
  choose: Choose,
  { begin = async () => {}, progress = nobodyWatches, isHeader, sortOut = (all) => all.map(() => null) }: Options = {},
): Promise<ReadFile[]> {
  if (files.length === 0) throw new ImportRefused(importMessages.empty)
  if (files.length > limits.files) throw new ImportRefused(importMessages.tooManyFiles(limits.files))
  // one after the other: a file may build on the one before
  async function each<Given extends { readonly name: string }, Made>(all: readonly Given[], make: (one: Given) => Made | Promise<Made>): Promise<Made[]> {
    const made: Made[] = []
    for (const one of all) {
      try {
        made.push(await make(one))
      } catch (error) {
        if (error instanceof ImportRefused && files.length > 1) throw new ImportRefused(`${one.name}: ${error.message}`)
        throw error
      }
    }
    return made
  }
  let rows = 0
  const opened = await each(files, async (file) => {
    const parts = await understand(await openFile(file, isHeader), choose)
    rows += parts.reduce((sum, { chosen }) => sum + chosen.reduce((all, { table }) => all + table.rows.length, 0), 0)
    if (rows > limits.rows) throw new ImportRefused(importMessages.tooManyRows(limits.rows.toLocaleString('en-GB')))
    return { name: file.name, parts }
  })
  const understood = opened.flatMap(({ name, parts }, at) => parts.map((part) => ({ ...part, from: name, of: `${at}` })))
  const all = understood.flatMap(({ name, of, chosen }) => chosen.map((one) => ({ ...one, file: name, of })))
  const why = new Map(sortOut(all).map((reason, at) => [all[at]?.table, reason] as const))
  await begin(understood.flatMap(({ adAccounts }) => adAccounts))
  const read = await each(withoutIdle(understood, why), async ({ name, from, of, chosen, notes }) => {
    const file = await readFile(name, chosen, notes)
    progress.read(file.reading.read)
    return { ...file, from, of }
  })
  return asFiles(agreed(read))
}

type Understood = { readonly name: string; readonly chosen: readonly Chosen[]; readonly notes: readonly string[]; readonly adAccounts: readonly string[] }

type Named = Understood & { readonly from: string; readonly of: string }

/** Files without the tables that are not for here, which are named; of a workbook a sheet of nothing else is gone as well. */
function withoutIdle(understood: readonly Named[], why: ReadonlyMap<Table | undefined, string | null>): Named[] {
  const sorted = understood.map((part) => {
    const left = part.chosen.flatMap(({ table }) => {
      const reason = why.get(table) ?? null
      return reason === null ? [] : [importMessages.leftOutTable(table.title ?? '', table.line, reason)]
    })
    return { ...part, chosen: part.chosen.filter(({ table }) => (why.get(table) ?? null) === null), notes: [...part.notes, ...left] }
  })
  return [...Map.groupBy(sorted, ({ of }) => of).values()].flatMap((parts) => {
    const busy = parts.filter(({ chosen }) => chosen.length > 0)
    const [first, ...more] = busy.length > 0 ? busy : parts
    const notes = parts.filter((part) => part !== first && !more.includes(part)).flatMap((part) => part.notes)
    return first ? [{ ...first, notes: [...first.notes, ...notes] }, ...more] : []
  })
}

/** Of a workbook a sheet that is nothing that may be imported is left out and named, as long as another one is. */
async function understand({ parts, notes }: Opened, choose: Choose): Promise<Understood[]> {
  const understood: Understood[] = []
  const left = [...notes]
  for (const part of parts) {
    try {
      understood.push(await understandOne(part, choose))
    } catch (error) {
      if (!(error instanceof ImportRefused) || parts.length === 1) throw error
      if (error.message !== importMessages.unknown) throw new ImportRefused(`${part.name}: ${error.message}`)
      left.push(importMessages.unknownSheet(part.name))
    }
  }
  const [first, ...more] = understood
  if (!first) throw new ImportRefused(importMessages.unknown)
  return [{ ...first, notes: [...left, ...first.notes] }, ...more]
}

async function understandOne({ name, tables }: Part, choose: Choose): Promise<Understood> {
  const { chosen, notes } = await chooseAll(tables, choose)
  for (const { table, reader } of chosen) {
    const line = swallowed(table, table.delimiter ?? ',', reader.oneLine ? 'a line' : 'a text')
    if (line !== null) throw new ImportRefused(importMessages.nothing(importMessages.swallowed(line)))
    if (reader.csvSchemas) checkCells(table, reader.csvSchemas)
    else {
      checkTwice(table, readsOf(reader))
      const grouped = groupedId(table)
      if (grouped) throw new ImportRefused(importMessages.nothing(importMessages.roundedId(grouped.line, grouped.id)))
    }
  }
  return { name, chosen, notes, adAccounts: chosen.flatMap(({ table, reader }) => reader.adAccounts?.(table) ?? []) }
}

/** A native column twice: nobody can tell which is meant. */
function checkTwice({ header }: Table, reads: (column: string) => boolean): void {
  const seen = new Set<string>()
  for (const name of header.map((one) => one.toLowerCase()).filter((one) => one !== '' && reads(one))) {
    if (seen.has(name)) throw new ImportRefused(importMessages.nothing(importMessages.columnTwice(name)))
    seen.add(name)
  }
}

const readsOf = ({ reads, csvSchemas }: TableReader): ((column: string) => boolean) => {
  const known = new Set(csvSchemas ? columnsOf(csvSchemas).flatMap(({ name, also = [] }) => [name, ...also]) : [])
  return reads ?? ((column) => known.has(column.toLowerCase()))
}

async function readFile(name: string, chosen: readonly Chosen[], notes: readonly string[]): Promise<ReadFile> {
  const readings: Reading[] = []
  for (const { table, reader } of chosen) {
    const own = reader.csvSchemas !== null
    const { table: whole, damaged } = own ? { table, damaged: [] } : wholeRows(table, readsOf(reader))
    const [broken] = damaged
    if (broken && reader.wholeOnly)
      throw new ImportRefused(importMessages.nothing(importMessages.atLine(broken.line, `${broken.reason} ${importMessages.exportAgain}`)))
    const made = await reader.read(whole)
    // whoever writes a file by our own description can put it right; the networks' exports nobody can
    if (own) refuse(made.skipped.map(({ line, reason }) => importMessages.atLine(line, reason)))
    const [first] = made.refused
    if (first) throw new ImportRefused(importMessages.nothing(first))
    readings.push({ ...made, read: made.read + damaged.length, skipped: [...made.skipped, ...damaged].sort((a, b) => a.line - b.line) })
    readings.push({ ...emptyReading(), notes: [...(reader.notes ?? []), ...(own ? endsOpen(table) : [])] })
  }
  const reading = merge([{ ...emptyReading(), notes: [...notes] }, ...readings])
  const [first] = reading.skipped
  // a file without rows, of days that somebody names, says that nothing happened on them
  if (written(reading) === 0 && (first || reading.told.length === 0))
    throw new ImportRefused(first ? `${importMessages.noRows} Line ${first.line}: ${first.reason}` : importMessages.noRows)
  const unread = chosen.flatMap(({ table, reader }) => (table.named ?? table.header).filter((column) => column !== '' && !readsOf(reader)(column)))
  return { name, formats: [...new Set(chosen.map(({ reader }) => reader.id))], reading, unread: [...new Set(unread)] }
}

/** Of our own CSV: whether its last line is whole can only be seen when it lacks cells. */
function endsOpen({ cutAt, rows, header }: Table): string[] {
  const last = rows.at(-1)
  if (cutAt === undefined || last?.line !== cutAt) return []
  if (last.cells.length < header.length) throw new ImportRefused(importMessages.cutOff(cutAt))
  return [importMessages.endsOpen(cutAt)]
}

/** So many rows before the first table may say what the file is. */
const longestPreamble = 5

/** A blank line within a CSV of our own begins no table, and a stray line within it is named; so is one before the table of any file. */
async function chooseAll(tables: readonly Table[], choose: Choose): Promise<{ chosen: Chosen[]; notes: string[] }> {
  const chosen: Chosen[] = []
  const notes: string[] = []
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
      if (!before?.reader.csvSchemas) throw error
      if (table.title !== null) throw new ImportRefused(importMessages.strayLine(table.line, table.title.slice(0, 40)))
      before.table.rows.push({ line: table.line, cells: table.header })
      for (const row of table.rows) before.table.rows.push(row)
      if (table.cutAt !== undefined) before.table.cutAt = table.cutAt
    }
    if (chosen.length > limits.tables) throw new ImportRefused(importMessages.tooManyTables(limits.tables.toLocaleString('en-GB')))
  }
  if (chosen.length === 0) throw new ImportRefused(importMessages.unknown)
  return { chosen, notes }
}

/** The reader whose columns a table has; else the refusal that names what is missing of the one it resembles most. */
export function readerOf(table: Table, readers: readonly TableReader[]): TableReader {
  const described = readers.flatMap((reader) =>
    reader.csvSchemas ? [{ reader, missing: missingColumns(table, reader.csvSchemas), of: reader.csvSchemas }] : [],
  )
  const fits = described.filter(({ missing }) => missing.length === 0).sort((a, b) => requiredOf(b.of) - requiredOf(a.of))
  if (fits[0]) return fits[0].reader
  throw new ImportRefused(
    resembling(
      described.map(({ of }) => of),
      table,
    ) ?? importMessages.unknown,
  )
}

const requiredOf = ({ columns }: CsvSchema) => columns.filter(({ required }) => required).length

/** Null when the table has too little in common with any of them. */
export function resembling(all: readonly CsvSchema[], table: Table): string | null {
  const near = all
    .map((of) => ({ of, missing: missingColumns(table, of), asked: requiredOf(of) }))
    .filter(({ missing, asked }) => missing.length > 0 && asked > 1 && missing.length <= asked / 2)
    .sort((a, b) => a.missing.length / a.asked - b.missing.length / b.asked)
  return near[0] ? importMessages.missingColumns(near[0].of.title, near[0].missing) : null
}
