/**
 * P18: a PDF by jsreport and its recipe chrome-pdf, installed into a folder that is removed afterwards. Both have the same Chromium with the
 * same flags, the same puppeteer, the same paper, and PDFs with the same words on as many pages. jsreport keeps its browser warm ("chrome-pool")
 * or starts one for each PDF ("dedicated-process"); ours is the product's renderer, a fresh browser each time. jsreport is given our print page
 * as one file: once as it is, so that both draw the report and print it, and once as it stands when it is drawn, so that jsreport has nothing
 * left to draw while ours still does. What jsreport does not have: our files are answered one by one at an origin that exists nowhere, under a
 * content security policy. Its time is taken inside its own process, so that handing over the PDF is not in it.
 */
import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { paper } from '../../functions/domains/print/render-pdf.ts'
import { browserFlags } from '../../functions/kernel/browser/browser.ts'
import { chromium } from '../../functions/kernel/browser/chromium.ts'
import { oneFile } from './one-file.ts'
import { input, inspect, ours, oursAfterReading } from './pdf.ts'
import { pdfReport, tenCharts } from './pdf-report.ts'
import { interleaved, type Timing, timed } from './rounds.ts'
import { figure, line, ms } from './row.ts'

const documents = { drawing: 'drawing.html', drawn: 'drawn.html' } as const
type Document = keyof typeof documents

export async function jsreportRows(rounds: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-bench-'))
  const peers: Peer[] = []
  try {
    install(folder)
    const page = await oneFile(input(pdfReport(tenCharts)))
    for (const name of ['drawing', 'drawn'] as const) writeFileSync(join(folder, documents[name]), page[name])
    const begin = async (strategy: string) => {
      const peer = await startPeer(folder, strategy)
      peers.push(peer)
      return peer
    }
    const [pool, dedicated] = [await begin('chrome-pool'), await begin('dedicated-process')]
    const expected = await inspect((await ours(tenCharts)).bytes)
    for (const peer of peers) for (const name of ['drawing', 'drawn'] as const) same(expected, await inspect((await peer.print(name)).bytes))
    const times = await interleaved(
      {
        ours: () => timed(() => ours(tenCharts)),
        oursAfterReading: () => oursAfterReading(tenCharts),
        pool: async () => (await pool.print('drawing')).took,
        poolDrawn: async () => (await pool.print('drawn')).took,
        dedicated: async () => (await dedicated.print('drawing')).took,
      },
      rounds,
    )
    const what = `PDF of ${expected.pages} pages and 10 charts against jsreport`
    return [
      row(`${what}, both draw and print`, times.ours, 'its pool', times.pool),
      row(`${what}, our browser started while the figures are read, as in a delivery`, times.oursAfterReading, 'its pool', times.pool),
      row(`${what}, which is given it drawn`, times.ours, 'its pool', times.poolDrawn),
      row(`${what}, both draw and print in a fresh browser`, times.ours, 'its dedicated process', times.dedicated),
    ]
  } finally {
    await Promise.all(peers.map((peer) => peer.end()))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @throws with what npm says */
function install(folder: string): void {
  const { version }: { version: string } = createRequire(import.meta.url)('puppeteer-core/package.json')
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }))
  const packages = ['@jsreport/jsreport-core@4.10.0', '@jsreport/jsreport-chrome-pdf@4.4.1', `puppeteer@${version}`]
  const { status, stderr } = spawnSync('npm', ['install', ...packages, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`jsreport could not be installed.\n${stderr}`)
}

const Printed = v.object({ took: v.number(), bytes: v.instance(Uint8Array) })
type Peer = { print: (document: Document) => Promise<v.InferOutput<typeof Printed>>; end: () => Promise<void> }

async function startPeer(folder: string, strategy: string): Promise<Peer> {
  const { executable, flags, env } = await chromium()
  const { margin, ...sheet } = paper
  const settings = {
    folder,
    paper: { ...sheet, marginTop: margin.top, marginRight: margin.right, marginBottom: margin.bottom, marginLeft: margin.left },
    chrome: {
      strategy,
      numberOfWorkers: 1,
      launchOptions: { executablePath: executable, args: [...flags, ...browserFlags], ignoreDefaultArgs: true, headless: 'shell', pipe: true, env },
    },
  }
  const child = fork(new URL('./jsreport-runner.ts', import.meta.url), [JSON.stringify(settings)], {
    execArgv: [...process.execArgv, '--expose-gc'],
    serialization: 'advanced',
    // the profiles of its browsers and its own files go with the folder
    env: { ...process.env, TMPDIR: folder, TEMP: folder },
  })
  await said(child)
  return {
    print: async (document) => {
      child.send({ name: documents[document], drawing: document === 'drawing' })
      return v.parse(Printed, await said(child))
    },
    end: async () => {
      if (!child.connected) return
      child.send('end')
      await once(child, 'exit')
    },
  }
}

async function said(child: ChildProcess): Promise<unknown> {
  const gone = new AbortController()
  const end = () => gone.abort(new Error('jsreport ended.'))
  child.once('exit', end)
  try {
    return (await once(child, 'message', { signal: gone.signal }))[0]
  } finally {
    child.off('exit', end)
  }
}

type Inspected = Awaited<ReturnType<typeof inspect>>

/** Where a line of words begins anew may differ: two texts that stand beside each other are one in a page that was written down. */
function same(one: Inspected, other: Inspected): void {
  const words = ({ text }: Inspected) => text.replaceAll(/\s/g, '')
  if (one.pages !== other.pages || words(one) !== words(other)) throw new Error(`jsreport made another PDF, of ${other.pages} pages instead of ${one.pages}.`)
}

function row(what: string, mine: Timing, name: string, other: Timing): string {
  const ratio = mine.median / other.median
  return line({ id: 'P18', what, ours: ms(mine), other: `${name} ${ms(other)}`, ratio: figure(ratio), goal: 'at most 1', holds: ratio <= 1 })
}
