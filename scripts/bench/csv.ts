/**
 * P15: a file of 29,200 rows and 22 columns (80 profiles, a year of days), made safe and piece by piece, against cells that are merely
 * joined. And what ten times the rows add to the memory of a process of its own.
 */
import { execFileSync } from 'node:child_process'
import { csvChunks, type Value } from '../../functions/domains/exports/csv.ts'
import { dayNumber } from '../../shared/dates/calendar-date.ts'
import { dateOf } from '../seed/calendar.ts'
import { random } from '../seed/random.ts'
import { interleaved, timed } from './rounds.ts'
import { line, ms } from './row.ts'

const rowCount = 29_200
const columns = 22
/** Some texts need quotes, some could be read as formulas, most neither. */
const names = ['Northbound Coffee', 'Northbound Coffee, Leith', '@northbound.coffee', 'Roast "Club"', '=2+2', 'نورثباوند للقهوة']

function* rows(count: number): Generator<readonly Value[]> {
  const next = random('csv')
  const first = dayNumber('2025-11-21')
  const figures = Array.from({ length: 1000 }, () => Array.from({ length: columns - 2 }, () => figureOf(next)))
  for (let i = 0; i < count; i++) yield [dateOf(first + (i % 365)), names[i % names.length] ?? '', ...(figures[i % figures.length] ?? [])]
}

function figureOf(next: () => number): number | null {
  const kind = next()
  return kind < 0.05 ? null : kind < 0.8 ? Math.round(next() * 40_000) : kind < 0.9 ? -Math.round(next() * 90) : next() * 9
}

export async function csvRows(rounds: number): Promise<string[]> {
  const all = [...rows(rowCount)]
  const times = await interleaved({ ours: () => timed(() => take(csvChunks(all))), naive: () => timed(async () => naive(all)) }, rounds)
  const ratio = times.ours.median / times.naive.median
  const [one, ten] = [peakOf(rowCount), peakOf(10 * rowCount)]
  return [
    line({
      id: 'P15',
      what: `CSV of ${rowCount.toLocaleString('en')} rows x ${columns} columns, formula-safe`,
      ours: ms(times.ours),
      other: `naive join ${ms(times.naive)}`,
      ratio: ratio.toFixed(2),
      goal: 'at most 2',
      holds: ratio <= 2,
    }),
    line({
      id: 'P15',
      what: 'peak memory of a process that writes ten times the rows',
      ours: `${ten.toFixed(0)} MB`,
      other: `the rows once ${one.toFixed(0)} MB`,
      ratio: (ten / one).toFixed(2),
      goal: 'flat: at most 1.1',
      holds: ten / one <= 1.1,
    }),
  ]
}

async function take(chunks: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0
  for await (const { length } of chunks) bytes += length
  return bytes
}

function naive(all: readonly (readonly Value[])[]): number {
  return Buffer.from(all.map((row) => row.join(',')).join('\n')).length
}

/** A heap that has no room to let garbage lie, so that the peak is of what is held. */
const smallHeap = ['--max-semi-space-size=1', '--max-old-space-size=40']

/** Megabytes; its own process, because a peak never goes down again. */
function peakOf(count: number): number {
  return Number(execFileSync(process.execPath, ['--no-warnings', ...smallHeap, import.meta.filename, String(count)], { encoding: 'utf8' }))
}

if (process.argv[1] === import.meta.filename) {
  await take(csvChunks(rows(Number(process.argv[2]))))
  console.log(process.resourceUsage().maxRSS / 1024)
}
