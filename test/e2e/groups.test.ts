/** A brand moves in: its group with a picture, its profile, and both taken away and brought back; in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { HTTPRequest, Page } from 'puppeteer-core'
import { addDays, formatDate } from '../../shared/dates/index.ts'
import { profileMessages } from '../../shared/group-messages.ts'
import { chooseOption, closeDialog, named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { signIn } from '../builders/sign-in.ts'
import { fillGroup } from './group-ways.ts'
import { press } from './screen-ways.ts'

const house = startHouse()

const open = async (path: string, who = 'owner') => {
  const { page, faults } = await house.browser.newPage()
  await signIn(page, house.stack.origin, `${who}@almanac.test`)
  await page.goto(house.stack.origin + path)
  await page.waitForSelector('main tbody tr')
  return { page, faults }
}
const row = (name: string) => `main tbody tr:has(button[aria-label="Edit ${name}"])`
const save = (page: Page) => page.locator(named('button', 'Save')).click()
const gone = (page: Page, selector: string) => page.waitForFunction((css) => !document.querySelector(css), {}, selector)

test('a group is added with its picture and edited; what is not filled in is told under its field, and the first gets the focus', async () => {
  const { page, faults } = await open('/settings/profile-groups')
  await page.locator(named('button', 'Add profile group')).click()
  await page.waitForSelector('[role=dialog] form')
  await save(page)
  for (const sentence of ['Name cannot be empty', 'Type is required', 'Country is required']) await waitForText(page, sentence)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')

  await fillGroup(page, { name: 'Leith Roasters', type: 'Client' })
  await save(page)
  await waitForText(page, 'Profile group has been created')
  await page.waitForSelector(`${row('Leith Roasters')} img[src*="/api/pictures/"]`)

  await page.locator(`${row('Leith Roasters')} button[aria-label^="Edit"]`).click()
  await page.waitForSelector('[role=dialog] form')
  await page.locator('[role=switch]').click()
  await waitForText(page, 'Disabling publishing for Leith Roasters profile group would fail all scheduled posts for this profile group.')
  await page.locator(named('button', 'Disable')).click()
  await page.waitForSelector('[role=switch][aria-checked=false]')
  await page.locator('[role=dialog] label:has(input[type=checkbox])').click()
  await save(page)
  await waitForText(page, 'Profile group has been updated')
  await page.waitForFunction((css) => /Off/.test(document.querySelector(css)?.textContent ?? ''), {}, row('Leith Roasters'))
  expect(await page.$eval(row('Leith Roasters'), (element) => element.textContent)).toMatch(/limit 10/)
  expect(faults).toEqual([])
})

test('a profile is added, its import is offered, and removing its group takes it along until it is restored', async () => {
  const { page, faults } = await open('/settings/profiles')
  await page.locator(named('button', 'Add profile')).click()
  await page.waitForSelector('[role=dialog] form')
  await chooseOption(page, '[role=dialog] button[aria-haspopup=listbox]', 'Leith Studio')
  await page.locator('[role=dialog] label:has(input[type=radio]):nth-child(4)').click()
  await page.locator('[role=dialog] input[name=name]').fill('Leith on X')
  await save(page)
  await waitForText(page, 'Into profile')
  await waitForText(page, 'Leith on X')
  await closeDialog(page)
  await page.waitForSelector('main tbody button[aria-label="Remove Leith on X on X"]')

  await page.goto(`${house.stack.origin}/settings/profile-groups`)
  await page.waitForSelector(row('Leith Studio'))
  await page.locator('main tbody button[aria-label="Remove Leith Studio"]').click()
  await waitForText(page, 'Removed with it: 4 profiles')
  await page.locator(named('button', 'Remove')).click()
  await waitForText(page, 'Profile group has been removed')
  await gone(page, row('Leith Studio'))
  await page.goto(`${house.stack.origin}/settings/profiles`)
  await page.waitForSelector('main tbody tr')
  await gone(page, 'main tbody button[aria-label="Remove Leith on X on X"]')

  await page.goto(`${house.stack.origin}/settings/profile-groups`)
  await press(page, 'button[aria-label="Restore Leith Studio"]')
  await waitForText(page, 'Profile group has been restored')
  await page.waitForSelector(row('Leith Studio'))
  await page.goto(`${house.stack.origin}/settings/profiles`)
  await page.locator('main tbody button[aria-label="Remove Leith on X on X"]').click()
  await waitForText(page, 'You can restore it for 30 days.')
  await page.locator(named('button', 'Remove')).click()
  await waitForText(page, 'Profile has been removed')
  await page.waitForSelector('button[aria-label="Restore Leith on X"]')
  expect(faults).toEqual([])
})

test('the day on which an access ends is said with its profile, which needs reconnecting until another day is said', async () => {
  const { page, faults } = await open('/settings/profiles')
  const say = async (day: string) => {
    await page.locator('main tbody button[aria-label="Edit Northbound Coffee on Instagram"]').click()
    await page.waitForSelector('[role=dialog] input[name=access_ends_on]')
    await page.focus('[role=dialog] input[name=access_ends_on]')
    await page.keyboard.type(`${day.slice(5, 7)}${day.slice(8)}${day.slice(0, 4)}`)
    await save(page)
    await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
  }
  const soon = addDays(new Date().toISOString().slice(0, 10), 3)
  await say(soon)
  await waitForText(page, profileMessages.accessEnds(formatDate(soon)))
  await say(addDays(soon, 60))
  await page.waitForFunction((said) => !document.body.innerText.includes(said), {}, profileMessages.accessEnds(formatDate(soon)))
  expect(faults).toEqual([])
})

test('of two people who edit one group of the demo at once, the second is told, keeps what was typed, and saves it after opening the group again', async () => {
  const edit = async (page: Page) => {
    await page.locator(`${row('Northbound Markets')} button[aria-label^="Edit"]`).click()
    await page.waitForSelector('[role=dialog] form')
  }
  const describe = (page: Page, text: string) => page.locator('[role=dialog] textarea').fill(text)
  const description = (page: Page) => page.$eval('[role=dialog] textarea', (field) => field.value)
  const [{ page: first, faults }, { page: second }] = [await open('/settings/profile-groups'), await open('/settings/profile-groups', 'manager')]
  await edit(first)
  await edit(second)

  await describe(first, 'Stalls on Saturdays')
  await save(first)
  await waitForText(first, 'Profile group has been updated')
  await describe(second, 'Stalls and wholesale')
  await save(second)
  await waitForText(second, 'Someone else changed this profile group while you were editing it. Nothing was saved. Please open it again.')
  expect(await description(second)).toBe('Stalls and wholesale')

  await closeDialog(second)
  await edit(second)
  expect(await description(second)).toBe('Stalls on Saturdays')
  await describe(second, 'Stalls on Saturdays, and wholesale')
  await save(second)
  await waitForText(second, 'Profile group has been updated')
  await edit(first)
  // not what the first had saved, which that browser remembers
  expect(await description(first)).toBe('Stalls on Saturdays, and wholesale')
  expect(faults).toEqual([])
})

test('a list that was left while it was read is read anew after a write, whose sentence waits for no read for long', async () => {
  const { page, faults } = await open('/settings/profiles')
  const held: HTTPRequest[] = []
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const isFirst = request.url().endsWith('/api/entities') && held.length === 0
    void (isFirst ? held.push(request) : request.continue())
  })
  const go = (path: string) => page.evaluate((to) => window.history.pushState({}, '', to), path)
  await go('/settings/profile-groups')
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Profile groups')
  await go('/settings/profiles')
  await page.locator('main tbody button[aria-label^="Remove Northbound Leith"]').click()
  await waitForText(page, 'You can restore it for 30 days.')
  await page.locator(named('button', 'Remove')).click()
  await waitForText(page, 'Profile has been removed')
  expect(held).toHaveLength(1)
  await go('/settings/profile-groups')
  await page.waitForSelector(row('Northbound Coffee'))
  await held[0]?.abort()

  // nor is a read that stays away: what was done is said all the same
  held.length = 0
  await page.locator(`${row('Northbound Coffee')} button[aria-label^="Edit"]`).click()
  await page.waitForSelector('[role=dialog] form')
  await page.locator('[role=dialog] textarea').fill('Roasts on Mondays')
  await save(page)
  await waitForText(page, 'Profile group has been updated')
  expect(held).toHaveLength(1)
  await held[0]?.abort()
  expect(faults.filter((fault) => !fault.includes('net::ERR_FAILED'))).toEqual([])
})
