import { expect, test } from '@jest/globals'
import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { rowHeight, tableSlices } from './print-plan.ts'

function table(rows: number, { foot = true, type = 'text' }: { foot?: boolean; type?: 'text' | 'long-text' } = {}): BlockOf<'table'> {
  const row = { name: { type, value: 'x' } }
  return {
    kind: 'table',
    type: 'table',
    key: 't',
    title: null,
    subTitle: null,
    passports: [],
    no_data: null,
    header: [{ key: 'name', value: 'Name', align: 'left', sortable: false, sticky: false, is_hidden: false, image: false, sort_order: null }],
    values: Array.from({ length: rows }, () => row),
    footer: foot ? row : null,
    rowsTotal: rows,
  }
}

test('eighteen rows of 32 and the foot fit one page; a nineteenth starts another', () => {
  expect(tableSlices(table(18))).toHaveLength(1)
  expect(tableSlices(table(19))).toHaveLength(2)
})

test('every row is on exactly one page, in order, and the last page never has fewer than three', () => {
  for (let rows = 1; rows <= 120; rows++) {
    const slices = tableSlices(table(rows))
    expect(slices[0]?.from).toBe(0)
    slices.forEach((slice, index) => {
      expect(slice.from).toBe(slices[index - 1]?.to ?? 0)
      expect((slice.to - slice.from) * 32 + 36 + (slice.last ? 32 : 0)).toBeLessThanOrEqual(645)
    })
    const last = slices.at(-1)
    expect(last?.to).toBe(rows)
    expect((last?.to ?? 0) - (last?.from ?? 0)).toBeGreaterThanOrEqual(Math.min(3, rows))
  }
})

test('an excerpt does not start a page for a few rows more, for more than a third of a page it does', () => {
  const excerpt = (rows: number) => tableSlices({ ...table(rows, { foot: false }), rowsTotal: 75 }).map(({ from, to, last }) => [from, to, last])
  expect(excerpt(19)).toEqual([[0, 19, true]])
  expect(excerpt(20)).toEqual([[0, 19, false]])
  expect(excerpt(30)).toEqual([
    [0, 19, false],
    [19, 30, true],
  ])
})

test('a table of long texts prints its first page only', () => {
  const [only, ...more] = tableSlices(table(41, { type: 'long-text', foot: false }))
  expect(more).toEqual([])
  expect(only).toMatchObject({ from: 0, to: 12, last: false })
})

test('a picture needs the room of two lines, but no picture of a profile is printed', () => {
  const [plain] = table(1).header
  const pictured = (profile: boolean) => ({
    ...table(1),
    header: plain ? [{ ...plain, image: true }] : [],
    values: [{ name: { type: 'text' as const, value: 'x', picture_url: null, ...(profile ? { badge: { network: 'twitter' as const } } : {}) } }],
  })
  expect([rowHeight(table(1)), rowHeight(pictured(false)), rowHeight(pictured(true))]).toEqual([32, 50, 32])
})
