/** Workbooks give what the CSV of the same cells gives, or are refused in a sentence. */
import { expect, test } from '@jest/globals'
import { unzipSync, zipSync } from 'fflate'
import { type BookCell, workbook } from '../../../../test/builders/workbook.ts'
import { ImportRefused } from '../csv/decode.ts'
import { limits } from '../csv/limits.ts'
import { readWorkbook } from './read-workbook.ts'

const cellsOf = async (rows: readonly (readonly BookCell[])[], options: Parameters<typeof workbook>[1] = {}) => {
  const { sheets } = await readWorkbook(workbook([{ name: 'Daily', rows }], options))
  return sheets[0]?.rows.map(({ cells }) => cells)
}
const refusal = async (made: Promise<unknown>): Promise<string> => {
  try {
    await made
  } catch (error) {
    if (error instanceof ImportRefused) return error.message
    throw error
  }
  return 'it was read'
}

test.each([{}, { strings: 'inline' as const }])('texts and numbers are what their cells hold %j', async (options) => {
  const long = '18278838484304774'
  expect(
    await cellsOf(
      [
        ['Post ID', 'a, "b"\nc', 'ü€😀', ' padded\t'],
        [long, 1234.5, -3, 0.1 + 0.2],
        [null, true, 1e-7, 5],
      ],
      options,
    ),
  ).toEqual([
    ['Post ID', 'a, "b"\nc', 'ü€😀', ' padded\t'],
    // 15 digits, as spreadsheets show it
    [long, '1234.5', '-3', '0.3'],
    ['', 'TRUE', '1e-7', '5'],
  ])
})

test.each([{ date1904: false }, { date1904: true }])('a day is the same in both ways in which spreadsheets count days %j', async (options) => {
  const rows = [
    [
      { at: '2024-02-29' },
      { at: '2025-03-09T01:05:30', shown: 'm/d/yyyy h:mm' },
      { at: '2026-11-21', shown: 'dd\\.mm\\.yyyy' },
      { at: '2025-09-14', shown: '[$-409]d\\-mmm\\-yy;@' },
    ],
    // without a year it is a day of any
    [{ at: '2026-02-28', shown: 'd-mmm' }, { at: '2026-07-16', shown: 'd\\. mmm' }, { at: '2026-02-28', shown: 'mmm-yy' }, null],
  ]
  expect(await cellsOf(rows, options)).toEqual([
    ['2024-02-29', '2025-03-09T01:05:30', '2026-11-21', '2025-09-14'],
    ['February 28', 'July 16', '2026-02-28', ''],
  ])
})

test('a share shown in percent is one, a duration no date, and money just its amount', async () => {
  const rows = [
    [
      { number: 0.0559, shown: '0.00%' },
      { number: 74 / 86_400, shown: '[h]:mm:ss' },
      { number: 1234.5, shown: '"$"#,##0.00' },
      { number: 5.59, shown: '0.0' },
    ],
  ]
  expect(await cellsOf(rows)).toEqual([['5.59%', '00:01:14', '1234.5', '5.59']])
})

test('formulas are what they last came to', async () => {
  expect(await cellsOf([['a'], [{ formula: 'SUM(B1:B9)', value: 42 }], [{ formula: 'A1&"x"', value: 'ax' }]])).toEqual([['a'], ['42'], ['ax']])
  expect(
    await refusal(
      cellsOf([
        ['date', 'reach'],
        ['2026-11-01', { formula: 'SUM(C1:C9)' }],
      ]),
    ),
  ).toBe(
    'The sheet "Daily" has a formula without a result in cell B2. Please open the workbook in a spreadsheet program, save it and import it again. Nothing was imported.',
  )
})

test.each(['#N/A', '#DIV/0!', '#REF!'])('the error %s is refused where it stands', async (error) => {
  const row: BookCell[] = [...Array.from({ length: 27 }, () => 1), { error }]
  expect(await refusal(cellsOf([['date'], row]))).toBe(
    `The sheet "Daily" has the error ${error} in cell AB2. Please correct or clear it. Nothing was imported.`,
  )
})

test('an id that a spreadsheet made a number of is not whole any more, and does not look it', async () => {
  expect(await cellsOf([[Number('18278838484304774'), 123456789012345]])).toEqual([['1.82788E+16', '123456789012345']])
})

test('merged cells of a title are one; those of rows are refused', async () => {
  const rows = [
    ['Follows', null],
    ['Date', 'Primary'],
    ['2026-11-01', 5],
    [null, 6],
  ]
  const book = (merged: string[]) => readWorkbook(workbook([{ name: 'Daily', rows, merged }]))
  expect((await book(['A1:B1'])).sheets[0]?.rows[0]?.cells).toEqual(['Follows', ''])
  expect(await refusal(book(['A3:A4']))).toContain('has merged cells in its table (A3:A4)')
})

test('hidden and empty sheets are left out, and a workbook of nothing else has none', async () => {
  const rows = [
    ['date', 'reach'],
    ['2026-11-01', 5],
  ]
  const book = workbook([
    { name: 'Notes', rows: [] },
    { name: 'Old', rows, state: 'hidden' },
    { name: 'Older', rows, state: 'veryHidden' },
    { name: 'Daily', rows },
    { name: 'Blank', rows: [['', null]] },
  ])
  const { sheets, hidden } = await readWorkbook(book)
  expect(sheets.map(({ name }) => name)).toEqual(['Daily'])
  expect(hidden).toEqual(['Old', 'Older'])
})

test('what unpacks to more than is read, spans more cells or has more sheets is refused before it takes memory', async () => {
  const rows = [['date'], ['2026-11-01']]
  const bomb = workbook([{ name: 'A', rows }], { parts: { 'xl/worksheets/sheet1.xml': ' '.repeat(limits.workbookBytes) } })
  expect(bomb.length).toBeLessThan(100_000)
  expect(await refusal(readWorkbook(bomb))).toBe('The workbook is larger than 24 MB when unpacked. Please save its sheets as CSV and import those.')
  const far = workbook([{ name: 'Far', rows }], {
    parts: {
      'xl/worksheets/sheet1.xml':
        '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="3000"><c r="BXZ3000"><v>1</v></c></row></sheetData></worksheet>',
    },
  })
  expect(await refusal(readWorkbook(far))).toContain('The sheet "Far" spans more than 2,000,000 cells.')
  const many = workbook(Array.from({ length: limits.sheets + 1 }, (_, at) => ({ name: `S${at}`, rows })))
  expect(await refusal(readWorkbook(many))).toBe('The workbook has more than 50 sheets. Please split it and import the parts.')
})

test('a part that is larger than it says is not unpacked, and a damaged one not read', async () => {
  const bytes = workbook(
    [
      {
        name: 'Daily',
        rows: [
          ['date', 'reach'],
          ['2026-11-01', 5],
        ],
      },
    ],
    { parts: { 'xl/worksheets/sheet1.xml': ' '.repeat(1_000_000) } },
  )
  const entry = Buffer.from(bytes).lastIndexOf('xl/worksheets/sheet1.xml') - 46
  for (const said of [0, 10]) {
    const lying = Buffer.from(bytes)
    lying.writeUInt32LE(said, entry + 24)
    expect(await refusal(readWorkbook(lying))).toBe('This workbook is damaged and cannot be opened. Please save it again as .xlsx or CSV.')
  }
  const cut = bytes.subarray(0, bytes.length - 30)
  expect(await refusal(readWorkbook(cut))).toContain('This workbook is damaged')
})

test('a zip of anything else is no workbook', async () => {
  const { 'xl/sharedStrings.xml': some = new Uint8Array() } = unzipSync(workbook([{ name: 'A', rows: [['a']] }]))
  expect(await refusal(readWorkbook(zipSync({ 'Follows.csv': some })))).toBe('This is a ZIP archive. Please unpack it and import the files inside.')
})
