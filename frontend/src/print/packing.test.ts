import { expect, test } from '@jest/globals'
import { areaHeight, fits, onSheet, packed, type Row, type RowGroup, rowGap, rowHeights } from './packing.ts'

const row = (least: number, { most = least, sheet = false, chart = false } = {}): Row => ({ least, most, sheet, chart })
const leasts = (pages: readonly (readonly Row[])[]) => pages.map((page) => page.map(({ least }) => least))
const each = (...rows: Row[]): RowGroup<Row>[] => rows.map((one) => ({ rows: [one] }))

/** Always the same numbers, below `limit`. */
function numbers(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % limit
  }
}

test('rows share a page while their least heights and the gaps between them fit', () => {
  expect(leasts(packed(each(row(344), row(345), row(344))))).toEqual([[344, 345], [344]])
  expect(leasts(packed(each(row(345), row(345))))).toEqual([[345], [345]])
})

test.each([
  ['a topic starts a page', [500, 400], [[500], [400]]],
  ['a short topic stays with the page before', [400, 200], [[400, 200]]],
  ['a topic follows on a short page', [200, 400], [[200, 400]]],
  ['a topic that is not short starts a page even where it would fit', [330, 330], [[330], [330]]],
])('%s', (_, [first = 0, second = 0], pages) => {
  const groups = [first, second].map((least) => ({ rows: [row(least, { most: 596 })], starts: true }))
  expect(leasts(packed(groups))).toEqual(pages)
})

test('rows that belong together take their low form where that is all the room, and else start a page', () => {
  const pair = { rows: [row(320), row(320)], low: [row(216)] }
  expect(leasts(packed([...each(row(320)), pair]))).toEqual([[320, 216]])
  expect(leasts(packed([...each(row(500)), pair]))).toEqual([[500], [320, 320]])
})

test('what needs the whole sheet stands with a chart only where its page would be half empty, and never with what needs the rail', () => {
  const [chart, low, rail] = [row(320, { most: 596, chart: true }), row(216, { most: 386, chart: true }), { ...row(320, { chart: true }), rail: true }]
  const table = (least: number) => row(least, { sheet: true })
  expect(leasts(packed(each(chart, table(400), low)))).toEqual([[320, 216], [400]])
  expect(leasts(packed(each(chart, table(256), low)))).toEqual([[320], [216, 256]])
  expect(leasts(packed(each(rail, table(256))))).toEqual([[320], [256]])
  expect(leasts(packed(each(row(200), table(144))))).toEqual([[200, 144]])
})

test('a nearly empty page goes to the pages around it, or else takes over a row', () => {
  expect(leasts(packed(each(row(500), row(600), row(120))))).toEqual([[500, 120], [600]])
  expect(leasts(packed(each(row(220), row(220), row(220), row(120))))).toEqual([
    [220, 220],
    [220, 120],
  ])
})

test('every row is on exactly one page, each page holds its rows, and none is nearly empty where a neighbour had room', () => {
  for (let seed = 1; seed <= 400; seed++) {
    const next = numbers(seed)
    const groups = Array.from({ length: 1 + next(12) }, (): RowGroup<Row> => {
      const rows = Array.from({ length: 1 + next(3) }, () => {
        const kind = next(4)
        return row(60 + next(560), { most: 700, sheet: kind === 0, chart: kind === 1 })
      })
      return { rows, starts: next(3) === 0 }
    })
    const pages = packed(groups)
    expect(new Set(pages.flat())).toEqual(new Set(groups.flatMap(({ rows }) => rows)))
    expect(pages.flat()).toHaveLength(groups.flatMap(({ rows }) => rows).length)
    for (const page of pages) {
      expect(page.length).toBeGreaterThan(0)
      expect(fits(page)).toBe(true)
      const heights = rowHeights(page)
      expect(heights.reduce((sum, height) => sum + height + rowGap, -rowGap)).toBeLessThanOrEqual(areaHeight[onSheet(page) ? 'sheet' : 'rail'])
      for (const [at, height] of heights.entries()) {
        expect(height).toBeGreaterThanOrEqual(page[at]?.least ?? 0)
        expect(height).toBeLessThanOrEqual(page[at]?.most ?? 0)
      }
    }
    const short = pages.filter((page) => page.length === 1 && (page[0]?.least ?? 0) < 200)
    for (const page of short) for (const other of pages) if (other !== page) expect(fits([...other, ...page])).toBe(false)
  }
})

test('what is left of a page goes evenly to the rows that may grow', () => {
  expect(rowHeights([row(216, { most: 386 }), row(216, { most: 386 })])).toEqual([344, 344])
  expect(rowHeights([row(216, { most: 230 }), row(216, { most: 596 }), row(100)])).toEqual([230, 331, 100])
  expect(rowHeights([row(320, { most: 596 })])).toEqual([596])
})
