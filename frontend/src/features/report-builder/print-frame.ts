/** The page that is printed, in a frame: the pages of the preview are those of the PDF because the same page draws them (docs/decisions/0063-the-pages-beside-the-canvas.md). */
import { formatCount } from '../../../../shared/format-count.ts'
import { type PrintInput, type PrintReady, printDrawGlobal, printPage } from '../../../../shared/print-ready.ts'
import { summaryKey } from '../../../../shared/templates/shown.ts'
import type { Place } from './model.ts'

/** Named by their whole address: a frame that is given as text has that of the page around it. */
const absolute = (page: string) => page.replaceAll('="./', `="${printPage.folder}`)

/** The text of the print page. @throws when it cannot be had */
export async function readPrintPage(): Promise<string> {
  const answer = await fetch(printPage.folder + printPage.file)
  if (!answer.ok) throw new Error(`The print page answers ${answer.status}.`)
  return absolute(await answer.text())
}

/** Draws a report in the frame, in place of the one before. @throws when the page in it cannot */
export async function drawIn(frame: HTMLIFrameElement, input: PrintInput): Promise<PrintReady> {
  const draw = frame.contentWindow?.[printDrawGlobal]
  if (!draw) throw new Error('The print page did not start.')
  const ready = await draw(input)
  if (ready.id !== input.id || ready.failed > 0) throw new Error(`${formatCount(ready.failed)} of ${formatCount(ready.settled)} blocks could not be drawn.`)
  return ready
}

/** Where the page of a section begins in the frame, in its pixels; null where it has none. */
export function topOfSection(frame: HTMLIFrameElement, { code, key }: Place): number | null {
  const id = key === summaryKey ? 'glance' : `${code}-${key}`
  const page = frame.contentDocument?.getElementById(id)?.closest('.page')
  return page ? page.getBoundingClientRect().top : null
}

/** Before anything is drawn: pages stand apart, what is behind the frame shows between them, and letters are as wide as on paper, so that lines break where they do there. */
export function layPaper(frame: HTMLIFrameElement): void {
  const body = frame.contentDocument?.body
  if (!body) return
  body.dataset.framed = ''
  Object.assign(body.style, { background: 'transparent', textRendering: 'geometricPrecision' })
}
