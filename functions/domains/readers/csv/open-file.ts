/** What a file holds: the tables of a text, or those of each sheet of a workbook. */
import { importMessages } from '../../../../shared/import-messages.ts'
import { decode, ImportRefused } from './decode.ts'
import { type IsHeader, readTables, type Table, tablesIn } from './table.ts'

/** A sheet of a workbook, or a whole file that is a text. */
export type OpenedSheet = { readonly name: string; readonly tables: Table[] }
/** `notes`: what was left out of it. */
export type Opened = { readonly sheets: readonly OpenedSheet[]; readonly notes: readonly string[] }
type Given = { readonly name: string; readonly bytes: Uint8Array }

/** A zip, as workbooks are since 2007. */
export const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/** @throws ImportRefused for a file that is neither, holds nothing or more than is read */
export async function openFile({ name, bytes }: Given, isHeader?: IsHeader): Promise<Opened> {
  if (!isWorkbook(bytes)) return { sheets: [{ name, tables: readTables(decode(bytes), isHeader) }], notes: [] }
  // most imports are texts, which need nothing of it
  const { readWorkbook } = await import('../workbook/read-workbook.ts')
  const { sheets: read, hidden } = await readWorkbook(bytes)
  const [only, ...more] = read
  if (!only) throw new ImportRefused(importMessages.emptyWorkbook)
  const sheets = read.map((sheet) => ({
    name: more.length === 0 ? name : `${name} (${sheet.name})`,
    tables: titledBy(sheet.name, tablesIn(sheet.rows, isHeader)),
  }))
  return { sheets, notes: hidden.map(importMessages.hiddenSheet) }
}

/** A sheet that holds one table and no line over it is called what the table is. */
function titledBy(name: string, [first, ...more]: Table[]): Table[] {
  return first ? [{ ...first, title: first.title ?? name }, ...more] : []
}
