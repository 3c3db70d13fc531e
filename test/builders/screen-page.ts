/** Reports as they stand on screen, one after another in one page of a browser that stays. */
import type { Page } from 'puppeteer-core'
import type { Report } from '../../shared/reports/report.ts'
import { openStage } from '../golden/stage.ts'
import type { TestBrowser, TestPage } from './browser.ts'

export async function openScreen({ newPage }: TestBrowser): Promise<TestPage> {
  const stage = await openStage('blocks/report/report.scenes.tsx')
  const opened = await newPage(1440, 1000)
  await stage.show(opened.page, 'one after another')
  await opened.page.waitForFunction(() => window.almanacDrawReport !== undefined)
  return opened
}

/** Draws a report. @returns sections that are missing, empty, broken or out of their row, and words or drawings that stand outside of them */
export function screenFaults(page: Page, report: Report): Promise<string[]> {
  return page.evaluate(async (given) => {
    /** In pixels: letters reach a little over their line. */
    const slack = 2
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await window.almanacDrawReport?.(given)
    // charts find their size in the first frame and are drawn in the next
    await frame()
    await frame()
    // maps are drawn when they are nearly in view; what is never drawn is told below as empty
    const waiting = () => document.querySelector('main [data-waits]')
    for (let turns = 0; waiting() && turns < 600; turns += 1) {
      waiting()?.scrollIntoView({ block: 'center' })
      await frame()
    }
    await frame()
    const faults: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide in a window of ${clientWidth}`)
    /** What is seen of an element or a text in boxes that cut off what is too large for them. */
    const seen = (rect: DOMRect, inside: Element | null, card: Element) => {
      let { left, right, top, bottom } = rect
      for (let around = inside; around && around !== card; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around)
        if (overflowX === 'visible') continue
        const cut = around.getBoundingClientRect()
        ;[left, right, top, bottom] = [Math.max(left, cut.left), Math.min(right, cut.right), Math.max(top, cut.top), Math.min(bottom, cut.bottom)]
      }
      return right > left && bottom > top ? { left, right, top, bottom } : null
    }
    const outside = (card: Element): string | null => {
      const edge = card.getBoundingClientRect()
      const isOut = (rect: DOMRect, inside: Element | null) => {
        const box = seen(rect, inside, card)
        return box !== null && (box.left < edge.left - slack || box.right > edge.right + slack || box.bottom > edge.bottom + slack)
      }
      for (const drawing of card.querySelectorAll('canvas, svg, table, img'))
        if (isOut(drawing.getBoundingClientRect(), drawing.parentElement)) return `a ${drawing.tagName.toLowerCase()}`
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim() || node.parentElement?.closest('.sr-only')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const rect of range.getClientRects()) if (isOut(rect, node.parentElement)) return node.textContent.slice(0, 60)
      }
      return null
    }
    const isDrawn = (card: Element) =>
      [...card.querySelectorAll('canvas, [role=img], table, li, dl, p')].some((element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 20 && height > 8 && !element.closest('.sr-only, [class*=titles], [class*=words]')
      })
    const faultOf = (card: Element | null): string | null => {
      if (!card) return 'is missing'
      if (card.querySelector('[role=alert]')) return 'could not be drawn'
      if (!isDrawn(card)) return 'is empty'
      const what = outside(card)
      return what === null ? null : `has outside of it: ${what}`
    }
    const { tabs, crossChannel, networks } = given.reports
    for (const { code, report } of [crossChannel, ...networks].filter((tab) => tabs.some((one) => one.code === tab.code))) {
      const cardOf = (key: string | undefined) => document.getElementById(`${code}-${key}`)
      const said = (key: string | undefined, what: string) => faults.push(`${code} ${key} ${what}`)
      for (const { key } of report) {
        const fault = faultOf(cardOf(key))
        if (fault !== null) said(key, fault)
      }
      const halves = report.filter(({ span }) => span === 6)
      for (let at = 0; at < halves.length; at += 2) {
        const [one, other] = halves.slice(at, at + 2)
        const [left, right] = [one, other].map((half) => cardOf(half?.key)?.getBoundingClientRect())
        if (!left || !right) continue
        const isBeside = Math.abs(left.top - right.top) < 1 && Math.abs(left.width - right.width) < 1 && right.left > left.right
        if (isBeside !== clientWidth >= 1024) said(other?.key, isBeside ? 'stands beside another one' : 'does not stand beside the other half')
      }
    }
    return faults
  }, report)
}
