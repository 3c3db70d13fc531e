/**
 * A fresh Chromium for one PDF: no network, an empty environment, its own profile folder, a hard end. A reused browser climbs to
 * 1.3 GB and keeps the memory of what it printed before; a fresh one costs some 50 ms.
 */
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser } from 'puppeteer-core'
import { chromium } from './chromium.ts'
import { killTree } from './kill-tree.ts'

/**
 * Own list instead of the package's: that one turns web security off. The proxy is a port nothing listens on, for loopback too,
 * so whatever slips past the request interception (web sockets are not intercepted) finds no way out.
 */
export const browserFlags = [
  '--disable-gpu',
  '--disable-webgl',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-client-side-phishing-detection',
  '--disable-breakpad',
  '--disable-crash-reporter',
  '--disable-features=AudioServiceOutOfProcess,Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,NetworkTimeServiceQuerying',
  '--dns-prefetch-disable',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--password-store=basic',
  '--proxy-bypass-list=<-loopback>',
  '--proxy-server=http://127.0.0.1:9',
  '--use-mock-keychain',
  'about:blank',
]

let sweeping: Promise<void> | undefined
/** No print lives that long. */
const staleMs = 10 * 60_000

/** Removes what a process that was killed left behind: it could not do so itself. */
async function sweep(): Promise<void> {
  const left = (await readdir(tmpdir())).filter((name) => /^almanac-(?:print|chromium-\d+)-/.test(name)).map((name) => join(tmpdir(), name))
  for (const path of left) {
    const seen = await stat(path).catch(() => null)
    if (seen && Date.now() - seen.mtimeMs > staleMs) await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
}

export type FreshBrowser = {
  browser: Browser
  /** Ends every process of this browser and removes its files; never throws, may be called twice. */
  close: () => Promise<void>
}

/**
 * Starts a browser that belongs to one PDF. `signal` ends it at any time, also while it starts: one that hangs then does not answer,
 * and nothing but a kill ends it. `named` are the flags it starts with beside those of its package.
 * @throws when the browser does not start; the reason of the signal when that ended it before it did
 */
export async function freshBrowser(signal?: AbortSignal, named: readonly string[] = browserFlags): Promise<FreshBrowser> {
  sweeping ??= sweep()
  const [{ executable, flags, env }] = await Promise.all([chromium(), sweeping])
  const home = await mkdtemp(join(tmpdir(), `almanac-print-${process.pid}-`))
  const scratch = join(home, 'tmp')
  await mkdir(scratch)
  try {
    const launching = puppeteer.launch({
      executablePath: executable,
      args: [...flags, ...named, `--user-data-dir=${join(home, 'profile')}`, `--disk-cache-dir=${join(home, 'cache')}`],
      ignoreDefaultArgs: true,
      headless: 'shell',
      pipe: true,
      // an expected answer of a pipe has no limit but this signal
      ...(signal ? { signal } : {}),
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      env: {
        HOME: home,
        TMPDIR: scratch,
        LANG: 'en_GB.UTF-8',
        TZ: 'UTC',
        ...env,
      },
    })
    const browser = await (signal ? unlessEnded(launching, signal) : launching)
    return { browser, close: () => end(browser, home) }
  } catch (error) {
    await removeFiles(home)
    // a browser that the signal killed closes its pipe, and either may be told first
    throw signal?.aborted ? signal.reason : error
  }
}

/** What the system takes to clear away a process that was killed. */
const lastBreathMs = 250

/** The signal kills the browser, but where it does so between two of puppeteer's questions, puppeteer waits for an answer for ever. */
async function unlessEnded(launching: Promise<Browser>, signal: AbortSignal): Promise<Browser> {
  let giveUp = () => {}
  const ended = new Promise<never>((_, reject) => {
    giveUp = () => void setTimeout(() => reject(signal.reason), lastBreathMs)
    signal.addEventListener('abort', giveUp, { once: true })
  })
  try {
    return await Promise.race([launching, ended])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

/** Nothing in the browser is worth a farewell: the whole process group is killed, which no endless loop in a page can delay. */
async function end(browser: Browser, home: string): Promise<void> {
  const child = browser.process()
  if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const gone = new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      setTimeout(resolve, 5_000).unref()
    })
    killTree(child.pid)
    await gone
  }
  await browser.disconnect().catch(() => undefined)
  await removeFiles(home)
}

/** A browser that was just killed may still be writing. */
async function removeFiles(home: string): Promise<void> {
  await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }).catch(() => undefined)
}
