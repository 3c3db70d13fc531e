/**
 * Report -> PDF. The print page is our own bundle, handed to a fresh browser at an origin that exists nowhere; every other request
 * is refused. The page says itself when it is done and how many blocks failed, so nothing here sleeps or guesses.
 */
import type { Page, PDFOptions } from 'puppeteer-core'
import * as v from 'valibot'
import { formatCount } from '../../../shared/format-count.ts'
import type { PrintInput, PrintReady } from '../../../shared/print-ready.ts'
import { type FreshBrowser, freshBrowser } from '../../kernel/browser/browser.ts'
import { log } from '../../kernel/log.ts'
import { packedPdf } from './packed-pdf.ts'
import type { PictureFile } from './pictures.ts'
import { answerFor, printOrigin } from './print-bundle.ts'
import { steadyPdf } from './steady-pdf.ts'

type Pdf = { bytes: Uint8Array; pages: number }

/** One browser for one PDF. It starts and opens the print page while the figures are still being read. */
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

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Ready = v.object({ id: v.string(), settled: count, failed: count, pages: count })

/** What belongs to one print and is known before or while its page is open. */
type Desk = { pictures?: ReadonlyMap<string, PictureFile> | undefined; faults: string[]; refused: string[] }

export function startPrinter(endMs = hardEndMs): Printer {
  const ending = new AbortController()
  const desk: Desk = { faults: [], refused: [] }
  const starting = freshBrowser(ending.signal)
  const tooLong = () => new Error(`The browser did not start in ${endMs / 1000} seconds.`)
  const startLimit = setTimeout(() => ending.abort(tooLong()), endMs)
  const started = () => clearTimeout(startLimit)
  starting.then(started, started)
  const opening = starting.then((fresh) => openPage(fresh, desk))
  // a failed start is told by print(); without this it would also end the process when print() is never reached
  opening.catch(() => undefined)
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
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error([`The PDF was not ready after ${endMs / 1000} seconds.`, ...desk.faults].join(' '))), endMs)
      })
      desk.pictures = pictures
      try {
        const { bytes, pages } = await Promise.race([opening.then((page) => printOn(page, input, desk)), late])
        // the browser ends while its PDF is packed
        const [packed] = await Promise.all([packedPdf(steadyPdf(bytes, input.madeAt)), close()])
        return { bytes: packed, pages }
      } finally {
        clearTimeout(timer)
        await close()
      }
    },
  }
}

async function openPage({ browser }: FreshBrowser, desk: Desk): Promise<Page> {
  const page = (await browser.pages())[0] ?? (await browser.newPage())
  browser.on('targetcreated', (target) => {
    if (target.opener())
      target
        .page()
        .then((opened) => opened?.close(), ignore)
        .catch(ignore)
  })
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    // redirects need no rule of their own: an answer is always one of our files
    const allowed = request.method() === 'GET' && (!request.isNavigationRequest() || request.url() === `${printOrigin}/`)
    answerFor(allowed ? request.url() : '', desk.pictures)
      .then(async (answer) => {
        if (answer) return request.respond(answer)
        // a path or query may carry a signature, so only the host is noted
        desk.refused.push(hostOf(request.url()))
        // with any other reason a navigation would put an error page in place of ours
        return request.abort('aborted')
      })
      .catch(ignore)
  })
  page.on('pageerror', (error) => desk.faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') desk.faults.push(message.text())
  })
  // no limit of its own: print() has one, and close() ends it
  await page.goto(`${printOrigin}/`, { waitUntil: 'domcontentloaded', timeout: 0 })
  return page
}

/** @throws when the page is not the print page, or drew another report */
export async function drawOn(page: Page, input: PrintInput): Promise<PrintReady> {
  const answer = await page.evaluate((given) => {
    // who packs the PDF dashes its lines (pdf-dashes.ts)
    document.body.dataset.pdf = ''
    return window.__almanacDraw?.(given)
  }, input)
  if (!answer) throw new Error('The print page did not start.')
  const ready = v.parse(Ready, answer)
  if (ready.id !== input.id) throw new Error('The print page drew another report.')
  return ready
}

async function printOn(page: Page, input: PrintInput, { faults, refused }: Desk): Promise<Pdf> {
  const ready = await drawOn(page, input).catch((error) => {
    throw new Error([String(error), ...faults].join(' '))
  })
  if (refused.length > 0) log.warn('print: requests refused', { hosts: [...new Set(refused)].join(' '), count: refused.length })
  if (ready.failed > 0) throw new Error(`${formatCount(ready.failed)} of ${formatCount(ready.settled)} blocks could not be drawn.`)
  const bytes = await page.pdf({ ...paper, timeout: 0 })
  return { bytes, pages: ready.pages }
}

function ignore(): void {
  // the browser is gone or the request already ended: there is nobody left to answer
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol + new URL(url).host : 'unknown'
}
