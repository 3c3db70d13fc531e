/** An open report that the browser translates: text nodes are replaced behind the back of the app. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { formatRange } from '../../shared/dates/index.ts'
import { click, eventually } from '../builders/act.ts'
import { waitForText } from '../builders/browser.ts'
import { type Asked, startMockedApp } from '../builders/mocked-app.ts'
import { reportAnswers, reportPath } from './report-ways.ts'
import { reportReady } from './screen-ways.ts'

const app = startMockedApp()

/** Puts every text into two elements, as the translation of Chrome does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (walker.nextNode()) found.push(walker.currentNode)
    for (const text of found) {
      if (!text.textContent?.trim() || text.parentElement?.closest('script, style, svg, textarea')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.append(inner)
      inner.append(text.textContent)
      text.parentNode?.replaceChild(outer, text)
    }
  })

test('a translated report takes other dates and another profile group, and shows them', async () => {
  const { 'GET /reports/social-media-performance': report } = await reportAnswers()
  if (typeof report !== 'object' || !('dates' in report)) throw new Error('There is no sample report.')
  const asked = ({ query }: Asked) => {
    const [dateFrom, dateTo] = [String(query.dateFrom), String(query.dateTo)]
    const prior = query.priorFrom && query.priorTo ? { priorFrom: String(query.priorFrom), priorTo: String(query.priorTo) } : {}
    const dates = { ...report.dates, dateFrom, dateTo, ...prior }
    // notes come and go with the dates
    return { ...report, dates, notes: dateFrom < '2026-11-10' ? ['A note.'] : [], fetchedAt: `${dates.dateTo}T09:30:00.000Z` }
  }
  const page = await app.open(reportPath, { ...(await reportAnswers()), 'GET /reports/social-media-performance': asked })
  await reportReady(page)
  await translate(page)
  await click(page, 'button', 'Report dates:')
  await page.waitForSelector('[role=dialog] [role=tab]')
  await translate(page)
  await click(page, '[role=dialog] button', 'Last 7 days')
  await click(page, '[role=dialog] button', 'Save')
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
  await reportReady(page)
  const search = () => new URL(page.url()).searchParams
  await eventually(
    async () => search().get('from_date'),
    (from) => expect(from).not.toBe('2026-11-01'),
  )
  await waitForText(page, formatRange(String(search().get('from_date')), String(search().get('to_date'))))
  await translate(page)
  await click(page, 'button', 'Profile group:')
  await click(page, '[role=menuitemradio]', 'Harbour Coffee')
  await reportReady(page)
  await eventually(
    () => page.$$eval('main button', (all) => all.map(({ textContent }) => textContent ?? '').filter((text) => text.includes('Profile group:'))),
    (texts) => expect(texts).toEqual([expect.stringContaining('Harbour Coffee')]),
  )
})
