/** `npm run bench [-- row ...]`: the figures of the performance goals, both arms in this one run. Times are never asserted in tests. */
import { coldImportRow } from './bench/cold-import.ts'
import { seriesRows } from './bench/series-read.ts'

const rounds = 11

const parts: { ids: string[]; run: () => Promise<string[]> }[] = [
  { ids: ['P7', 'P8'], run: () => seriesRows(rounds) },
  { ids: ['P11'], run: () => coldImportRow(2 * rounds) },
]

const wanted = process.argv.slice(2).map((id) => id.toUpperCase())
for (const { ids, run } of parts) {
  if (wanted.length > 0 && !ids.some((id) => wanted.includes(id))) continue
  for (const line of await run()) console.log(line)
}
