/** What is seen of an open report and its first step: what stays, what stands out, what a key says. In a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { click, eventually } from '../builders/act.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { report, summarised } from './screen-ways.ts'

const house = startHouse()

async function still(who: 'owner' | 'other'): Promise<Page> {
  const { page } = await pageOf(house.browser, house.stack.origin, who)
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  return page
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]

/** Clicks it, and waits until the title of the section that has the focus then is in view and under nothing. */
async function leadsToTitle(page: Page, button: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await click(page, button)
  await page.waitForFunction(() => document.activeElement?.matches('section'))
  // charts above it are drawn as they come into view
  await page.waitForFunction(() => {
    const title = document.activeElement?.querySelector('h2')?.getBoundingClientRect()
    if (!title || title.top < 0) return false
    const [left, right] = [document.elementFromPoint(title.left + 2, title.top + 2), document.elementFromPoint(title.left + 2, title.bottom - 2)]
    return Boolean(document.activeElement?.contains(left) && document.activeElement.contains(right))
  })
}

test.each(sizes)('a tile and a citation lead to a title that is not under the toolbar, at $width pixels', async (size) => {
  const page = await still('owner')
  await page.setViewport(size)
  await report('comprehensive')(page, house.stack.origin)
  await summarised(page)
  await leadsToTitle(page, '[data-tile=impressions] button[aria-pressed]')
  await leadsToTitle(page, '[data-summary] button[aria-label$="Impressions"]')
  await page.browserContext().close()
})

test('a summary that stays in sight is one row: with header and toolbar it covers less than a third of a tablet', async () => {
  const page = await still('other')
  await page.setViewport({ width: 1024, height: 768 })
  await report('industry_benchmark')(page, house.stack.origin)
  await page.evaluate(() => window.scrollBy(0, 900))
  await page.waitForSelector('[data-strip][data-shown]')
  await eventually(
    () => page.$eval('[data-strip]', (strip) => strip.getBoundingClientRect().bottom / window.innerHeight),
    (covered) => expect(covered).toBeLessThan(1 / 3),
  )
  await page.browserContext().close()
})

test('the key of a chart has the dash of its lines and the hatch of its columns', async () => {
  const page = await still('owner')
  await report('comprehensive')(page, house.stack.origin)
  const keyOf = (section: string) =>
    page.$$eval(`section[id$="-${section}"] ul li:has([data-swatch])`, (items) =>
      Object.fromEntries(items.map((item) => [item.textContent?.split(/ ?[\d.]/)[0], item.querySelector('[data-swatch]')?.getAttribute('data-swatch')])),
    )
  await eventually(
    () => keyOf('reach'),
    (key) => expect(key).toMatchObject({ Facebook: 'line', LinkedIn: '5 3' }),
  )
  await eventually(
    () => keyOf('impressions'),
    (key) => expect(key).toMatchObject({ Facebook: 'plain', LinkedIn: 'hatched' }),
  )
  await page.browserContext().close()
})

test('a section pressed in the sidebar leaves it folded: the report chosen then is not under it', async () => {
  const page = await still('owner')
  await page.goto(`${house.stack.origin}/reports`)
  await click(page, 'aside a[href="/reports/run"]')
  await click(page, '[role=dialog] button', 'Post performance')
  await page.waitForSelector('[data-tile]')
  await page.waitForFunction(() => (document.querySelector('aside')?.getBoundingClientRect().width ?? 0) < 60)
})
