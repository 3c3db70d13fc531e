/**
 * Workbooks (.xlsx) as sheets of texts, which are read like those of a CSV (docs/decisions/0039-workbooks-are-read-like-csv.md). What a
 * sheet does not show, or shows as a fault, is never taken for a figure.
 */
import { unzipSync } from 'fflate'
import { type Cell, readXlsx, type Sheet } from 'hucre/xlsx'
import { formatCount } from '../../../../shared/format-count.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { ImportRefused } from '../csv/decode.ts'
import { limits } from '../csv/limits.ts'
import type { Row } from '../csv/table.ts'
import { textOf } from './cell-text.ts'

export type ReadSheet = { readonly name: string; readonly rows: readonly Row[] }
/** `hidden`: the names of sheets that are not shown. Sheets without anything are in neither. */
export type ReadWorkbook = { readonly sheets: readonly ReadSheet[]; readonly hidden: readonly string[] }

/** @throws ImportRefused for what is no workbook, holds more than is read, or has cells whose value nobody knows */
export async function readWorkbook(bytes: Uint8Array): Promise<ReadWorkbook> {
  checkSize(bytes)
  const named: { name: string; index: number; isHidden: boolean }[] = []
  await opened(bytes, ({ name, index, hidden = false, veryHidden = false }) => {
    named.push({ name, index, isHidden: hidden || veryHidden })
    return false
  })
  const visible = named.filter(({ isHidden }) => !isHidden)
  if (visible.length > limits.sheets) throw new ImportRefused(importMessages.tooManySheets(limits.sheets))
  const sheets: ReadSheet[] = []
  // one at a time, because each is unpacked to all the cells it spans
  for (const { index } of visible) {
    const [sheet] = await opened(bytes, (one) => one.index === index)
    if (sheet && isFilled(sheet)) sheets.push({ name: sheet.name, rows: rowsOf(sheet) })
  }
  return { sheets, hidden: named.filter(({ isHidden }) => isHidden).map(({ name }) => name) }
}

type Wanted = (info: { name: string; index: number; hidden?: boolean; veryHidden?: boolean }) => boolean

async function opened(bytes: Uint8Array, sheets: Wanted): Promise<Sheet[]> {
  try {
    return (await readXlsx(bytes, { readStyles: true, sheets })).sheets
  } catch {
    throw new ImportRefused(importMessages.brokenWorkbook)
  }
}

/** A small file can unpack to any size: what it says of its parts is added up before, and the reader unpacks no part further than that. */
function checkSize(bytes: Uint8Array): void {
  let [unpacked, isWorkbook, isUnsaid] = [0, false, false]
  try {
    unzipSync(bytes, {
      filter: ({ name, size, originalSize, compression }) => {
        unpacked += originalSize
        isWorkbook ||= name === 'xl/workbook.xml' || name === '[Content_Types].xml'
        isUnsaid ||= originalSize === 0 && compression !== 0 && (size === 0 || size > 2)
        return false
      },
    })
  } catch {
    throw new ImportRefused(importMessages.brokenWorkbook)
  }
  if (!isWorkbook) throw new ImportRefused(importMessages.archive)
  if (isUnsaid) throw new ImportRefused(importMessages.brokenWorkbook)
  if (unpacked > limits.workbookBytes) throw new ImportRefused(importMessages.workbookTooLarge(`${limits.workbookBytes / 1024 / 1024} MB`))
}

const isFilled = ({ rows }: Sheet) => rows.some((row) => row.some((value) => value !== null && value !== ''))

function rowsOf({ name, rows, cells = new Map<string, Cell>(), merges = [] }: Sheet): Row[] {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0)
  if (width * rows.length > limits.sheetCells) throw new ImportRefused(importMessages.sheetTooLarge(name, formatCount(limits.sheetCells)))
  if (rows.length > limits.rows) throw new ImportRefused(importMessages.tooManyRows(formatCount(limits.rows)))
  for (const [at, cell] of cells) checkCell(name, at, cell)
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const filled = (rows[startRow] ?? []).filter((value) => value !== null && value !== '').length
    // a title over a table may span it
    if (filled > 1 || (startRow !== endRow && filled > 0))
      throw new ImportRefused(importMessages.mergedCells(name, `${cellName(startRow, startCol)}:${cellName(endRow, endCol)}`))
  }
  return rows.map((row, at) => ({
    line: at + 1,
    cells: checkedRow(
      at,
      row.map((value, column) => textOf(value, cells.get(`${at},${column}`))),
    ),
  }))
}

function checkedRow(at: number, cells: string[]): string[] {
  const filled = cells.findLastIndex((cell) => cell !== '') + 1
  if (filled > limits.columns) throw new ImportRefused(importMessages.tooManyColumns(at + 1, formatCount(limits.columns)))
  return cells
}

function checkCell(sheet: string, at: string, { type, value, formula }: Cell): void {
  const [row = 0, column = 0] = at.split(',').map(Number)
  if (type === 'error') throw new ImportRefused(importMessages.errorCell(sheet, cellName(row, column), String(value)))
  if (formula !== undefined && value === null) throw new ImportRefused(importMessages.formulaCell(sheet, cellName(row, column)))
}

/** B5, as spreadsheets name it. */
export function cellName(row: number, column: number): string {
  const letters = (at: number): string => `${at >= 26 ? letters(Math.floor(at / 26) - 1) : ''}${String.fromCharCode(65 + (at % 26))}`
  return `${letters(column)}${row + 1}`
}
