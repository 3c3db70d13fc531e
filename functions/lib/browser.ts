/**
 * A fresh Chromium for one PDF: no network, an empty environment, its own profile folder, a hard end. A reused browser climbs to
 * 1.3 GB and keeps the memory of what it printed before; a fresh one costs some 50 ms.
 */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import chromium from '@sparticuz/chromium'
import puppeteer, { type Browser } from 'puppeteer-core'

/**
 * Own list instead of the package's: that one turns web security off. The proxy is a port nothing listens on, for loopback too,
 * so whatever slips past the request interception (web sockets are not intercepted) finds no way out.
 */
const args = [
  '--headless=shell',
  '--no-sandbox',
  '--no-zygote',
  '--single-process',
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

let unpacking: Promise<string> | undefined

/**
 * The folder that holds the unpacked browser. It is unpacked aside and moved into place whole, so that a second
 * process never starts a half-written file, nor the file of an older version.
 */
export function unpacked(): Promise<string> {
  unpacking ??= unpack().catch((error) => {
    unpacking = undefined
    throw error
  })
  return unpacking
}

async function unpack(): Promise<string> {
  // in a Lambda the compressed files lie beside the bundle
  const beside = join(import.meta.dirname, 'bin')
  const bin = existsSync(beside) ? beside : join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin')
  // the size names the version: two of them share a folder only if they are the same file
  const { size } = await stat(join(bin, 'chromium.br'))
  const folder = join(tmpdir(), `almanac-chromium-${size}`)
  if (existsSync(join(folder, 'chromium'))) return folder
  const aside = await mkdtemp(`${folder}-`)
  const before = process.env.TMPDIR
  process.env.TMPDIR = aside
  // it reads TMPDIR before its first await, so the variable can be put back at once
  const done = chromium.executablePath(bin)
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  await done
  await writeFile(join(aside, 'fonts.conf'), fontSettings(folder))
  try {
    await rename(aside, folder)
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    if (!existsSync(join(folder, 'chromium'))) throw error
  }
  return folder
}

/** The package's own file names /tmp/fonts, wherever it was unpacked: without this a browser on a bare machine has no font at all. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`
}

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
 * Starts a browser that belongs to one PDF.
 * @throws when the browser does not start within 30 seconds
 */
export async function freshBrowser(): Promise<FreshBrowser> {
  sweeping ??= sweep()
  const [folder] = await Promise.all([unpacked(), sweeping])
  const home = await mkdtemp(join(tmpdir(), `almanac-print-${process.pid}-`))
  const scratch = join(home, 'tmp')
  await mkdir(scratch)
  try {
    const browser = await puppeteer.launch({
      executablePath: join(folder, 'chromium'),
      args: [...args, `--user-data-dir=${join(home, 'profile')}`, `--disk-cache-dir=${join(home, 'cache')}`],
      ignoreDefaultArgs: true,
      headless: 'shell',
      pipe: true,
      timeout: 30_000,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      env: {
        HOME: home,
        TMPDIR: scratch,
        LANG: 'en_GB.UTF-8',
        TZ: 'UTC',
        FONTCONFIG_FILE: join(folder, 'fonts.conf'),
        LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      },
    })
    return { browser, close: () => end(browser, home) }
  } catch (error) {
    await rm(home, { recursive: true, force: true })
    throw error
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
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      child.kill('SIGKILL')
    }
    await gone
  }
  await browser.disconnect().catch(() => undefined)
  await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }).catch(() => undefined)
}
