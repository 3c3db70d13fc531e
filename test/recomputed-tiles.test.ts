/** Every tile of the demo report of every type, recomputed in Python from the rows that a reader downloads. */
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { csvChunks } from '../functions/domains/exports/csv.ts'
import { linesOf, type RowsFile } from '../functions/domains/exports/rows/cells.ts'
import { type Asked, readRun } from '../functions/domains/exports/rows/read-run.ts'
import { authoriseRun } from '../functions/domains/reports/run/authorise-any.ts'
import { runQuery } from '../functions/domains/reports/run/request.ts'
import { handler as exportRows } from '../functions/edge/endpoints/exports/export-rows-csv.ts'
import { readActor } from '../functions/kernel/accounts/actor-store.ts'
import { addDays, today } from '../shared/dates/index.ts'
import { reportManifests } from '../shared/reports/index.ts'
import { type Report, reportTabs, type Tile } from '../shared/reports/report.ts'
import { callHandler } from './builders/call.ts'
import { startDemo } from './builders/demo.ts'
import { demoReport, personOf, sessionOf } from './builders/demo-report.ts'
import { type DemoRun, demoRuns } from './builders/demo-runs.ts'
import { runPython } from './builders/python.ts'
import { sampleOf } from './builders/sizes.ts'
import { startBucket, type TestBucket, type TestTable } from './builders/stack.ts'

let table: TestTable
let bucket: TestBucket
let folder: string
beforeAll(async () => {
  process.env.ALMANAC_LIMIT_FACTOR = '1000'
  table = await startDemo('today')
  bucket = await startBucket()
  folder = mkdtempSync(join(tmpdir(), 'almanac-rows-'))
}, 240_000)
afterAll(async () => {
  delete process.env.ALMANAC_LIMIT_FACTOR
  if (folder) rmSync(folder, { recursive: true, force: true })
  await bucket?.stop()
  await table?.stop()
})

/** The data that the rows of a report are made of, read once for all of its tiles and blocks. */
async function readRows(demo: DemoRun, report: Report): Promise<(asked: Asked) => RowsFile> {
  const now = new Date()
  const actor = await readActor(...personOf(demo), now)
  if (!actor) throw new Error(`Nobody asks for ${demo.name}.`)
  const { rowsOf } = await readRun(await authoriseRun(actor, runQuery(report.request.type, 'request', report.request), now))
  return (asked) => {
    const rows = rowsOf(asked)
    if (!rows) throw new Error(`${demo.name} has no rows of ${JSON.stringify(asked)}.`)
    return rows.file
  }
}

const MaybeFigure = v.nullable(v.number())
const Recomputed = v.array(v.object({ value: MaybeFigure, prior: MaybeFigure, compared: MaybeFigure, growth: MaybeFigure }))

/** Of what is on screen no digit can be told apart; sums of floats in another order differ in their last ones. */
const isSame = (one: number | null, other: number | null) =>
  one === null || other === null ? one === other : Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))

const hasComparison = ({ figure }: Tile) => figure.growth.kind !== 'none'

/** Figures on which the two agree, and the others in words. */
async function compare(demo: DemoRun): Promise<{ equal: number; faults: string[] }> {
  const session = await sessionOf(demo)
  const report = await demoReport(demo)
  const all = reportTabs(report).flatMap((tab) => tab.summary.map((tile) => ({ tab, tile })))
  const tiles = sampleOf(all, 8, `tiles of ${demo.name}`)
  const rowsOf = await readRows(demo, report)
  const asked = []
  for (const [at, { tab, tile }] of tiles.entries()) {
    const file = join(folder, `${demo.name}-${tab.code}-${tile.key}.csv`)
    const which = { network: tab.code, tile: tile.key }
    // one as a reader downloads it: each download reads and computes the whole report
    const download = at === 0 && (await callHandler(exportRows, 'POST', '/export/rows', { session, body: { request: report.request, ...which } }))
    if (download && download.status !== 200) throw new Error(`${demo.name} ${tab.code} ${tile.key}: ${download.text}`)
    await writeFile(file, download ? download.text : csvChunks(linesOf(rowsOf(which))))
    asked.push({ file, key: tile.key, type: demo.type, class: tab.passports[tile.passport ?? '']?.class, unit: tile.unit })
  }
  const recomputed = v.parse(Recomputed, await runPython('tiles.py', asked))
  const faults: string[] = []
  let equal = 0
  for (const [index, { tab, tile }] of tiles.entries()) {
    const own = recomputed[index]
    const agree = (what: string, one: number | null, other: number | null | undefined) => {
      if (isSame(one, other ?? null)) equal++
      else faults.push(`${demo.name} ${tab.code} ${tile.key} ${what}: the report has ${one}, its rows give ${other}`)
    }
    agree('value', tile.value, own?.value)
    agree('prior', tile.prior, own?.prior)
    if (hasComparison(tile)) agree('change', tile.growth, own?.growth)
  }
  return { equal, faults }
}

const named = demoRuns.map((demo) => [demo.name, demo] as const)

test('every type has a demo report', () => {
  expect(new Set(demoRuns.map(({ type }) => type))).toEqual(new Set(reportManifests.map(({ id }) => id)))
})

test.each(sampleOf(named, 3, 'tiles'))('%s: each tile, its prior and its change come out of its rows', async (_, demo) => {
  const { equal, faults } = await compare(demo)
  expect(faults).toEqual([])
  expect(equal).toBeGreaterThan(5)
})

/** The range that a new report begins with: its last days may still change, so that a part of it is compared. */
function untilToday(demo: DemoRun): DemoRun {
  const dateTo = today(demo.request.timezone, new Date())
  const [dateFrom, priorTo] = [addDays(dateTo, -28), addDays(dateTo, -35)]
  const isCompared = demo.request.priorFrom !== null
  return { ...demo, request: { ...demo.request, dateFrom, dateTo, ...(isCompared ? { priorFrom: addDays(dateFrom, -35), priorTo } : {}) } }
}

test.each(sampleOf(named, 2, 'tiles until today'))('%s until today: each tile, its prior and its change come out of its rows', async (_, demo) => {
  const { faults } = await compare(untilToday(demo))
  expect(faults).toEqual([])
})

test.each(sampleOf(named, 2, 'blocks'))('%s: each block with figures has rows that count, and peers have no names', async (_, demo) => {
  const report = await demoReport(demo)
  const rowsOf = await readRows(demo, report)
  const faults: string[] = []
  const seen = new Set<string>()
  for (const tab of reportTabs(report)) {
    for (const { key: section, content } of tab.report) {
      for (const block of content) {
        // each block once, in the first tab that has it: what tabs differ in is held by their tiles
        if (seen.has(`${section} ${block.key}`)) continue
        seen.add(`${section} ${block.key}`)
        const { columns, rows } = rowsOf({ network: tab.code, section, block: block.key })
        const counts = columns.filter((column) => column.startsWith('Counts: '))
        const items = [...rows].filter(({ Row }) => Row !== 'profile' && Row !== 'period')
        const isGiven = items.some((row) => counts.some((column) => row[column] === 'yes'))
        const isTold = items.some(
          ({ Own, Page, Text, URL }) => demo.type === 'industry_benchmark' && Own === 'no' && (String(Page ?? '').startsWith('Peer ') !== true || Text || URL),
        )
        if ((!block.no_data && !isGiven) || isTold) faults.push(`${tab.code} ${section} ${block.key}: ${items.length} rows${isTold ? ', a peer by name' : ''}`)
      }
    }
  }
  expect(faults).toEqual([])
})
