/**
 * P7 and P8: the data of a report, 80 profiles x 365 days x 20 metrics, packed by month (what the product does) against one item
 * per day, read by the same number of queries at once. Both arms end with the same arrays, which is checked.
 */
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { queriesAtOnce } from '../../functions/domains/series/store/months.ts'
import { readSeries, type SeriesRow, writeSeries } from '../../functions/domains/series/store/series.ts'
import { documents, tableName } from '../../functions/kernel/clients.ts'
import { callsAtOnce, inParallel } from '../../functions/kernel/in-parallel.ts'
import { writeEach, writesPerCall } from '../../functions/kernel/table/write-each.ts'
import { chunksOf } from '../../shared/chunks.ts'
import { dayNumber } from '../../shared/dates/calendar-date.ts'
import type { DailySeries, MeasureId } from '../../shared/metrics/measures.ts'
import { startTable } from '../../test/builders/stack.ts'
import { interleaved, timed } from './rounds.ts'
import { figure, line, ms } from './row.ts'
import { dayCount, first, from, metrics, profileCount, profileIds, rowsOf, to } from './year.ts'

export async function seriesRows(rounds: number): Promise<string[]> {
  const table = await startTable()
  try {
    for (const profileId of profileIds) {
      const rows = rowsOf(profileId)
      await writeSeries('bench', profileId, rows)
      await writeItems(profileId, rows)
    }
    const units = countUnits()
    const ours = await readSeries('bench', profileIds, from, to)
    const oursUnits = units.take()
    const theirs = await readItems()
    const theirUnits = units.take()
    same(ours, theirs)
    await writeSeries('bench', 'bench-0', [{ date: to, values: Object.fromEntries(metrics.map((id, i) => [id, i + 1])) }])
    const writeUnits = units.take().write
    units.stop()
    const times = await interleaved(
      {
        ours: () => timed(() => readSeries('bench', profileIds, from, to)),
        items: () => timed(readItems),
      },
      rounds,
    )
    const ratio = times.ours.median / times.items.median
    const unitRatio = oursUnits.read / theirUnits.read
    const what = `${profileCount} profiles x ${dayCount} days x ${metrics.length} metrics`
    return [
      line({
        id: 'P7',
        what: `data of a report, ${what}`,
        ours: ms(times.ours),
        other: `item per day ${ms(times.items)}`,
        ratio: `1/${figure(1 / ratio)}`,
        goal: 'at most 1/25',
        holds: ratio <= 1 / 25,
      }),
      line({
        id: 'P8',
        what: `read units of the same; write units of one day`,
        ours: `${oursUnits.read} read, ${writeUnits} write`,
        other: `item per day ${theirUnits.read} read`,
        ratio: unitRatio.toFixed(3),
        goal: 'at most 0.15 and 1 write unit',
        holds: unitRatio <= 0.15 && writeUnits <= 1,
      }),
    ]
  } finally {
    await table.stop()
  }
}

const itemsKey = (profileId: string) => `A#bench#ITEMS#${profileId}`

async function writeItems(profileId: string, rows: readonly SeriesRow[]): Promise<void> {
  await inParallel(chunksOf(rows, writesPerCall), callsAtOnce, async (chunk) => {
    await writeEach({ put: chunk.map(({ date, values }) => ({ pk: itemsKey(profileId), sk: `DAY#${date}`, ...values })) })
  })
}

/** The other arm, written as well as it can be: one Query a profile, the same concurrency, straight into arrays. */
function readItems(): Promise<DailySeries[]> {
  return inParallel(profileIds, queriesAtOnce, async (profileId) => {
    const measures: Partial<Record<MeasureId, Float64Array>> = {}
    for (const id of metrics) measures[id] = new Float64Array(dayCount).fill(Number.NaN)
    let after: Record<string, unknown> | undefined
    do {
      const page = await documents().send(
        new QueryCommand({
          TableName: tableName(),
          KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
          ExpressionAttributeValues: { ':pk': itemsKey(profileId), ':from': `DAY#${from}`, ':to': `DAY#${to}` },
          ExclusiveStartKey: after,
        }),
      )
      for (const item of page.Items ?? []) {
        const day = dayNumber(item.sk.slice(4)) - first
        for (const id of metrics) {
          const column = measures[id]
          if (column) column[day] = item[id] ?? Number.NaN
        }
      }
      after = page.LastEvaluatedKey
    } while (after)
    return { profileId, from, days: dayCount, measures }
  })
}

function same(ours: readonly DailySeries[], theirs: readonly DailySeries[]): void {
  const plain = (series: readonly DailySeries[]) =>
    JSON.stringify(series.map(({ profileId, measures }) => [profileId, metrics.map((id) => [...(measures[id] ?? [])])]))
  if (plain(ours) !== plain(theirs)) throw new Error('The two arms did not read the same figures.')
}

/** Adds up the capacity the table says each call consumed, over whatever code makes the calls. */
function countUnits() {
  const used = { read: 0, write: 0 }
  const { middlewareStack } = documents()
  middlewareStack.add(
    (next) => async (args) => {
      const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } })
      const units = 'ConsumedCapacity' in result.output ? capacity(result.output.ConsumedCapacity) : 0
      if ('Items' in result.output) used.read += units
      else used.write += units
      return result
    },
    { step: 'initialize', name: 'countUnits', priority: 'high' },
  )
  return {
    take: () => Object.assign({ ...used }, Object.assign(used, { read: 0, write: 0 }) && {}),
    stop: () => middlewareStack.remove('countUnits'),
  }
}

function capacity(consumed: unknown): number {
  return typeof consumed === 'object' && consumed !== null && 'CapacityUnits' in consumed ? Number(consumed.CapacityUnits) : Number.NaN
}
