/** `npm run bench [-- row ...]`: the figures of the performance goals, both arms in this one run. Times are never asserted in tests. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const rounds = 11

// loaded when it runs: what the other rows load would be gone through by every garbage collection of this one
const parts: { ids: string[]; built: boolean; run: () => Promise<string[]> }[] = [
  { ids: ['P1', 'P3'], built: true, run: async () => (await import('./bench/pdf.ts')).pdfRows(rounds) },
  { ids: ['P2', 'P4', 'P5', 'P6'], built: true, run: async () => (await import('./bench/print-costs.ts')).printCostRows(rounds) },
  { ids: ['P7', 'P8'], built: false, run: async () => (await import('./bench/series-read.ts')).seriesRows(rounds) },
  { ids: ['P9'], built: false, run: async () => [await (await import('./bench/decode.ts')).decodeRow(9)] },
  { ids: ['P10'], built: false, run: async () => (await import('./bench/reports.ts')).reportRows(9) },
  { ids: ['P11'], built: false, run: async () => (await import('./bench/cold-import.ts')).coldImportRow(2 * rounds) },
  { ids: ['P12'], built: true, run: async () => (await import('./bench/web-size.ts')).webSizeRows() },
  { ids: ['P14'], built: false, run: async () => [await (await import('./bench/chart.ts')).chartRow(9)] },
  { ids: ['P15'], built: false, run: async () => (await import('./bench/csv.ts')).csvRows(rounds) },
  { ids: ['P16'], built: false, run: async () => [await (await import('./bench/nine-o-clock.ts')).nineOClockRow(1000)] },
  { ids: ['P18'], built: true, run: async () => (await import('./bench/jsreport.ts')).jsreportRows(rounds) },
  { ids: ['P20'], built: true, run: async () => (await import('./bench/first-seconds.ts')).firstSecondsRows(5) },
  { ids: ['P21'], built: true, run: async () => (await import('./bench/burst.ts')).burstRows(3) },
  { ids: ['SENTIMENT'], built: false, run: async () => (await import('./bench/sentiment.ts')).sentimentRows() },
]

const wanted = process.argv.slice(2).map((id) => id.toUpperCase())
const chosen = parts.filter(({ ids }) => wanted.length === 0 || ids.some((id) => wanted.includes(id)))
const [only, ...others] = chosen
if (others.length > 0) {
  // a process each: none pays for the heap, the sockets or the clients of the one before
  for (const { ids } of chosen) {
    const { status } = spawnSync(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), ...ids.slice(0, 1)], { stdio: 'inherit' })
    if (status !== 0) process.exitCode = 1
  }
} else if (only) {
  if (only.built) {
    const { buildFrontend } = await import('./local/build-frontend.ts')
    await buildFrontend(() => console.error('Building the web app and the print page ...'))
  }
  for (const line of await only.run()) console.log(line)
}
