import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { freshBrowser } from './browser.ts'
import { chromium } from './chromium.ts'

const folder = mkdtempSync(join(tmpdir(), 'almanac-named-'))
afterEach(() => {
  delete process.env.ALMANAC_CHROMIUM
  rmSync(folder, { recursive: true, force: true })
})

test('the browser that ALMANAC_CHROMIUM names prints', async () => {
  const { executable, env } = await chromium()
  const named = join(folder, 'a browser of this machine')
  const settings = Object.entries(env).map(([name, value]) => `${name}='${value}'`)
  writeFileSync(named, `#!/bin/sh\n${settings.join(' ')} exec '${executable}' --single-process --no-zygote "$@"\n`, { mode: 0o755 })
  process.env.ALMANAC_CHROMIUM = named
  const fresh = await freshBrowser()
  try {
    expect(fresh.browser.process()?.spawnfile).toBe(named)
    const [page = await fresh.browser.newPage()] = await fresh.browser.pages()
    await page.setContent('<p>Printed</p>')
    expect(Buffer.from(await page.pdf()).toString('latin1')).toMatch(/^%PDF/)
  } finally {
    await fresh.close()
  }
})
