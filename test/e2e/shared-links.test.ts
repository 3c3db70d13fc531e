/** Shared links, from the dialog that makes them to whoever opens one: a password, and the words of a cover. In a real browser. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { linkMessages } from '../../shared/link-messages.ts'
import { named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'

const house = startHouse()
const password = 'espresso crema'
const press = (page: Page, name: string, role = 'button') => page.locator(named(role, name)).click()
const typed = '[role=dialog] input[autocomplete="new-password"]'

/** A browser of somebody who has no account. */
async function reader(link: string): Promise<Page> {
  const { page } = await house.browser.newPage()
  await page.goto(link)
  return page
}

/** The tag and label of what has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: one } = document
    return `${one?.tagName} ${one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : one?.textContent}`
  })

const tries = async (page: Page, word: string) => {
  await page.locator('input[type=password]').fill(word)
  await press(page, 'Open the report')
}

test('a link is created with a password, and opens for whoever types it', async () => {
  const { page, faults } = await pageOf(house.browser, house.stack.origin, 'owner')
  await page.goto(`${house.stack.origin}/reports/run/comprehensive`)
  await page.waitForSelector('[data-tile]')
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  await press(page, 'Share')
  await press(page, 'Set password')
  await page.waitForSelector(typed)
  // what is typed is never left out of the link, and one that is too short makes none
  await page.keyboard.type('short')
  await press(page, 'Create link')
  await waitForText(page, linkMessages.refused.short(8))
  expect(await focused(page)).toBe('INPUT New password')
  await page.locator(typed).fill(password)
  await press(page, 'Create link')
  await waitForText(page, linkMessages.password.needed)
  // a second press copies the link: to close the dialog would lose it for good
  await page.waitForFunction(() => document.activeElement?.textContent === 'Copy link')
  await waitForText(page, linkMessages.make.about(true))
  const link = await page
    .waitForSelector('[data-share-link]')
    .then((input) => input?.evaluate((element) => (element instanceof HTMLInputElement ? element.value : '')))

  const guest = await reader(link ?? '')
  await waitForText(guest, linkMessages.password.title)
  await waitForText(guest, linkMessages.refused.needed('Northbound'))
  expect(await guest.evaluate(() => `${document.title} ${document.body.innerText}`)).not.toMatch(/performance report|Almanac|Coffee/)
  await tries(guest, 'not this one')
  await waitForText(guest, linkMessages.refused.wrong)
  expect(await focused(guest)).toBe('INPUT Password')
  await tries(guest, password)
  await guest.waitForSelector('[data-tile]')
  // remembered until the browser is closed
  await guest.reload()
  await guest.waitForSelector('[data-tile]')

  // from the list it is changed, and taken away
  await page.goto(`${house.stack.origin}/reports/links`)
  await waitForText(page, 'with a password')
  await press(page, 'Change password of Social media performance report')
  await page.locator(typed).fill('ristretto doppio')
  await page.keyboard.press('Enter')
  await waitForText(page, linkMessages.password.saved)
  await guest.reload()
  await tries(guest, 'ristretto doppio')
  await guest.waitForSelector('[data-tile]')
  await press(page, 'Change password of Social media performance report')
  await press(page, 'Remove password')
  await waitForText(page, linkMessages.password.removed)
  await page.waitForFunction(() => !document.body.innerText.includes('with a password'))
  const other = await reader(link ?? '')
  await other.waitForSelector('[data-tile]')
  expect(faults).toEqual([])
})

/** The dialog of a link that was just made; it is the newest of the account. */
async function openDialog(): Promise<Page> {
  const { page } = await pageOf(house.browser, house.stack.origin, 'owner')
  await page.goto(`${house.stack.origin}/reports/run/posts`)
  await page.waitForFunction(() => document.querySelector('[data-tile]') && !document.querySelector('[aria-busy="true"]'))
  await press(page, 'Share')
  await press(page, 'Create link')
  await page.waitForSelector('[data-share-link]')
  return page
}

/** Another address for the newest link, given to it without the page's knowledge. */
const renewElsewhere = (page: Page) =>
  page.evaluate(async () => {
    const { shares } = await (await fetch('/api/reports/share')).json()
    const { link } = await (await fetch(`/api/reports/share/${shares[0].id}/link`, { method: 'POST' })).json()
    return String(link)
  })

test('a link that was revoked in another tab is not offered any longer, and its owner is told why', async () => {
  const page = await openDialog()
  await page.evaluate(async () => {
    const { shares } = await (await fetch('/api/reports/share')).json()
    await fetch(`/api/reports/share/${shares[0].id}`, { method: 'DELETE' })
  })
  await press(page, 'Set password')
  await page.locator(typed).fill(password)
  await page.keyboard.press('Enter')
  await waitForText(page, linkMessages.ends.revoked)
  await waitForText(page, linkMessages.refused.over)
  await page.waitForSelector(named('button', 'New link'))
})

test('a link that was renewed in another tab is said to be replaced, and the new one stays as it is', async () => {
  const page = await openDialog()
  const renewed = await renewElsewhere(page)
  await press(page, 'Revoke link')
  await press(page, 'Revoke')
  await waitForText(page, linkMessages.ends.replaced)
  await waitForText(page, linkMessages.refused.replaced)
  await page.waitForSelector(named('button', 'New link'))
  await (await reader(renewed)).waitForSelector('[data-tile]')
})

/** The list of links, with one that has a password and has another address by now. */
async function outdatedList(): Promise<{ page: Page; renewed: string }> {
  const page = await openDialog()
  await page.evaluate(async (password) => {
    const { shares } = await (await fetch('/api/reports/share')).json()
    const headers = { 'content-type': 'application/json' }
    await fetch(`/api/reports/share/${shares[0].id}`, { method: 'PATCH', headers, body: JSON.stringify({ password }) })
  }, password)
  await page.goto(`${house.stack.origin}/reports/links`)
  await page.waitForSelector(named('button', 'Change password of Post performance report'))
  return { page, renewed: await renewElsewhere(page) }
}

test.each([
  ['removes the password of', ['Change password of Post performance report', 'Remove password']],
  ['revokes', ['Revoke link to Post performance report', 'Revoke']],
])('a list that is out of date %s no link that was renewed meanwhile', async (_, presses) => {
  const { page, renewed } = await outdatedList()
  for (const name of presses) await press(page, name)
  await waitForText(page, linkMessages.refused.replaced)
  await page.waitForFunction(() => !document.querySelector('[role=dialog], [role=alertdialog]'))
  await waitForText(await reader(renewed), linkMessages.password.title)
})

test('a list that is out of date creates no new link in place of one that was renewed meanwhile', async () => {
  const page = await openDialog()
  await page.goto(`${house.stack.origin}/reports/links`)
  await page.waitForSelector(named('button', 'New link to Post performance report'))
  const renewed = await renewElsewhere(page)
  const renew = async () => {
    await press(page, 'New link to Post performance report')
    await press(page, 'Create a new link')
  }
  await renew()
  await waitForText(page, linkMessages.refused.replaced)
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
  const guest = await reader(renewed)
  await guest.waitForSelector('[data-tile]')
  // read again, it knows the link as it is now
  await renew()
  await waitForText(page, linkMessages.make.renewed)
  await guest.reload()
  await waitForText(guest, linkMessages.refused.gone)
})

test('the words of a template’s cover stand above the report that a reader opens', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'owner')
  const link = await page.evaluate(async () => {
    const send = async (path: string, body: object) =>
      (await fetch(`/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
    const cover = '<h2>October for Northbound</h2><p>What we set out to do, and what came of it.</p>'
    const { template } = await send('/reports/templates', { flavor: 'comprehensive', name: 'With a cover', cover, hideIndicators: false, reports: [] })
    const dates = { dateFrom: '2026-10-01', dateTo: '2026-10-31', priorFrom: '2026-08-27', priorTo: '2026-09-26' }
    const choice = { type: 'comprehensive', profiles: ['demo-linkedin'], timezone: 'Europe/London', labels: [], labelMatch: 'any' }
    const request = { ...choice, ...dates, template_id: template._id }
    return (await send('/reports/share', { type: 'comprehensive', data: { request } })).link
  })
  const guest = await reader(link)
  await guest.waitForSelector('[data-tile]')
  await guest.waitForSelector('section[aria-label=Cover] h2')
  expect(await guest.$eval('section[aria-label=Cover]', (cover) => cover.textContent)).toBe('October for NorthboundWhat we set out to do, and what came of it.')
})
