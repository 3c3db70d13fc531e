/** Profile groups, their profiles and their people, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { messages } from '../../shared/messages.ts'
import { eventually, replaceText } from '../builders/act.ts'
import { chooseOption, closeDialog, listen, waitForGone, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { arrive, fillIn, submit } from './form-ways.ts'
import { fillGroup } from './group-ways.ts'
import { at, clickOn, linkTo, press } from './screen-ways.ts'
import { chooseAccess, inviteDetails } from './team-states.ts'

const house = startHouse()

/** `hears` waits for what a toast said, also when it is gone again. */
const open = async (path: string, who = 'owner') => {
  const { page, faults } = await pageOf(house.browser, house.stack.origin, who)
  const hears = await listen(page)
  await at(path, 'main tbody tr')(page, house.stack.origin)
  return { page, faults, hears }
}
const go = (page: Page, path: string) => at(path, 'main tbody tr')(page, house.stack.origin)
const row = (name: string) => `main tbody tr:has(button[aria-label="Edit ${name}"])`
const save = (page: Page) => press(page, '[role=dialog] button', 'Save')
const gone = (page: Page, selector: string) => page.waitForFunction((css) => !document.querySelector(css), {}, selector)
const edit = async (page: Page, name: string) => {
  await press(page, `${row(name)} button[aria-label^="Edit"]`)
  await page.waitForSelector('[role=dialog] form')
}

test('a group is added with its picture, edited, and its publishing switched off after a question', async () => {
  const { page, faults, hears } = await open('/settings/profile-groups')
  await clickOn(page, 'button', 'Add profile group')
  await page.waitForSelector('[role=dialog] form')
  await fillGroup(page, { name: 'Leith Roasters', type: 'Client' })
  await save(page)
  await hears('Profile group has been created')
  await page.waitForSelector(`${row('Leith Roasters')} img[src*="/api/pictures/"]`)

  await edit(page, 'Leith Roasters')
  await press(page, '[role=dialog] [role=switch]')
  await waitForText(page, 'Disabling publishing for Leith Roasters profile group would fail all scheduled posts for this profile group.')
  await press(page, '[role=alertdialog] button', 'Disable')
  await page.waitForSelector('[role=switch][aria-checked=false]')
  await press(page, '[role=dialog] label:has(input[type=checkbox])')
  await save(page)
  await hears('Profile group has been updated')
  await eventually(
    () => page.$eval(row('Leith Roasters'), ({ textContent }) => textContent),
    (text) => {
      expect(text).toMatch(/Off/)
      expect(text).toMatch(/limit 10/)
    },
  )
  expect(faults).toEqual([])
})

test('a profile is added, its import is offered, and removing its group takes it along until it is restored', async () => {
  const { page, faults, hears } = await open('/settings/profiles')
  await clickOn(page, 'button', 'Add profile')
  await page.waitForSelector('[role=dialog] form')
  await chooseOption(page, '[role=dialog] button[aria-haspopup=listbox]', 'Leith Studio')
  await press(page, '[role=dialog] label:has(input[type=radio]):nth-child(4)')
  await fillIn(page, { name: 'Leith on X' })
  await save(page)
  await waitForText(page, 'Into profile')
  await waitForText(page, 'Leith on X')
  await closeDialog(page)
  const remove = 'main tbody button[aria-label="Remove Leith on X on X"]'
  await page.waitForSelector(remove)

  await go(page, '/settings/profile-groups')
  await press(page, 'main tbody button[aria-label="Remove Leith Studio"]')
  await waitForText(page, 'Removed with it: 4 profiles')
  await press(page, '[role=alertdialog] button', 'Remove')
  await hears('Profile group has been removed')
  await gone(page, row('Leith Studio'))
  await go(page, '/settings/profiles')
  await gone(page, remove)

  await go(page, '/settings/profile-groups')
  await press(page, 'button[aria-label="Restore Leith Studio"]')
  await hears('Profile group has been restored')
  await page.waitForSelector(row('Leith Studio'))
  await go(page, '/settings/profiles')
  await press(page, remove)
  await waitForText(page, 'You can restore it for 30 days.')
  await press(page, '[role=alertdialog] button', 'Remove')
  await hears('Profile has been removed')
  await page.waitForSelector('button[aria-label="Restore Leith on X"]')
  expect(faults).toEqual([])
})

test('of two people who edit one group of the demo at once, the second is told, keeps what was typed, and saves it after opening the group again', async () => {
  const describe = (page: Page, text: string) => replaceText(page, '[role=dialog] textarea', text)
  const describes = (page: Page, text: string) =>
    eventually(
      () => page.$eval('[role=dialog] textarea', (field) => field.value),
      (value) => expect(value).toBe(text),
    )
  const [{ page: first, faults, hears }, { page: second, hears: secondHears }] = [
    await open('/settings/profile-groups'),
    await open('/settings/profile-groups', 'manager'),
  ]
  await edit(first, 'Northbound Markets')
  await edit(second, 'Northbound Markets')

  await describe(first, 'Stalls on Saturdays')
  await save(first)
  await hears('Profile group has been updated')
  await describe(second, 'Stalls and wholesale')
  await save(second)
  await secondHears('Someone else changed this profile group while you were editing it. Nothing was saved. Please open it again.')
  await describes(second, 'Stalls and wholesale')

  await closeDialog(second)
  await edit(second, 'Northbound Markets')
  await describes(second, 'Stalls on Saturdays')
  await describe(second, 'Stalls on Saturdays, and wholesale')
  await save(second)
  await secondHears('Profile group has been updated')
  await edit(first, 'Northbound Markets')
  // not what the first had saved, which that browser remembers
  await describes(first, 'Stalls on Saturdays, and wholesale')
  expect(faults).toEqual([])
})

test('a read-only person is invited, joins in a clean browser, and may look but not change', async () => {
  const { origin } = house.stack
  const { page: owner, hears } = await open('/settings/team')
  const email = await inviteDetails(owner, 'Restricted User')
  await chooseAccess(owner, ['Northbound Coffee'], 'Read-Only')
  await clickOn(owner, 'button', 'Send invitation')
  await hears('Invitation has been sent.')
  await waitForText(owner, 'expires in 7 days')

  const { page } = await house.browser.newPage()
  const link = await linkTo(origin, email)
  await page.goto(link)
  await waitForText(page, 'Mara Okafor invites you to Northbound')
  await waitForText(page, 'View everything')
  await submit(page, { password: 'kettle crane river' })
  await arrive(page, '/reports')
  await page.waitForSelector('#content h1')
  const answers = await page.evaluate(async () => {
    const json = { 'content-type': 'application/json' }
    const ask = async (path: string, init?: RequestInit) => (await fetch(`/api${path}`, init)).status
    const body = JSON.stringify({ first_name: 'A', last_name: 'B', email: 'a@x.test' })
    return {
      me: (await (await fetch('/api/me')).json()).me.entities.map(({ name }: { name: string }) => name),
      look: [await ask('/profiles'), await ask('/reports/scheduled'), await ask('/profiles/demo-facebook/imports')],
      change: [
        await ask('/reports/social-media-performance?profiles=demo-facebook'),
        await ask('/profiles/demo-facebook/imports', { method: 'POST', headers: json, body: '{"files":[{"name":"a.csv","bytes":1}]}' }),
        await ask('/employees', { method: 'POST', headers: json, body }),
      ],
    }
  })
  expect(answers).toEqual({ me: ['Northbound Coffee'], look: [200, 200, 200], change: [403, 403, 403] })
  // both show in the sidebar, disabled with a reason
  await eventually(
    () => page.$('header nav ::-p-text(Create)'),
    (create) => expect(create).toBeNull(),
  )
  await press(page, 'aside button', 'Run report')
  await waitForText(page, messages.noAccess)
  expect(new URL(page.url()).pathname).toBe('/reports')
  await at('/settings/profiles', 'main table')(page, origin)
  await eventually(
    () => page.evaluate(() => document.body.innerText),
    (text) => expect(text).not.toMatch(/^Import$/m),
  )

  await page.goto(link)
  await waitForText(page, 'This invitation has already been accepted.')
  await go(owner, '/settings/team')
  await eventually(
    () => owner.$$eval('tr', (all, address) => all.find((one) => one.innerText.includes(address))?.innerText, email),
    (text) => expect(text).toMatch(/Joined/),
  )
})

test('an invitation is withdrawn, and its link says so', async () => {
  const { origin } = house.stack
  const { page, hears } = await open('/settings/team')
  const email = await inviteDetails(page, 'Account Admin')
  await hears('Invitation has been sent.')
  const link = await linkTo(origin, email)
  await waitForText(page, email)
  await clickOn(page, 'button', 'Cancel the invitation of Jonas Berg')
  await press(page, '[role=alertdialog] button', 'Cancel invitation')
  await hears('Invitation has been cancelled.')
  await waitForGone(page, email)
  const { page: guest } = await house.browser.newPage()
  await guest.goto(link)
  await waitForText(guest, 'This invitation was withdrawn.')
})
