/** The print page in a browser that stays, for what is looked at on its pages before they are a PDF. */
import type { Page } from 'puppeteer-core'
import type { PictureFile } from '../../functions/domains/print/pictures.ts'
import { answerFor, printOrigin } from '../../functions/domains/print/print-bundle.ts'
import { drawOn } from '../../functions/domains/print/render-pdf.ts'
import type { PrintInput } from '../../shared/print-ready.ts'
import type { TestBrowser } from './browser.ts'

/** `refused`: addresses it asked for that are no file of its own. */
export type PrintPage = { page: Page; faults: string[]; refused: string[] }

export async function openPrint({ newPage }: TestBrowser, input: PrintInput, pictures?: ReadonlyMap<string, PictureFile>): Promise<PrintPage> {
  const { page, faults } = await newPage(1240, 877)
  const refused: string[] = []
  await page.setRequestInterception(true)
  page.on('request', async (request) => {
    const answer = await answerFor(request.url(), pictures)
    if (answer) return request.respond(answer)
    refused.push(request.url())
    return request.abort()
  })
  await page.goto(`${printOrigin}/`, { waitUntil: 'domcontentloaded' })
  await drawOn(page, input)
  return { page, faults, refused }
}

/** Pages with nothing on them; words and shapes outside of the area of their page, words outside of their block or in another one; cells of tables that touch or are cut off; blocks that could not be drawn. */
export function pageFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** In pixels: letters reach a little over their line. */
    const slack = 2
    type Box = { words: string; left: number; top: number; right: number; bottom: number }
    // what an ellipsis stands for is not seen
    const cutsAround = (element: Element | null): DOMRect[] => {
      const cuts: DOMRect[] = []
      for (let around = element; around && !around.matches('.page'); around = around.parentElement)
        if (!around.closest('svg') && getComputedStyle(around).overflowX !== 'visible') cuts.push(around.getBoundingClientRect())
      return cuts
    }
    const seen = (rect: DOMRect, cuts: readonly DOMRect[]) => ({
      left: Math.max(rect.left, ...cuts.map((cut) => cut.left)),
      right: Math.min(rect.right, ...cuts.map((cut) => cut.right)),
      top: Math.max(rect.top, ...cuts.map((cut) => cut.top)),
      bottom: Math.min(rect.bottom, ...cuts.map((cut) => cut.bottom)),
    })
    const drawnOutside = (area: Element, edge: DOMRect, at: number) =>
      outside(area, edge)
        .slice(0, 1)
        .map(({ words }) => `page ${at + 1} has something drawn outside of its area: ${words.slice(0, 60)}`)
    const boxesOf = (element: Element): Box[] => {
      const boxes: Box[] = []
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.textContent?.trim() ?? ''
        if (!words || node.parentElement?.closest('[hidden], .sr-only')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const cuts = cutsAround(node.parentElement)
        for (const rect of range.getClientRects()) {
          const { left, right, top, bottom } = seen(rect, cuts)
          if (right > left && bottom > top) boxes.push({ words, left, top, right, bottom })
        }
      }
      return boxes
    }
    /** Shapes, pictures and boxes with a colour or a line that are outside of an edge. */
    const outside = (area: Element, edge: DOMRect): Box[] =>
      [...area.querySelectorAll('*')].flatMap((element) => {
        const rect = element.getBoundingClientRect()
        const isOver = ({ left, right, top, bottom }: Pick<Box, 'left' | 'right' | 'top' | 'bottom'>) =>
          left < edge.left - slack || right > edge.right + slack || bottom > edge.bottom + slack || top < edge.top - slack
        if (!isOver(rect) || element.closest('defs, clipPath, mask, [hidden], .sr-only')) return []
        const { backgroundColor, borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(element)
        const isLined = [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].some((width) => width !== '0px')
        if (!element.matches('img, path, rect, circle, ellipse, line, polyline, polygon, use') && !isLined && backgroundColor === 'rgba(0, 0, 0, 0)') return []
        const box = seen(rect, cutsAround(element.parentElement))
        const around = element.closest('[data-block]') ?? element.parentElement
        return box.right > box.left && box.bottom > box.top && isOver(box) ? [{ words: `${element.tagName} in ${around?.textContent ?? ''}`, ...box }] : []
      })
    const isCut = (part: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(part)
      return overflowX !== 'visible' && textOverflow !== 'ellipsis' && part.scrollWidth > part.clientWidth + slack
    }
    const sheets = [...document.querySelectorAll('.page')]
    const drawn = document.querySelectorAll('[data-block-failed]').length
    const cut = sheets.flatMap((sheet, at) =>
      [...sheet.querySelectorAll('.area :is(td, td *, th, th *)')]
        .filter(isCut)
        .map((part) => `page ${at + 1} has a cell that is cut off: ${part.textContent}`),
    )
    return [
      ...cut,
      ...(drawn > 0 ? [`${drawn} blocks could not be drawn`] : []),
      ...sheets.flatMap((sheet, at) => {
        const faults: string[] = []
        const said = (what: string, words = '') => faults.push(`page ${at + 1} ${what}: ${words.slice(0, 60)}`)
        const area = sheet.querySelector('.area')
        // a cover cuts off what is too long for it
        if (!area) return faults
        const edge = area.getBoundingClientRect()
        const boxes = boxesOf(area)
        for (const strip of sheet.querySelectorAll('.running-head, .running-foot')) {
          const parts = [...strip.children].map((part) => boxesOf(part).map(({ bottom }) => bottom))
          if (parts.some((bottoms) => Math.max(...bottoms) - Math.min(...bottoms) > 12)) said('has two lines in its head or foot', strip.textContent ?? '')
        }
        if (boxes.length === 0) said('is empty')
        const below = boxes.find(({ bottom }) => bottom > edge.bottom + slack)
        if (below) said(`runs over its foot by ${Math.round(below.bottom - edge.bottom)} px`, below.words)
        const beside = boxes.find(({ left, right }) => left < edge.left - slack || right > edge.right + slack)
        if (beside) said('runs over its side', beside.words)
        faults.push(...drawnOutside(area, edge, at))
        for (const words of area.querySelectorAll('.chart[id$="-extra-text"], .chart-words')) {
          const box = words.getBoundingClientRect()
          const over = boxesOf(words).find(({ bottom, right }) => bottom > box.bottom + slack || right > box.right + slack)
          if (over) said('has words over their box', over.words)
        }
        for (const row of area.querySelectorAll('tr')) {
          const cells = [...row.children].map((cell) => {
            const change = cell.querySelector('.slot')
            const changes = change ? boxesOf(change) : []
            return [boxesOf(cell).filter(({ left, top }) => !changes.some((one) => one.left === left && one.top === top)), changes]
          })
          const parts = cells.flat()
          const close = (one: Box, other: Box) =>
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4 && other.left - one.right < 2 && one.left - other.right < 2
          const touched = parts.flatMap((part, place) =>
            parts.slice(place + 1).flatMap((other) => part.filter((one) => other.some((box) => close(one, box)))),
          )[0]
          if (touched) said('has a cell that touches the one beside it', touched.words)
        }
        return faults
      }),
    ]
  })
}
