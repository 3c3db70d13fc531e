/**
 * Report -> PDF. The print page is our own bundle, handed to a fresh browser at an origin that exists nowhere; every other request
 * is refused. The page says itself when it is done and how many blocks failed, so nothing here sleeps or guesses.
 */
import type { PDFOptions } from 'puppeteer-core'
import * as v from 'valibot'
import { type PrintInput, printGlobal, printReadyId } from '../../shared/print-ready.ts'
import { type FreshBrowser, freshBrowser } from '../lib/browser.ts'
import { log } from '../lib/log.ts'
import { packedPdf } from './packed-pdf.ts'
import type { PictureFile } from './pictures.ts'
import { answerFor, printOrigin } from './print-bundle.ts'
import { steadyPdf } from './steady-pdf.ts'

type Pdf = { bytes: Uint8Array; pages: number }

/** One browser for one PDF, started while the figures are still being read. */
export type Printer = {
  /** @throws when the page does not say it is done in time, or says that a block failed */
  print: (input: PrintInput, pictures?: ReadonlyMap<string, PictureFile>) => Promise<Pdf>
  /** Ends the browser if `print` was never called; safe at any time. */
  close: () => Promise<void>
}

/** Less than a lease, which is renewed after it. */
const hardEndMs = 45_000

/** 1240 CSS pixels of the print page are the width of A4 landscape, which is 1123 at 96 dpi. */
export const paper = {
  format: 'A4',
  landscape: true,
  scale: 1123 / 1240,
  printBackground: true,
  tagged: true,
  outline: true,
  margin: { top: 0, right: 0, bottom: 0, left: 0 },
} as const satisfies PDFOptions

const whole = v.pipe(v.string(), v.digits(), v.transform(Number))
const Ready = v.object({ id: v.string(), settled: whole, failed: whole, pages: whole })

export function startPrinter(endMs = hardEndMs): Printer {
  const ending = new AbortController()
  const starting = freshBrowser(ending.signal)
  const tooLong = () => new Error(`The browser did not start in ${endMs / 1000} seconds.`)
  const startLimit = setTimeout(() => ending.abort(tooLong()), endMs)
  const started = () => clearTimeout(startLimit)
  starting.then(started, started)
  // a failed start is told by print(); without this it would also end the process when print() is never reached
  starting.catch(() => undefined)
  const close = () => {
    // whether it started or hangs: nothing of it is waited for but its end
    ending.abort()
    return starting.then(
      (fresh) => fresh.close(),
      () => undefined,
    )
  }
  return {
    close,
    print: async (input, pictures) => {
      let timer: NodeJS.Timeout | undefined
      const faults: string[] = []
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error([`The PDF was not ready after ${endMs / 1000} seconds.`, ...faults].join(' '))), endMs)
      })
      try {
        return await Promise.race([starting.then((fresh) => printWith(fresh, { input, pictures, endMs, faults })), late])
      } finally {
        clearTimeout(timer)
        await close()
      }
    },
  }
}

type Print = { input: PrintInput; pictures: ReadonlyMap<string, PictureFile> | undefined; endMs: number; faults: string[] }

async function printWith({ browser }: FreshBrowser, { input, pictures, endMs, faults }: Print): Promise<Pdf> {
  const page = (await browser.pages())[0] ?? (await browser.newPage())
  page.setDefaultTimeout(endMs)
  browser.on('targetcreated', (target) => {
    if (target.opener())
      target
        .page()
        .then((opened) => opened?.close(), ignore)
        .catch(ignore)
  })
  const refused: string[] = []
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    // redirects need no rule of their own: an answer is always one of our files
    const allowed = request.method() === 'GET' && (!request.isNavigationRequest() || request.url() === `${printOrigin}/`)
    answerFor(allowed ? request.url() : '', pictures)
      .then(async (answer) => {
        if (answer) return request.respond(answer)
        // a path or query may carry a signature, so only the host is noted
        refused.push(hostOf(request.url()))
        // with any other reason a navigation would put an error page in place of ours
        return request.abort('aborted')
      })
      .catch(ignore)
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.evaluateOnNewDocument(
    (name, value) => {
      Object.defineProperty(window, name, { value, writable: false })
    },
    printGlobal,
    input,
  )
  await page.goto(`${printOrigin}/`, { waitUntil: 'domcontentloaded', timeout: endMs })
  const selector = `#${printReadyId}[data-id="${plainId(input.id)}"]`
  const element = await page.waitForSelector(selector, { timeout: endMs })
  if (!element) throw new Error('The print page did not say that it is ready.')
  const ready = v.parse(Ready, await element.evaluate((node) => ({ ...(node instanceof HTMLElement ? node.dataset : {}) })))
  if (refused.length > 0) log.warn('print: requests refused', { hosts: [...new Set(refused)].join(' '), count: refused.length })
  if (ready.failed > 0) throw new Error(`${ready.failed} of ${ready.settled} blocks could not be drawn.`)
  const bytes = await page.pdf({ ...paper, timeout: endMs })
  return { bytes: packedPdf(steadyPdf(bytes, input.madeAt)), pages: ready.pages }
}

function ignore(): void {
  // the browser is gone or the request already ended: there is nobody left to answer
}

/** Ids are ours (letters, digits, `-`, `_`); anything else could leave the attribute selector. */
function plainId(id: string): string {
  if (!/^[\w-]+$/.test(id)) throw new Error('The id of a print is not a plain word.')
  return id
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol + new URL(url).host : 'unknown'
}
