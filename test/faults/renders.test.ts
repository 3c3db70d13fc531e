/** Chromium, the real one: whatever becomes of a render, neither a process nor a file of it is left. `npm run test:faults` makes 200. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startPrinter } from '../../functions/domains/print/render-pdf.ts'
import { killTree } from '../../functions/kernel/browser/kill-tree.ts'
import { pdfReport, tenCharts } from '../../scripts/bench/pdf-report.ts'
import { buildFrontend, printFolder } from '../../scripts/local/build-frontend.ts'
import { addDays } from '../../shared/dates/index.ts'
import type { Report } from '../../shared/reports/report.ts'
import { seeded } from './seeded.ts'

const renders = Number(process.env.ALMANAC_FAULT_RENDERS ?? 6)
/** run-report has 2048 MB in all (infra/delivery.ts), of which Node needs some. */
const mostMegabytes = 1500
const folder = mkdtempSync(join(tmpdir(), 'almanac-runaway-'))

beforeAll(async () => {
  await buildFrontend(() => undefined, ['print'])
  process.env.ALMANAC_PRINT_BUNDLE = printFolder
}, 180_000)
afterAll(() => {
  delete process.env.ALMANAC_PRINT_BUNDLE
  rmSync(folder, { recursive: true, force: true })
})

type Seen = { pid: number; parent: number; kilobytes: number }

/** Every process of our browsers, also one whose parent is gone: each is told its folder, which has our process id in its name. */
function browsers(): Seen[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).split('\n')
  return lines
    .filter((line) => line.includes(`almanac-print-${process.pid}-`))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, kilobytes }))
}
const homes = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`almanac-print-${process.pid}-`))

/** Files that our browsers hold open outside the folder each was given: nobody would take them away. */
function strays(): string[] {
  if (process.platform !== 'linux') return []
  return browsers().flatMap(({ pid }) => openFiles(pid).filter((path) => /^(?:\/tmp|\/dev\/shm)\//.test(path) && !/almanac-(?:print|chromium|run)/.test(path)))
}
function openFiles(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => readlinkOf(`/proc/${pid}/fd/${fd}`))
  } catch {
    return []
  }
}
function readlinkOf(path: string): string[] {
  try {
    return [readlinkSync(path)]
  } catch {
    return []
  }
}

const input = (id: string, report: Report) => ({ id, report, hash: 'a'.repeat(64), madeAt: '2026-11-20T17:00:00Z', madeBy: 'Ellery Pike', client: 'Larkmere' })
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-' && Buffer.from(bytes.subarray(-8)).includes('%%EOF')

test(`${renders} renders, one in five of them killed at any moment: whole PDFs of the others, no process and no file left`, async () => {
  const stray = new Set<string>()
  const looking = setInterval(() => {
    for (const path of strays()) stray.add(path)
  }, 200)
  const report = pdfReport(tenCharts)
  const tally = { whole: 0, killed: 0, broken: 0 }
  let at = 0
  const lane = async () => {
    while (at < renders) {
      const random = seeded(at)
      const id = `render-${at++}`
      const known = new Set(browsers().map(({ pid }) => pid))
      const printer = startPrinter()
      const printing = printer.print(input(id, report)).then(
        ({ bytes }) => (isPdf(bytes) ? 'whole' : 'broken'),
        () => 'refused',
      )
      const isKilled = random() < 0.2
      if (isKilled) {
        await new Promise((resolve) => setTimeout(resolve, random() * 1500))
        const mine = browsers().filter(({ pid, parent }) => parent === process.pid && !known.has(pid))
        // of two that began meanwhile either may be the one
        if (mine[0]) killTree(mine[0].pid)
      }
      const outcome = await printing
      if (outcome === 'whole') tally.whole += 1
      else if (outcome === 'refused' && isKilled) tally.killed += 1
      else tally.broken += 1
    }
  }
  await lane().finally(() => clearInterval(looking))
  if (process.env.ALMANAC_FAULT_RENDERS) console.log(tally)
  expect(tally.broken).toBe(0)
  expect(tally.whole).toBeGreaterThan(renders / 2)
  expect([...stray]).toEqual([])
  expect([browsers(), homes()]).toEqual([[], []])
}, 3_600_000)

/** The most that all processes of our browsers held at once while `work` went on, in megabytes. */
async function peakOf(work: () => Promise<unknown>): Promise<number> {
  let most = 0
  const looking = setInterval(() => {
    most = Math.max(most, browsers().reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024)
  }, 250)
  await work().finally(() => clearInterval(looking))
  return Math.round(most)
}

function withBlock(block: object): Report {
  const [section] = pdfReport(tenCharts).reports.crossChannel.report
  const report = pdfReport([])
  return {
    ...report,
    reports: { ...report.reports, crossChannel: { ...report.reports.crossChannel, report: JSON.parse(JSON.stringify([{ ...section, content: [block] }])) } },
  }
}

const chart = pdfReport(tenCharts).reports.crossChannel.report[0]?.content[0]
const days = Array.from({ length: 10_000 }, (_, day) => addDays('2000-01-01', day))
const points = {
  ...chart,
  labels: days,
  priorLabels: days,
  values: [{ key: 'facebook', label: 'Facebook', color: 'c1', unit: 'count', values: days.map((_, at) => (at * 7919) % 5000), prior: null }],
}
const column = { sortable: true, is_hidden: false, image: false, sort_order: null }
const table = {
  ...{ kind: 'table', type: 'table', key: 'posts', title: 'Posts', subTitle: null, passports: [], no_data: null, footer: null, rowsTotal: 2000 },
  header: [
    { ...column, key: 'name', value: 'Name', align: 'left', sticky: true },
    ...Array.from({ length: 8 }, (_, at) => ({ ...column, key: `m${at}`, value: `Metric ${at}`, unit: 'count', align: 'right', sticky: false })),
  ],
  values: Array.from({ length: 2000 }, (_, row) => ({
    name: { type: 'text', value: `Post ${row}` },
    ...Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [`m${at}`, { type: 'number', value: row * at, prior: null, growth: { kind: 'none', value: null } }]),
    ),
  })),
}

test.each([
  ['a chart of 10,000 points', points],
  ['a table of 2,000 rows', table],
])('%s is printed before the deadline, in memory that a Lambda has', async (what, block) => {
  const peak = await peakOf(async () => {
    const { bytes, pages } = await startPrinter().print(input('heavy', withBlock(block)))
    if (process.env.ALMANAC_FAULT_RENDERS) console.log(what, { pages, bytes: bytes.length })
    expect(isPdf(bytes)).toBe(true)
  })
  if (process.env.ALMANAC_FAULT_RENDERS) console.log(what, { megabytes: peak })
  expect(peak).toBeLessThan(mostMegabytes)
  expect(browsers()).toEqual([])
})

test.each([
  ['takes more and more memory', 'const all = []; for (;;) all.push(new Array(2_000).fill(all.length))'],
  ['never says that it is done', 'setInterval(() => document.body.append("x"), 1)'],
])('a page that %s is ended at the deadline', async (_, script) => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>t</title><h1>Print</h1><script src="/page.js"></script>')
  writeFileSync(join(folder, 'page.js'), script)
  process.env.ALMANAC_PRINT_BUNDLE = folder
  // a Lambda that runs out of memory dies at once: the run waits out its lease, as after any crash
  const peak = await peakOf(() => expect(startPrinter(2_000).print(input('runaway', pdfReport([])))).rejects.toThrow())
  process.env.ALMANAC_PRINT_BUNDLE = printFolder
  if (process.env.ALMANAC_FAULT_RENDERS) console.log({ megabytes: peak })
  expect([browsers(), homes()]).toEqual([[], []])
})
