/** The title of the browser tab: what is open, by its own name. */
import { test } from '@jest/globals'
import { linkMessages } from '../../shared/link-messages.ts'
import { screens } from '../../shared/screens.ts'
import { Refusal, startMockedApp } from '../builders/mocked-app.ts'

const app = startMockedApp()
/** Of whoever is signed in, on a desk. */
const paths = screens.filter((path) => /^\/(?:dashboard|docs|help|notifications|reports|settings)(?:\/|$)/.test(path))

test('every screen has its own title', async () => {
  const titles: string[] = []
  for (const path of paths) {
    const page = await app.open(path)
    const isOwn = (seen: string[]) => document.title.endsWith(' · Almanac') && !seen.includes(document.title)
    await page.waitForFunction(isOwn, {}, titles).catch(async () => {
      throw new Error(`${path} has the title ${await page.title()}, as another page has.`)
    })
    titles.push(await page.title())
  }
})

test('a dialog with an address of its own gives the title back when it is closed', async () => {
  const page = await app.open('/reports/schedule')
  await page.waitForFunction(() => document.title === 'Schedule a report · Almanac')
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.title === 'Reports · Almanac')
})

test('the title of a dead link says so, without our name', async () => {
  const page = await app.open('/shared-report/abc', { 'GET /shared-reports/{token}': new Refusal(410, linkMessages.refused.gone) })
  await page.waitForFunction((title) => document.title === title, {}, linkMessages.ends.title)
})
