/** The Chromium that prints our PDFs, with a network, for tests of screens. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser } from 'puppeteer-core'
import { chromium } from '../../functions/kernel/browser/chromium.ts'

/** A name of this machine at which a browser treats plain HTTP as insecure, unlike at localhost. */
export const plainHost = 'team.test'

const args = [
  `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export type Launched = { browser: Browser; close: () => Promise<void> }

/** `switches`: further ones of Chromium. */
export async function launchBrowser(...switches: string[]): Promise<Launched> {
  const { executable, flags, env } = await chromium()
  const home = mkdtempSync(join(process.env.ALMANAC_TEST_RUN ?? tmpdir(), 'browser-'))
  const browser = await puppeteer.launch({
    executablePath: executable,
    // one process for all pages, and nothing kept, are for prints alone
    args: [...flags.filter((flag) => !['--single-process', '--no-zygote', '--incognito'].includes(flag)), ...args, ...switches],
    headless: 'shell',
    userDataDir: join(home, 'profile'),
    env: { ...process.env, HOME: home, ...env },
  })
  return {
    browser,
    close: async () => {
      await browser.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
