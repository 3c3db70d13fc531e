/** How far the content of a page moves while it loads. */
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'

const Shifts = v.array(v.object({ by: v.number(), what: v.string() }))
export type Shifts = v.InferOutput<typeof Shifts>

/** Call it before the page opens: it collects layout shifts by Google's measure, which calls 0.1 good. */
export async function collectShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.evaluateOnNewDocument(() => {
    const shifts: { by: number; what: string }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'sources' in entry && Array.isArray(entry.sources))) continue
        shifts.push({ by: Number(entry.value), what: entry.sources.map(({ node }) => String(node?.textContent).slice(0, 40)).join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => v.parse(Shifts, await page.evaluate('window.shifts'))
}

export const moved = (shifts: Shifts) => shifts.reduce((sum, { by }) => sum + by, 0)
