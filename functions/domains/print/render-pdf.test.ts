import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { emptyReport } from '../../../test/builders/report.ts'
import { freshBrowser } from '../../kernel/browser/browser.ts'
import { startPrinter } from './render-pdf.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'almanac-hung-'))
})
afterEach(() => {
  delete process.env.ALMANAC_CHROMIUM
  rmSync(folder, { recursive: true, force: true })
})

const input = { id: 'hung', report: emptyReport(), hash: '0'.repeat(64), madeAt: '2026-11-20T06:12:00Z', madeBy: 'A', client: 'B' }
const printFolders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`almanac-print-${process.pid}-`))
const lives = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
/** A process that was killed stays in the list until its parent has looked. */
async function gone(started: () => number[]): Promise<void> {
  while (started().some(lives)) await setTimeout(20)
}

/** A browser that starts, has a process of its own, and never says a word. */
function hungBrowser(): () => number[] {
  const noted = join(folder, 'pids')
  const path = join(folder, 'browser')
  writeFileSync(path, `#!/bin/sh\nsleep 1000 &\necho $$ $! > '${noted}.part'\nmv '${noted}.part' '${noted}'\nwait\n`, { mode: 0o755 })
  process.env.ALMANAC_CHROMIUM = path
  return () => (existsSync(noted) ? readFileSync(noted, 'utf8').trim().split(' ').map(Number) : [])
}

test('a browser that hangs at its start is given up at the deadline and leaves no process and no file', async () => {
  const started = hungBrowser()
  await expect(startPrinter(3_000).print(input)).rejects.toThrow('3 seconds')
  expect(started()).toHaveLength(2)
  await gone(started)
  expect(printFolders()).toEqual([])
})

test('one that is not needed after all is ended while it still starts', async () => {
  const started = hungBrowser()
  const printer = startPrinter()
  while (started().length === 0) await setTimeout(20)
  await printer.close()
  await gone(started)
  expect(printFolders()).toEqual([])
})

test('a real one that is ended at any moment of its start answers, and leaves no file', async () => {
  // it takes some 100 ms to start, and puppeteer asks it several things on the way
  for (let ms = 0; ms <= 160; ms += 4) {
    const ending = new AbortController()
    const starting = freshBrowser(ending.signal).then(
      ({ close }) => close(),
      (error) => expect(error).toBe(ending.signal.reason),
    )
    await setTimeout(ms)
    ending.abort()
    const tooLong = setTimeout(10_000, undefined, { ref: false }).then(() => Promise.reject(new Error(`One that was ended after ${ms} ms never answered.`)))
    await Promise.race([starting, tooLong])
  }
  expect(printFolders()).toEqual([])
})
