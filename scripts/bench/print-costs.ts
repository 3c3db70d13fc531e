/**
 * What else a PDF costs. P2: printing thirty pages with a chart each, against the same pages without their charts. P4: the memory of a
 * browser that prints, at its peak, against one with an empty page. P5: a PDF in a process of its own that has to unpack the browser first,
 * against unpacking and starting it. P6: the page kept from the network, with its policy and every request answered by us, against the same
 * page from a server, in a browser without these flags.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer-core'
import { answerFor, printOrigin } from '../../functions/domains/print/print-bundle.ts'
import { drawOn, paper } from '../../functions/domains/print/render-pdf.ts'
import { browserFlags, freshBrowser } from '../../functions/kernel/browser/browser.ts'
import { listen } from '../local/listen.ts'
import { oneFile } from './one-file.ts'
import { blank, finished, input, ours, withoutCharts } from './pdf.ts'
import { pdfReport, tenCharts } from './pdf-report.ts'
import { interleaved, type Timing, timed } from './rounds.ts'
import { figure, line, ms } from './row.ts'

type Compared = { id: string; what: string; one: Timing; other: Timing; named: string; most: number }
const row = ({ id, what, one, other, named, most }: Compared) => {
  const ratio = one.median / other.median
  return line({ id, what, ours: ms(one), other: `${named} ${ms(other)}`, ratio: figure(ratio), goal: `at most ${most}`, holds: ratio <= most })
}

export async function printCostRows(rounds: number): Promise<string[]> {
  return [await chartsRow(rounds), await memoryRow(), await coldRow(5), await guardRow(3 * rounds)]
}

async function chartsRow(rounds: number): Promise<string> {
  const { drawn } = await oneFile(input(pdfReport(Array.from({ length: 30 }, () => 1))))
  const bare = withoutCharts(drawn)
  const arms = { ours: () => timed(() => finished(drawn)), bare: () => timed(() => finished(bare)) }
  const times = await interleaved(arms, rounds)
  const count = drawn.split('class="page').length - 1
  return row({ id: 'P2', what: `printing ${count} pages with their charts`, one: times.ours, other: times.bare, named: 'without them', most: 1.5 })
}

async function memoryRow(): Promise<string> {
  const full = await peakOf(() => ours(tenCharts))
  const empty = await peakOf(blank)
  const [most, ratio] = [1024, full / empty]
  return line({
    ...{ id: 'P4', what: 'memory of the browser at its peak, ten pages and ten charts', ours: `${full} MB`, other: `an empty page ${empty} MB` },
    ...{ ratio: figure(ratio), goal: `at most 2 and ${most} MB`, holds: ratio <= 2 && full <= most },
  })
}

/** Megabytes, of all processes of our browsers, each at its own peak. */
async function peakOf(work: () => Promise<unknown>): Promise<number> {
  const peaks = new Map<string, number>()
  const looking = setInterval(() => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const kilobytes = peakKilobytes(pid)
      if (kilobytes > 0) peaks.set(pid, kilobytes)
    }
  }, 20)
  await work().finally(() => clearInterval(looking))
  return Math.round([...peaks.values()].reduce((sum, one) => sum + one, 0) / 1024)
}

/** 0 of a process that is none of our browsers, or gone. */
function peakKilobytes(pid: string): number {
  try {
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`almanac-print-${process.pid}-`)) return 0
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

async function coldRow(rounds: number): Promise<string> {
  const times = await interleaved({ ours: async () => inNewProcess('print'), bare: async () => inNewProcess('launch') }, rounds)
  return row({ id: 'P5', what: 'PDF where no browser is unpacked yet', one: times.ours, other: times.bare, named: 'unpacking and starting it', most: 1.5 })
}

/** Milliseconds, without loading the process's own code. */
function inNewProcess(what: 'print' | 'launch'): number {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-bench-'))
  try {
    const file = join(import.meta.dirname, 'cold-print.ts')
    return Number(execFileSync(process.execPath, ['--no-warnings', file, what], { encoding: 'utf8', env: { ...process.env, TMPDIR: folder } }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function guardRow(rounds: number): Promise<string> {
  const server = await listen(async ({ url }, response) => {
    const answer = await answerFor(`${printOrigin}${url}`)
    response.writeHead(answer?.status ?? 404, { 'content-type': answer?.contentType ?? 'text/plain' }).end(answer?.body)
  })
  try {
    const arms = { ours: () => timed(guarded), bare: () => timed(() => unguarded(`http://127.0.0.1:${server.port}/`)) }
    const times = await interleaved(arms, rounds)
    return row({ id: 'P6', what: 'PDF of a page kept from the network', one: times.ours, other: times.bare, named: 'of one that is not', most: 1.05 })
  } finally {
    await server.close()
  }
}

async function draw(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await drawOn(page, input(pdfReport(tenCharts)))
  await page.pdf(paper)
}

async function guarded(): Promise<void> {
  const { browser, close } = await freshBrowser()
  try {
    const page = await browser.newPage()
    await page.setRequestInterception(true)
    page.on('request', async (request) => {
      const answer = await answerFor(request.url())
      return answer ? request.respond(answer) : request.abort('aborted')
    })
    await draw(page, `${printOrigin}/`)
  } finally {
    await close()
  }
}

const guards = /^--(?:proxy|host-resolver|force-webrtc|dns-prefetch)/

async function unguarded(address: string): Promise<void> {
  const { browser, close } = await freshBrowser(
    undefined,
    browserFlags.filter((flag) => !guards.test(flag)),
  )
  try {
    await draw(await browser.newPage(), address)
  } finally {
    await close()
  }
}
