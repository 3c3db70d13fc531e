/** `npm run bench [-- row ...]`: the figures of the performance goals, both arms in this one run. Times are never asserted in tests. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { burstRows } from './bench/burst.ts'
import { chartRow } from './bench/chart.ts'
import { coldImportRow } from './bench/cold-import.ts'
import { csvRows } from './bench/csv.ts'
import { decodeRow } from './bench/decode.ts'
import { pdfRows } from './bench/pdf.ts'
import { reportRows } from './bench/reports.ts'
import { sentimentRows } from './bench/sentiment.ts'
import { seriesRows } from './bench/series-read.ts'
import { webSizeRows } from './bench/web-size.ts'
import { buildFrontend } from './local/build-frontend.ts'

const rounds = 11

const parts: { ids: string[]; built: boolean; run: () => Promise<string[]> | string[] }[] = [
  { ids: ['P1', 'P3'], built: true, run: () => pdfRows(rounds) },
  { ids: ['P7', 'P8'], built: false, run: () => seriesRows(rounds) },
  { ids: ['P9'], built: false, run: async () => [await decodeRow(9)] },
  { ids: ['P10'], built: false, run: () => reportRows(9) },
  { ids: ['P11'], built: false, run: () => coldImportRow(2 * rounds) },
  { ids: ['P12'], built: true, run: webSizeRows },
  { ids: ['P14'], built: false, run: async () => [await chartRow(9)] },
  { ids: ['P15'], built: false, run: () => csvRows(rounds) },
  { ids: ['P21'], built: true, run: () => burstRows(3) },
  { ids: ['SENTIMENT'], built: false, run: sentimentRows },
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
  if (only.built) await buildFrontend(() => console.error('Building the web app and the print page ...'))
  for (const line of await only.run()) console.log(line)
}
