/** An open report as a reader sees it: its tabs, sections and figures, held against the answer that it was drawn from. */
import { expect } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { messages } from '../../shared/messages.ts'
import { type Report, reportTabs, type Section, type TabReport } from '../../shared/reports/report.ts'
import { click, eventually } from './act.ts'

/** Everything that may stand in the place of a block without data. */
const emptyWords = ({ content }: Section) => [...Object.values(messages.empty), ...content.flatMap(({ no_data }) => no_data?.message || [])]
const isEmpty = ({ content }: Section) => content.some((block) => block.no_data !== null)

/** Returns of each section its heading, whether it says that it is empty, and whether a button opens a passport. */
export const sectionsOnScreen = (page: Page, { code, report: sections }: Pick<TabReport, 'code' | 'report'>) =>
  page.$$eval(
    `#report-body:has(section[id^="${code}-"]) section[id]`,
    (found, words) =>
      found.map((section) => ({
        heading: section.querySelector('h2')?.textContent,
        empty: words.some((said) => section.textContent?.includes(said)),
        explained: section.querySelector('button[aria-label^="How "]') !== null,
      })),
    [...new Set(sections.flatMap(emptyWords))],
  )

/** The open tab shows the sections and tiles of its answer, and a passport wherever there is one. */
export async function drawsTab(page: Page, tab: TabReport): Promise<void> {
  const expected = tab.report.map((section) => ({ heading: section.title, empty: isEmpty(section) }))
  await eventually(
    () => sectionsOnScreen(page, tab),
    (shown) => {
      expect(shown.map(({ heading, empty }) => ({ heading, empty }))).toEqual(expected)
      for (const { title, content } of tab.report)
        if (content.some((block) => block.passports.some((key) => key in tab.passports)))
          expect(shown.find(({ heading }) => heading === title)).toMatchObject({ explained: true })
    },
  )
  await eventually(
    () => page.$$eval('[data-tile]:not([data-tile=coverage])', (tiles) => tiles.map((tile) => tile.getAttribute('data-tile'))),
    (tiles) => expect(tiles).toEqual(tab.summary.map(({ key }) => key)),
  )
}

/** Opens every tab, the first last. */
export async function drawsEverySection(page: Page, report: Report): Promise<void> {
  const [first, ...others] = reportTabs(report)
  for (const tab of [...others, ...(first ? [first] : [])]) {
    if (others.length > 0) await click(page, `[role=tab][data-code=${tab.code}]`)
    await drawsTab(page, tab)
  }
}

/** On a phone nothing is wider than the screen, and every part can be shown. */
export async function fitsPhone(page: Page): Promise<void> {
  await page.setViewport({ width: 390, height: 844 })
  await page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth)
  const text = await page.evaluate(() => document.body.innerText)
  expect(text).not.toContain('could not be shown')
}
