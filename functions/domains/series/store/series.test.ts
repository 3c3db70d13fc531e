import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { readSeries, type SeriesRow, writeSeries } from './series.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
  await writeSeries('acct', 'years', rows)
})
afterAll(() => table.stop())

const date = (day: number) => new Date(Date.UTC(2023, 10, 15 + day)).toISOString().slice(0, 10)
/** Some values of every kind; a plain object is the independent memory of what was written. */
const rows: SeriesRow[] = Array.from({ length: 800 }, (_, day) => ({
  date: date(day),
  values: {
    impressions: (day * 7919) % 30_011,
    followers: day % 9 === 4 ? null : 40_000 + day * 3,
    watch_time_min: day / 4,
    ...(day % 50 === 0 && { shares: -1 }),
  },
}))

test('two years of rows come back day for day, over any range and in the order of the profiles', async () => {
  await writeSeries('acct', 'few', [{ date: date(100), values: { reach: 5 } }])
  const [few, years] = await readSeries('acct', ['few', 'years'], date(95), date(700))
  expect(few?.profileId).toBe('few')
  expect(Object.keys(few?.measures ?? {})).toEqual(['reach'])
  expect(few?.measures.reach?.[5]).toBe(5)
  expect(years?.days).toBe(606)
  const expected = rows.slice(95, 701)
  for (const id of ['impressions', 'followers', 'watch_time_min', 'shares'] as const) {
    expect([...(years?.measures[id] ?? [])]).toEqual(expected.map((row) => row.values[id] ?? Number.NaN))
  }
  expect(years?.measures.reach).toBeUndefined()
})

test('a day, a month edge and a range before the first value', async () => {
  const read = async (from: string, to: string) => (await readSeries('acct', ['years'], from, to))[0]
  expect([...((await read('2024-02-29', '2024-02-29'))?.measures.impressions ?? [])]).toEqual([rows[106]?.values.impressions])
  expect((await read('2023-12-31', '2024-01-01'))?.measures.watch_time_min).toEqual(Float64Array.of(46 / 4, 47 / 4))
  expect((await read('2020-01-01', '2020-12-31'))?.measures).toEqual({})
  expect((await read('2023-11-01', '2023-11-15'))?.measures.impressions?.indexOf(0)).toBe(14)
})

test('an absent measure stays, null takes a value away, and repeating changes nothing', async () => {
  await writeSeries('acct', 'merge', [{ date: '2026-01-31', values: { reach: 10, saves: 3 } }])
  const change: SeriesRow[] = [{ date: '2026-01-31', values: { reach: null, comments: 7 } }]
  await writeSeries('acct', 'merge', change)
  await writeSeries('acct', 'merge', change)
  const [series] = await readSeries('acct', ['merge'], '2026-01-31', '2026-01-31')
  expect(series?.measures).toEqual({ saves: Float64Array.of(3), comments: Float64Array.of(7) })
})

test('writers of the same month at once lose nothing', async () => {
  const days = Array.from({ length: 28 }, (_, i) => `2026-02-${String(i + 1).padStart(2, '0')}`)
  await Promise.all(days.map((day, i) => writeSeries('acct', 'raced', [{ date: day, values: { clicks: i } }])))
  const [series] = await readSeries('acct', ['raced'], '2026-02-01', '2026-02-28')
  expect([...(series?.measures.clicks ?? [])]).toEqual(days.map((_, i) => i))
})

test('nothing of another account or profile is read', async () => {
  expect((await readSeries('other', ['years'], date(0), date(700)))[0]?.measures).toEqual({})
})

test('dates that are none and values that are no numbers are refused before anything is written', async () => {
  await expect(writeSeries('acct', 'bad', [{ date: '2026-02-30', values: { reach: 1 } }])).rejects.toThrow('2026-02-30 is not a date')
  await expect(writeSeries('acct', 'bad', [{ date: '2026-02-01', values: { reach: Number.NaN } }])).rejects.toThrow('reach of 2026-02-01')
  await expect(readSeries('acct', ['bad'], '2026-02-02', '2026-02-01')).rejects.toThrow('upside down')
  expect((await readSeries('acct', ['bad'], '2026-02-01', '2026-02-28'))[0]?.measures).toEqual({})
})
