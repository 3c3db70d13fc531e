/** The same snapshot is the same file, and one that is read aloud. */
import { expect, test } from '@jest/globals'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { report } from '../../frontend/src/samples/report.ts'
import { startPrinter } from '../../functions/domains/print/render-pdf.ts'
import { drawings, plainPdf } from '../builders/pdf-structure.ts'
import { startPrinting } from '../builders/printing.ts'

startPrinting()

const input = { id: 'steady', report, hash: 'c'.repeat(64), madeAt: '2026-11-21T09:00:00.000Z', madeBy: 'Ellery Pike', client: 'Larkmere' }
const printed = async (given: Partial<typeof input> = {}) => Buffer.from((await startPrinter(60_000).print({ ...input, ...given })).bytes)

test('two prints of one snapshot at one instant are the same bytes, of the instant it was made and not of the clock', async () => {
  const [first, second] = [await printed(), await printed()]
  expect(first.equals(second)).toBe(true)
  expect(await plainPdf(first)).toContain("/CreationDate (D:20261121090000+00'00')")
  expect(first.equals(await printed({ madeAt: '2026-11-22T09:00:00.000Z' }))).toBe(false)
})

test('a PDF has tags, its language, its title and bookmarks that lead to its pages', async () => {
  const pdf = await getDocument({ data: new Uint8Array(await printed()), verbosity: 0 }).promise
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Title: expect.stringContaining('Larkmere: '), Language: 'en-GB' })
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const outline = (await pdf.getOutline()).flatMap((one) => [one, ...one.items])
  expect(outline.map(({ title }) => title)).toEqual(expect.arrayContaining(['Contents', 'At a glance', 'Data coverage']))
  for (const { dest } of outline) expect(Array.isArray(dest) ? await pdf.getPageIndex(dest[0]) : -1).toBeGreaterThanOrEqual(0)
  for (let number = 1; number <= pdf.numPages; number++) expect((await (await pdf.getPage(number)).getStructTree())?.children.length).toBeGreaterThan(0)
  await pdf.destroy()
})

/** The machine-readable part of PDF/UA that can be counted in the file; it is no validator. */
test('every picture has its words, every head of a table its scope, and headings leave no level out', async () => {
  const bytes = await printed()
  const file = await plainPdf(bytes)
  const count = (what: RegExp) => (file.match(what) ?? []).length
  expect(file).toContain('/DisplayDocTitle true')
  expect(count(/\/S \/TH\b/g)).toBeGreaterThan(0)
  expect(count(/\/Scope\b/g)).toBe(count(/\/S \/TH\b/g))
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const nodes: { role: string; alt?: string }[] = []
  const walk = (node: object): void => {
    if ('role' in node && typeof node.role === 'string')
      nodes.push({ role: node.role, ...('alt' in node && typeof node.alt === 'string' && { alt: node.alt }) })
    if ('children' in node && Array.isArray(node.children)) for (const child of node.children) walk(child)
  }
  for (let number = 1; number <= pdf.numPages; number++) walk((await (await pdf.getPage(number)).getStructTree()) ?? {})
  await pdf.destroy()
  const figures = nodes.filter(({ role }) => role === 'Figure')
  expect(figures.length).toBeGreaterThan(0)
  expect(figures.filter(({ alt }) => !alt)).toEqual([])
  const levels = nodes.flatMap(({ role }) => (/^H\d$/.test(role) ? [Number(role.slice(1))] : []))
  expect(levels[0]).toBe(1)
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([])
})

test('lines are dashed by PDF itself wherever the page drew them whole', async () => {
  const bytes = await printed()
  const named = [...(await plainPdf(bytes)).matchAll(/^(\d+) 0 obj\s*<<[^>]*\/ML 10\d\b/gm)].map(([, number]) => number)
  expect(named.length).toBeGreaterThan(0)
  const drawn = (await drawings(bytes)).join('\n')
  const after = named.flatMap((number) => [...drawn.matchAll(new RegExp(`^/G${number} gs\n(.*)$`, 'gm'))].map(([, next]) => next))
  expect(after).toContain('[4 4] 0 d')
  expect(after.filter((line) => !/^\[\d.*\] 0 d$/.test(line ?? ''))).toEqual([])
})
