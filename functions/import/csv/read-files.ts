/** What every import does with files, whatever they are imported into: all are read and understood before the first row is written. */
import type { ImportResult } from '../../../shared/api/imports.ts'
import { importMessages } from '../../../shared/import-messages.ts'
import { type CsvSchema, checkCells, missingColumns, refuse } from './columns.ts'
import { decode, ImportRefused } from './decode.ts'
import type { Reading } from './format.ts'
import { limits } from './limits.ts'
import { nobodyWatches, type Progress } from './progress.ts'
import { readTables, type Table } from './table.ts'

const skippedShown = 200
export type ImportFile = { readonly name: string; readonly bytes: Uint8Array }
/** One way to read a table; `documented` is null for native exports, whose stray lines are skipped and listed. */
export type TableReader = {
  readonly id: string
  readonly csvSchemas: CsvSchema | null
  readonly adAccounts?: (table: Table) => readonly string[]
  readonly read: (table: Table) => Reading | Promise<Reading>
}
export type ReadFile = { readonly name: string; readonly formats: string[]; readonly reading: Reading }

/**
 * `choose` throws ImportRefused for a table that is none of what may be imported; `begin` is given the ad accounts of all files before
 * the first is read. @throws ImportRefused with nothing written
 */
export async function readFiles(
  files: readonly ImportFile[],
  choose: (table: Table) => TableReader,
  { begin = async () => {}, progress = nobodyWatches }: { begin?: (adAccounts: readonly string[]) => Promise<void>; progress?: Progress } = {},
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
  const understood = await each(files, (file) => {
    const one = understand(file, choose)
    rows += one.chosen.reduce((sum, { table }) => sum + table.rows.length, 0)
    if (rows > limits.rows) throw new ImportRefused(importMessages.tooManyRows(limits.rows.toLocaleString('en-GB')))
    return one
  })
  await begin(understood.flatMap(({ adAccounts }) => adAccounts))
  return each(understood, async (one) => {
    const file = await readFile(one)
    progress.read(file.reading.read)
    return file
  })
}

type Understood = { readonly name: string; readonly chosen: readonly Chosen[]; readonly adAccounts: readonly string[] }

function understand({ name, bytes }: ImportFile, choose: (table: Table) => TableReader): Understood {
  const chosen = chooseAll(readTables(decode(bytes)), choose)
  for (const { table, reader } of chosen) if (reader.csvSchemas) checkCells(table, reader.csvSchemas)
  return { name, chosen, adAccounts: chosen.flatMap(({ table, reader }) => reader.adAccounts?.(table) ?? []) }
}

async function readFile({ name, chosen }: Pick<Understood, 'name' | 'chosen'>): Promise<ReadFile> {
  const readings: Reading[] = []
  for (const { table, reader } of chosen) {
    const made = await reader.read(table)
    // whoever writes a file by our own description can put it right; the networks' exports nobody can
    if (reader.csvSchemas) refuse(made.skipped.map(({ line, reason }) => `Line ${line}: ${reason}`))
    readings.push(made)
  }
  const reading = merge(readings)
  const [first] = reading.skipped
  if (written(reading) === 0) throw new ImportRefused(first ? `${importMessages.noRows} Line ${first.line}: ${first.reason}` : importMessages.noRows)
  return { name, formats: [...new Set(chosen.map(({ reader }) => reader.id))], reading }
}

type Chosen = { readonly table: Table; readonly reader: TableReader }

/** A blank line within a CSV of our own begins no table, and a stray line within it is named. */
function chooseAll([first, ...more]: readonly Table[], choose: (table: Table) => TableReader): Chosen[] {
  if (!first) throw new ImportRefused(importMessages.unknown)
  const chosen: Chosen[] = [{ table: first, reader: choose(first) }]
  for (const table of more) {
    const before = chosen.at(-1)
    try {
      chosen.push({ table, reader: choose(table) })
    } catch (error) {
      if (!(error instanceof ImportRefused) || !before?.reader.csvSchemas) throw error
      if (table.title !== null) throw new ImportRefused(importMessages.strayLine(table.line, table.title.slice(0, 40)))
      before.table.rows.push({ line: table.line, cells: table.header })
      for (const row of table.rows) before.table.rows.push(row)
    }
    if (chosen.length > limits.tables) throw new ImportRefused(importMessages.tooManyTables(limits.tables.toLocaleString('en-GB')))
  }
  return chosen
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

function merge(readings: readonly Reading[]): Reading {
  return {
    read: readings.reduce((sum, reading) => sum + reading.read, 0),
    days: readings.flatMap((reading) => reading.days),
    posts: readings.flatMap((reading) => reading.posts),
    items: readings.flatMap((reading) => reading.items),
    skipped: readings.flatMap((reading) => reading.skipped),
    notes: readings.flatMap((reading) => reading.notes),
  }
}

/** In order. */
export function datesOf({ days, posts }: Reading, items: Reading['items']): string[] {
  const instants = [...posts.map(({ publishedAt }) => publishedAt), ...items.flatMap((batch) => batch.instants)]
  return [...days.map(({ date }) => date), ...instants.map((instant) => instant.slice(0, 10))].sort()
}

export function itemsOf({ items }: Reading): number {
  return items.reduce((sum, { count }) => sum + count, 0)
}

export function written(reading: Reading): number {
  return reading.days.length + reading.posts.length + itemsOf(reading)
}

/** How much there is to write: rows of the files, and things that are stored. */
export function sizeOf(files: readonly Pick<ReadFile, 'reading'>[]): [rows: number, items: number] {
  const sum = (of: (reading: Reading) => number) => files.reduce((all, { reading }) => all + of(reading), 0)
  return [sum(written), sum((reading) => written(reading) + reading.items.reduce((all, { items = 0 }) => all + items, 0))]
}

export function resultOf({ name, formats, reading }: ReadFile): ImportResult {
  const dates = datesOf(reading, reading.items)
  return {
    file: name,
    format: formats.join(', '),
    read: reading.read,
    written: written(reading),
    skipped: reading.skipped.slice(0, skippedShown),
    skippedTotal: reading.skipped.length,
    notes: reading.notes,
    from: dates[0] ?? null,
    to: dates.at(-1) ?? null,
  }
}
