/** A stranger's first hour: from an empty deployment to the first report, and a colleague who may look and not change. */
import { readFileSync } from 'node:fs'
import { expect } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { named, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { realFile, testWith } from '../builders/real-data.ts'
import { fillGroup } from './group-ways.ts'
import { give } from './import-ways.ts'
import { at, clickOn, confirmed, linkTo, press } from './screen-ways.ts'
import { chooseAccess, inviteDetails } from './team-states.ts'

const house = startHouse({ seed: false })

const group = 'Leith Roasters'
const overview = 'x/x_account_overview.csv'

async function addGroup(page: Page): Promise<void> {
  await page.goto(`${house.stack.origin}/settings/profile-groups`)
  await clickOn(page, 'button', 'Add profile group')
  await fillGroup(page, { name: group, type: 'Brand' })
  await clickOn(page, 'button', 'Save')
  await page.waitForSelector('main tbody img[src*="/api/pictures/"]')
}

/** The dialog of the import follows the one of the new profile. */
async function addProfile(page: Page): Promise<void> {
  await page.goto(`${house.stack.origin}/settings/profiles`)
  await clickOn(page, 'button', 'Add profile')
  await page.waitForSelector('[role=dialog] form')
  await press(page, '[role=dialog] [role=radiogroup] label', 'X')
  await page.locator('[role=dialog] input[name=name]').fill('Leith on X')
  await clickOn(page, 'button', 'Save')
  await waitForText(page, 'Into profile')
}

const impressions = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('[data-tile]')].find((tile) => tile.textContent?.includes('Impressions'))?.textContent)

testWith(overview)('an agency signs up, brings its first figures in, reads its first report, and lets somebody look at it', async () => {
  const { origin } = house.stack
  const { page, faults } = await house.browser.newPage()
  await confirmed(page, origin)
  await page.goto(`${origin}/dashboard`)
  await waitForText(page, "You don't have any profile groups yet.")

  await addGroup(page)
  await addProfile(page)
  await give(page, { 'x_account_overview.csv': readFileSync(realFile(overview), 'utf8') })
  await page.waitForSelector('ul[aria-label=Files]')
  await press(page, '[role=dialog] button', 'Import')
  await waitForText(page, 'Reports show the new figures from now on.')
  await press(page, '[role=dialog] button', 'Done')

  const id: string = await page.evaluate(async () => (await (await fetch('/api/profiles')).json()).profiles[0].id)
  await page.goto(`${origin}/reports/run/comprehensive?profile=${id}&from_date=2025-08-01&to_date=2025-08-31`)
  await page.waitForSelector('[data-tile]')
  await waitUntilLoaded(page)
  expect(await impressions(page)).toContain('82.2K')
  // exactly what the file's own column adds up to, as another program finds it
  await press(page, '[data-tile] button[aria-label="How it is calculated: Impressions"]')
  await waitForText(page, '82,174')

  await at('/settings/team', 'main table')(page, origin)
  const email = await inviteDetails(page, 'Restricted User')
  await chooseAccess(page, [group], 'Read-Only')
  await clickOn(page, 'button', 'Send invitation')
  await waitForText(page, 'Invitation has been sent.')
  expect(faults).toEqual([])

  const { page: guest } = await house.browser.newPage()
  await guest.goto(await linkTo(origin, email))
  await guest.locator('input[name=password]').fill('kettle crane river')
  await guest.keyboard.press('Enter')
  await guest.waitForFunction(() => location.pathname === '/reports')
  await at('/settings/profiles', 'main table')(guest, origin)
  await waitForText(guest, 'Leith on X')
  for (const change of ['Add profile', 'Import', 'Remove Leith on X on X']) expect(await guest.$(named('button', change))).toBeNull()
  const status = await guest.evaluate(async (profile) => (await fetch(`/api/profiles/${profile}`, { method: 'DELETE' })).status, id)
  expect(status).toBe(403)
})
