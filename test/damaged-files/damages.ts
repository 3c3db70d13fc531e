/** Ways in which files come to people that no network exported. Seeded: the same damage every time. */
import { type BookCell, workbook } from '../builders/workbook.ts'
import type { Cells, Known } from './known-files.ts'

/** One damaged file: what of the original may still stand in it, and what of that must. */
export type Damaged = {
  readonly bytes: Uint8Array
  /** rows that nothing happened to: they are read, or the file is refused */
  readonly left: readonly string[][]
  /** columns that were called something else */
  readonly renamed?: readonly string[]
  /** its own rows are of two files, both known */
  readonly with?: Cells
}

export const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}
const shuffled = <One>(all: readonly One[], seed: number): One[] => {
  const next = random(seed)
  return all
    .map((one) => [next(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one)
}

type Layout = { readonly delimiter?: string; readonly quote?: 'all' | 'needed' | 'none' | 'single'; readonly end?: string }
export function textOf({ before, header, rows }: Cells, { delimiter = ',', quote = 'needed', end = '\n' }: Layout = {}): string {
  const cell = (text: string) => {
    if (quote === 'none') return text
    const mark = quote === 'single' ? "'" : '"'
    return quote === 'needed' && !/["\n\r]/.test(text) && !text.includes(delimiter) ? text : `${mark}${text.replaceAll(mark, mark + mark)}${mark}`
  }
  const titles = before.map(([first = '']) => (first === 'sep=' ? `sep=${delimiter}` : cell(first)))
  return `${[...titles, ...[header, ...rows].map((cells) => cells.map(cell).join(delimiter))].join(end)}${end}`
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
const cp1252 = (text: string) => Buffer.from(text.replaceAll(/[^\0-\u00ff]/g, '?'), 'latin1')
const whole = (cells: Cells, layout: Layout = {}): Damaged => ({ bytes: utf8(textOf(cells, layout)), left: cells.rows })

/** By the name of the damage: all files that it makes of one. */
export const damages: Readonly<Record<string, (cells: Cells, original: Uint8Array, of: Known, others: readonly Cells[]) => readonly Damaged[]>> = {
  undamaged: (cells, original) => [{ bytes: original, left: cells.rows }],
  'rows cut': (cells) =>
    [
      cells.rows.filter((_, at) => at % 3 !== 1),
      cells.rows.slice(0, Math.ceil(cells.rows.length / 2)),
      cells.rows.slice(-3),
      cells.rows.filter((_, at) => at < 20 || at > 90),
      cells.rows.slice(5, 6),
    ].map((rows) => whole({ ...cells, rows })),
  'cut in mid-line': (cells, original, { encoding }) =>
    [0.03, 0.35, 0.71, 0.995].flatMap((part) =>
      [0, 1, 2, 3, 5, 8, 13].map((more) => {
        const size = Math.min(original.length - 1, Math.floor(original.length * part) + more)
        const even = encoding === 'utf-16le' ? size - (size % 2) : size
        // a quarter of the file on, its first rows are surely whole
        return { bytes: original.subarray(0, even), left: part > 0.3 ? cells.rows.slice(0, 5) : [] }
      }),
    ),
  // a figure that lost digits in a row that is whole otherwise is one that nobody can tell; networks that have figures last put them in quotes
  'one line cut': (cells, _, { file }) =>
    [0.2, 0.5, 0.8].flatMap((part) =>
      [1, 4, 9, 14].map((more) => {
        const at = Math.floor(cells.rows.length * part)
        const quoted = /tiktok|meta/.test(file)
        const lines = cells.rows.map((row) => textOf({ before: [], header: row, rows: [] }, { quote: quoted ? 'all' : 'needed' }).slice(0, -1))
        const length = more + (quoted ? 0 : (cells.rows[at]?.at(-1) ?? '').length)
        const cut = lines.map((line, index) => (index === at ? line.slice(0, Math.max(1, line.length - length)) : line))
        const head = textOf({ ...cells, rows: [] })
        return { bytes: utf8(`${head}${cut.join('\n')}\n`), left: cells.rows.filter((_, index) => index !== at && index !== at + 1) }
      }),
    ),
  'columns renamed': (cells) =>
    cells.header.map((name, at) => ({
      ...whole({ ...cells, header: cells.header.map((one, index) => (index === at ? `${one}x` : one)) }),
      renamed: [name],
    })),
  'columns shuffled': (cells) =>
    [1, 2, 3].map((seed) => {
      const order = shuffled([...cells.header.keys()], seed)
      const move = (row: readonly string[]) => order.map((at) => row[at] ?? '')
      return { ...whole({ ...cells, header: move(cells.header), rows: cells.rows.map(move) }), left: cells.rows }
    }),
  'rows shuffled': (cells) => [
    ...[1, 2, 3].map((seed) => whole({ ...cells, rows: shuffled(cells.rows, seed) })),
    whole({ ...cells, rows: [...cells.rows].reverse() }),
    whole({ ...cells, rows: cells.rows.slice(0, 2).reverse() }),
  ],
  'rows duplicated': (cells) => [
    whole({ ...cells, rows: cells.rows.flatMap((row) => [row, row]) }),
    whole({ ...cells, rows: [...cells.rows, ...cells.rows] }),
    whole({ ...cells, rows: [...cells.rows, ...cells.rows.slice(3, 9)] }),
  ],
  'other encodings': (cells) => {
    const text = textOf(cells)
    const be = Buffer.from(utf16(text)).swap16()
    return [utf16(text), be, utf8(`\uFEFF${text}`), cp1252(text), Buffer.from(text, 'utf16le'), utf8(text.replaceAll('\n', '\r\n'))].map((bytes) => ({
      bytes,
      left: cells.rows,
    }))
  },
  'delimiter ; and tab': (cells) => [';', '\t'].map((delimiter) => whole(cells, { delimiter })),
  'quoting changed': (cells) =>
    (['all', 'needed', 'none', 'single'] as const).map((quote) => ({ ...whole(cells, { quote }), left: quote === 'none' ? [] : cells.rows })),
  'two files in one': (cells, _, of, others) => [
    ...[cells, ...others].flatMap((other) =>
      ['', '\n'].map((blank) => ({ bytes: utf8(`${textOf(cells)}${blank}${textOf(other)}`), left: cells.rows, with: other })),
    ),
    ...others.map((other) => ({ bytes: utf8(`${textOf(other)}${textOf(cells)}`), left: [], with: other })),
    // of numbers alone nobody can tell which column they are of
    ...(of.rows && !of.file.includes('ads')
      ? [
          {
            bytes: utf8(
              `${textOf(cells)}${cells.rows
                .slice(0, 4)
                .map((row) => textOf({ before: [], header: row.toReversed(), rows: [] }))
                .join('')}`,
            ),
            left: [],
          },
        ]
      : []),
  ],
  'stray lines': (cells) => {
    const text = textOf(cells)
    return [
      `Exported by the analytics team\n${text}`,
      `Report for,Northbound Coffee\nPeriod,all of it\n\n${text}`,
      `${text}Generated on Monday\n`,
      `${text}\nGenerated on,Monday\n`,
      `${text}Total,,,\n`,
      `\n\n${text}\n\n`,
    ].map((one) => ({ bytes: utf8(one), left: cells.rows }))
  },
  'numbers of another country': (cells) => {
    const turned = (make: (text: string) => string) =>
      cells.rows.map((row) => row.map((cell) => (/^-?\d+(?:\.\d+)?$/.test(cell) && cell.length < 12 ? make(cell) : cell)))
    const grouped = (mark: string) => (cell: string) => cell.replace(/^-?\d+/, (digits) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, mark))
    return [turned((cell) => grouped('.')(cell.replace('.', ','))), turned((cell) => cell.replace('.', ',')), turned(grouped(','))].map((rows) => ({
      ...whole({ ...cells, rows }, { delimiter: ';' }),
      left: [],
    }))
  },
  // cells are what they look like to a spreadsheet: texts, numbers of at most 15 digits, days
  'as a workbook': ({ before, header, rows }) => {
    const typed = (cell: string): BookCell => {
      if (/^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(cell)) return Number(cell)
      return /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2})?$/.test(cell) ? { at: cell, shown: 'yyyy-mm-dd hh:mm' } : cell
    }
    const book = (make: (cell: string) => BookCell, options: Parameters<typeof workbook>[1] = {}) => ({
      bytes: workbook(
        [
          { name: 'Notes', rows: [['nothing here']], state: 'hidden' },
          { name: 'Sheet1', rows: [...before, header, ...rows.map((row) => row.map(make))] },
          { name: 'Sheet2', rows: [] },
        ],
        options,
      ),
      left: rows,
    })
    return [book((cell) => cell), book(typed), book(typed, { date1904: true, strings: 'inline' })]
  },
  'saved by a spreadsheet': (cells) => {
    const width = Math.max(cells.header.length, ...cells.rows.map(({ length }) => length))
    const padded = (row: readonly string[]) => [...row, ...Array.from({ length: Math.max(0, width - row.length) }, () => '')]
    const rounded = (cell: string) => (/^\d{16,}$/.test(cell) ? `${cell.slice(0, 15)}${'0'.repeat(cell.length - 15)}` : cell)
    const scientific = (cell: string) => (/^\d{12,}$/.test(cell) ? Number(cell).toExponential(5).replace('e', 'E') : cell)
    const dayFirst = (cell: string) => cell.replace(/^(\d{4})-(\d{2})-(\d{2})(?=$|T)/, '$3/$2/$1')
    const lines = [...cells.before, cells.header, ...cells.rows]
    return [
      ...[',', ';', '\t'].map((delimiter) => ({
        bytes: utf8(lines.map((row) => textOf({ before: [], header: padded(row), rows: [] }, { delimiter })).join('')),
        left: cells.rows,
      })),
      ...[rounded, scientific, dayFirst].map((make) => ({ ...whole({ ...cells, rows: cells.rows.map((row) => row.map(make)) }), left: [] })),
    ]
  },
}
