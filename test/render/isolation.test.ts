import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startPrinter } from '../../functions/domains/print/render-pdf.ts'
import { printDrawGlobal } from '../../shared/print-ready.ts'
import { emptyReport } from '../builders/report.ts'

const tcpPort = 3170
let knocks = 0
let listener: Server
let folder: string

const input = (id: string) => ({ id, report: emptyReport(), hash: 'a'.repeat(64), madeAt: '2026-11-21T09:00:00Z', madeBy: 'Ellery Pike', client: 'Larkmere' })

async function page(script: string) {
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>t</title><h1>Print</h1><script src="/page.js"></script>')
  await writeFile(join(folder, 'page.js'), script)
}
/** A page that answers with these counts once `before` has come to pass. */
const drawing = (answer: string, before = 'Promise.resolve()') => `
  window.${printDrawGlobal} = async ({ id }) => { await ${before}; return { id, ...${answer} } }`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'print-fixture-'))
  process.env.ALMANAC_PRINT_BUNDLE = folder
  listener = createServer((socket) => {
    knocks += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => listener.listen(tcpPort, '127.0.0.1', resolve))
})
afterAll(async () => {
  delete process.env.ALMANAC_PRINT_BUNDLE
  await rm(folder, { recursive: true, force: true })
  await new Promise((resolve) => listener.close(resolve))
})

async function left() {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid,ppid,args'])
  const own = stdout.split('\n').filter((line) => line.includes('almanac-chromium') && line.trim().split(/\s+/)[1] === String(process.pid))
  const files = (await readdir(tmpdir())).filter((name) => name.startsWith(`almanac-print-${process.pid}-`))
  return { own, files }
}

test('no request leaves the print page: http, web socket, pictures, frames, navigation, windows, files', async () => {
  await page(`
    const tries = {}
    const note = (name, promise) => promise.then(() => { tries[name] = 'open' }, () => { tries[name] = 'shut' })
    const socket = (url) => new Promise((ok, no) => { const s = new WebSocket(url); s.onopen = ok; s.onerror = no })
    const picture = (url) => new Promise((ok, no) => { const i = new Image(); i.onload = ok; i.onerror = no; i.src = url })
    const late = (ms) => new Promise((ok) => setTimeout(ok, ms))
    const host = '127.0.0.1:${tcpPort}'
    const frame = document.createElement('iframe'); frame.src = 'http://' + host + '/frame'; document.body.append(frame)
    const local = document.createElement('iframe'); local.src = 'file:///etc/passwd'; document.body.append(local)
    window.open('http://' + host + '/window')
    navigator.sendBeacon('http://' + host + '/beacon')
    const link = document.createElement('link'); link.rel = 'prefetch'; link.href = 'http://' + host + '/prefetch'; document.head.append(link)
    const dial = document.createElement('link'); dial.rel = 'preconnect'; dial.href = 'http://' + host; document.head.append(dial)
    location.href = 'http://' + host + '/away'
    const tried = Promise.all([
      note('fetch', fetch('http://' + host + '/fetch', { mode: 'no-cors' })),
      note('upper', fetch('HTTP://' + host + '/upper', { mode: 'no-cors' })),
      note('metadata', fetch('http://169.254.169.254/latest/meta-data', { mode: 'no-cors' })),
      note('socket', socket('ws://' + host + '/socket')),
      note('picture', picture('http://' + host + '/picture.png')),
      note('file', fetch('file:///etc/passwd')),
      note('redirect', fetch('/../../etc/passwd')),
    ]).then(() => late(300)).then(() => {
      document.querySelector('h1').textContent = JSON.stringify(tries)
      document.title = String(frame.contentDocument && frame.contentDocument.body.textContent)
    })
    ${drawing(`{ settled: 1, failed: Object.values(tries).filter((one) => one !== 'shut').length, pages: 1 }`, 'tried')}`)
  const pdf = await startPrinter(60_000).print(input('isolated'))
  expect(Buffer.from(pdf.bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  expect(knocks).toBe(0)
  expect(await left()).toEqual({ own: [], files: [] })
})

test('a block that could not be drawn, an old page and an endless loop give no PDF, and leave nothing behind', async () => {
  await page(drawing('{ settled: 3, failed: 1, pages: 1 }'))
  await expect(startPrinter(60_000).print(input('one-failed'))).rejects.toThrow('1 of 3 blocks could not be drawn.')
  await page(drawing(`{ id: 'other', settled: 3, failed: 0, pages: 1 }`))
  await expect(startPrinter(60_000).print(input('stale'))).rejects.toThrow('drew another report')
  await page(drawing('{ settled: 3, failed: 0, pages: 1 }', 'new Promise(() => undefined)'))
  await expect(startPrinter(1_500).print(input('never'))).rejects.toThrow('not ready after 1.5 seconds')
  await page('for (;;) {}')
  await expect(startPrinter(1_500).print(input('loop'))).rejects.toThrow('not ready after 1.5 seconds')
  await page('throw new Error("no chart")')
  await expect(startPrinter(60_000).print(input('thrown'))).rejects.toThrow('did not start. Error: no chart')
  expect(await left()).toEqual({ own: [], files: [] })
})

test('a browser that was started and is not needed is ended', async () => {
  await startPrinter().close()
  expect(await left()).toEqual({ own: [], files: [] })
})
