import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { prior } from '../../../frontend/src/blocks/chart/pattern.ts'
import { miterLimitOf } from '../../../shared/print-dashes.ts'
import { packedPdf } from './packed-pdf.ts'

/** A PDF of one page, laid out as Chromium's are. `limit`: the miter limit of its state G8; G9 has Chromium's own. */
function pdfOf(stream: Buffer, limit = 4): Buffer {
  const head = '%PDF-1.4\n'
  const bodies = [
    '<</Type /Catalog\n/Pages 2 0 R>>',
    '<</Type /Pages\n/Count 1\n/Kids [3 0 R]>>',
    '<</Type /Page\n/Parent 2 0 R\n/MediaBox [0 0 100 100]\n/Resources <</Font <</F4 5 0 R>>\n/ExtGState <</G3 9 0 R\n/G8 7 0 R\n/G9 8 0 R>>>>\n/Contents 4 0 R>>',
    Buffer.concat([Buffer.from(`<</Filter /FlateDecode\n/Length ${stream.length}>> stream\n`), stream, Buffer.from('\nendstream')]),
    '<</Type /Font\n/Subtype /Type1\n/BaseFont /Helvetica>>',
    '<</Title (A report)>>',
    `<</CA 1\n/LW 1.5\n/ML ${limit}>>`,
    '<</CA 1\n/LW 1.5\n/ML 4>>',
    '<</ca 1\n/BM /Normal>>',
  ]
  const parts = [Buffer.from(head)]
  const starts = bodies.map((body, at) => {
    const start = Buffer.concat(parts).length
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n'))
    return start
  })
  const table = Buffer.concat(parts).length
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(Buffer.from(`xref\n0 10\n0000000000 65535 f \n${rows}trailer\n<</Size 10\n/Root 1 0 R\n/Info 6 0 R>>\nstartxref\n${table}\n%%EOF\n`))
  return Buffer.concat(parts)
}

const drawing = (lines: readonly string[], limit?: number) => pdfOf(deflateSync(Buffer.from(lines.join('\n'))), limit)
/** What the page of a packed PDF draws. */
function drawnIn(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes)
  const start = file.indexOf('stream\n') + 'stream\n'.length
  return inflateSync(file.subarray(start, file.indexOf('\nendstream')))
    .toString('latin1')
    .trim()
    .split('\n')
}

const text = (words: string) => ['BT', '/F4 12 Tf', `<${Buffer.from(words).toString('hex')}> Tj`, 'ET']
const [open, close] = ['/P <</MCID 0>>BDC', 'EMC']

test.each([
  ['what stands in a tag stays as it is', [open, ...text('told'), close], [open, ...text('told'), close]],
  [
    'what stands outside is an artifact',
    [...text('head'), open, ...text('told'), close],
    ['/Artifact BMC', ...text('head'), 'EMC', open, ...text('told'), close],
  ],
  [
    'words from right to left end no tag',
    [open, '/ReversedChars BMC', ...text('dlot'), close, ...text('told'), close],
    [open, '/ReversedChars BMC', ...text('dlot'), close, ...text('told'), close],
  ],
  [
    'joined letters outside of tags are an artifact as one, text and all',
    ['BT', '/Span<</ActualText <FEFF>>> BDC', '<41> Tj', close, 'ET', open, ...text('told'), close],
    ['/Artifact BMC', 'BT', '/Span<</ActualText <FEFF>>> BDC', '<41> Tj', close, 'ET', 'EMC', open, ...text('told'), close],
  ],
  ['what draws nothing is no artifact', ['q', '1 0 0 1 0 0 cm', open, 'f', close, 'Q'], ['q', '1 0 0 1 0 0 cm', open, 'f', close, 'Q']],
  ['places are thousandths, scales stay', ['.23999999 0 0 1 0 0 cm', open, '1.23456 2 m', close], ['.23999999 0 0 1 0 0 cm', open, '1.235 2 m', close]],
  [
    'the four sides of a box are a rectangle',
    [open, '60.25 205.75 m', '79.75 205.75 l', '79.75 240.5 l', '60.25 240.5 l', '60.25 205.75 l', 'h', 'f', close],
    [open, '60.25 205.75 19.5 34.75 re', 'f', close],
  ],
  [
    'other shapes stay, also with four sides',
    [open, '0 0 m', '9 0 l', '9 9 l', '0 8 l', '0 0 l', 'h', '0 0 m', '0 9 l', '9 9 l', '9 0 l', '0 0 l', 'h', 'f', close],
    [open, '0 0 m', '9 0 l', '9 9 l', '0 8 l', '0 0 l', 'h', '0 0 m', '0 9 l', '9 9 l', '9 0 l', '0 0 l', 'h', 'f', close],
  ],
] satisfies [string, string[], string[]][])('%s', async (_, lines, expected) => {
  expect(drawnIn(await packedPdf(drawing(lines)))).toEqual(expected)
})

test('a line whose limit names dashes is dashed, and the next is not', async () => {
  const lines = [open, '/G8 gs', '0 0 m', '9 9 l', 'S', '/G9 gs', '0 5 m', '9 5 l', 'S', '/G3 gs', 'f', close]
  const dashes: Readonly<Record<string, string>> = { '/G8 gs': '[4 4] 0 d', '/G9 gs': '[] 0 d' }
  expect(drawnIn(await packedPdf(drawing(lines, miterLimitOf(prior.dash) ?? 0)))).toEqual(lines.flatMap((line) => [line, dashes[line] ?? []].flat()))
  expect(drawnIn(await packedPdf(drawing(lines)))).toEqual(lines)
})

test('a packed PDF opens with its words and its title', async () => {
  const { promise } = getDocument({ data: Uint8Array.from(await packedPdf(drawing([open, ...text('told'), close]))), verbosity: 0 })
  const pdf = await promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  expect(items.map((item) => ('str' in item ? item.str : ''))).toContain('told')
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'A report' })
  await pdf.destroy()
})

test.each([
  ['no PDF', Buffer.from('not a PDF')],
  ['without a catalog', Buffer.from(drawing([]).toString('latin1').replace('/Type /Catalog', '/Type /Content'), 'latin1')],
  ['with a page that cannot be read', pdfOf(Buffer.from('no stream'))],
])('what is %s is given back as it was', async (_, bytes) => {
  expect(Buffer.from(await packedPdf(bytes)).equals(bytes)).toBe(true)
})
