/**
 * P9: from what the table answered to the sums of a report, 80 profiles x 365 days x 20 metrics, in memory alone: packed months
 * against one item per day, unmarshalled and added up in a loop. Both arms end with the same sums, which is checked.
 */
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { packMonth } from '../../functions/domains/series/pack.ts'
import { unpackDays } from '../../functions/domains/series/store/series.ts'
import { sumDays } from '../../shared/metrics/index.ts'
import { type MeasureId, measureIds } from '../../shared/metrics/measures.ts'
import { interleaved } from './rounds.ts'
import { figure, line, ms } from './row.ts'
import { dayCount, first, metrics, profileCount, profileIds, rowsOf } from './year.ts'

type Row = ReturnType<typeof rowsOf>[number]
type Month = { name: string; packed: Uint8Array }

export async function decodeRow(rounds: number): Promise<string> {
  const months = profileIds.map((id) => packed(rowsOf(id)))
  const [ours, theirs] = [JSON.stringify(months.map(sumsOfMonths)), JSON.stringify(itemsOfAll().map(sumsOfItems))]
  if (ours !== theirs) throw new Error('The two arms did not add up to the same.')
  const times = await interleaved(
    {
      ours: async () => cpuOf(40, () => months.map(sumsOfMonths)),
      // made for each round: kept, their hundreds of thousands of objects would be gone through by the garbage collections of ours
      items: async () => {
        const items = itemsOfAll()
        return cpuOf(2, () => items.map(sumsOfItems))
      },
    },
    rounds,
  )
  const ratio = times.ours.median / times.items.median
  return line({
    id: 'P9',
    what: `decode and aggregate, CPU, ${profileCount} profiles x ${dayCount} days x ${metrics.length} metrics`,
    ours: ms(times.ours),
    other: `unmarshall and loop ${ms(times.items)}`,
    ratio: `1/${figure(1 / ratio)}`,
    goal: 'at most 1/30',
    holds: ratio <= 1 / 30,
  })
}

function itemsOfAll(): Record<string, AttributeValue>[][] {
  return profileIds.map((id) => rowsOf(id).map(({ date, values }) => marshall({ pk: 'A#bench#ITEMS', sk: `DAY#${date}`, ...values })))
}

/**
 * Processor time of one of them in milliseconds, after as many that are not measured: the clean heap every arm starts with has also lost
 * its compiled code, and a process that answers one request after the other has compiled it long ago.
 */
function cpuOf(times: number, work: () => unknown): number {
  for (let i = 0; i < times; i++) work()
  const before = process.cpuUsage()
  for (let i = 0; i < times; i++) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

function packed(days: readonly Row[]): Month[] {
  return [...Map.groupBy(days, ({ date }) => date.slice(0, 7))].map(([name, own]) => {
    const length = new Date(Date.UTC(Number(name.slice(0, 4)), Number(name.slice(5)), 0)).getUTCDate()
    const measures: Partial<Record<MeasureId, Float64Array>> = {}
    for (const id of measureIds) {
      const values = new Float64Array(length).fill(Number.NaN)
      for (const { date, values: given } of own) values[Number(date.slice(8)) - 1] = given[id] ?? Number.NaN
      if (values.some((value) => !Number.isNaN(value))) measures[id] = values
    }
    return { name, packed: packMonth({ days: length, measures }) }
  })
}

function sumsOfMonths(months: readonly Month[]): (number | null)[] {
  const measures = unpackDays(months, first, dayCount)
  return metrics.map((id) => {
    const days = measures[id]
    return days ? sumDays(days, 0, dayCount) : null
  })
}

function sumsOfItems(items: readonly Record<string, AttributeValue>[]): (number | null)[] {
  const sums = metrics.map((): number | null => null)
  for (const item of items) {
    const values = unmarshall(item)
    metrics.forEach((id, index) => {
      const value: unknown = values[id]
      if (typeof value === 'number') sums[index] = (sums[index] ?? 0) + value
    })
  }
  return sums
}
