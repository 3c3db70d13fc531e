/** A team is put together, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import { messages } from '../../shared/messages.ts'
import { waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { at, clickOn, linkTo, press } from './screen-ways.ts'
import { chooseAccess, fillDetails, inviteDetails } from './team-states.ts'

const house = startHouse()
const ownerPage = () => pageOf(house.browser, house.stack.origin, 'owner')
const team = at('/settings/team', 'main table')

test('a read-only person is invited, joins in a clean browser, and may look but not change', async () => {
  const { origin } = house.stack
  const { page: owner } = await ownerPage()
  await team(owner, origin)
  const email = await inviteDetails(owner, 'Restricted User')
  await chooseAccess(owner, ['Northbound Coffee'], 'Read-Only')
  // it is said for five seconds, which a busy machine may take to look
  await Promise.all([waitForText(owner, 'Invitation has been sent.'), clickOn(owner, 'button', 'Send invitation')])
  await waitForText(owner, 'ends in 6 days')

  const { page } = await house.browser.newPage()
  const link = await linkTo(origin, email)
  await page.goto(link)
  await waitForText(page, 'Mara Okafor invites you to Northbound')
  await waitForText(page, 'View everything but tasks')
  await page.locator('input[name=password]').fill('kettle crane river')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => location.pathname === '/reports')
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
  // both are seen in the sidebar, and say why they do not open
  expect(await page.$('header nav ::-p-text(Create)')).toBeNull()
  await press(page, 'aside button', 'Run report')
  await waitForText(page, messages.noAccess)
  expect(new URL(page.url()).pathname).toBe('/reports')
  await at('/settings/profiles', 'main table')(page, origin)
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/^Import$/m)

  await page.goto(link)
  await waitForText(page, 'This invitation has already been accepted.')
  await team(owner, origin)
  const row = await owner.evaluate((address) => [...document.querySelectorAll('tr')].find((one) => one.innerText.includes(address))?.innerText, email)
  expect(row).toMatch(/Joined/)
})

test('the dialog asks for what is missing, in its words, and does not lose what was entered without asking', async () => {
  const { page } = await ownerPage()
  await team(page, house.stack.origin)
  await clickOn(page, 'button', 'Invite new team member')
  await clickOn(page, 'button', 'Continue')
  for (const says of ['First name is required.', 'Last name is required.', 'Email is required.', 'Account role is required.']) await waitForText(page, says)
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
  await inviteDetails(page, 'Restricted User')
  await waitForText(page, 'Step 2 of 2')
  const send = (says: string) => clickOn(page, 'button', 'Send invitation').then(() => waitForText(page, says))
  await send('Please select at least one profile group.')
  await press(page, '[role=dialog] label', 'Northbound Coffee')
  await send('Please select one of the user permission presets.')
  await press(page, '[role=dialog] fieldset label', 'Restricted User')
  for (const section of ['Ideas', 'Inbox', 'Listening', 'Pages', 'Profiles', 'Publish', 'Reports', 'Reviews', 'Tasks'])
    await page.locator(`input[aria-label="${section}: No access"]`).click()
  await send('Please select user permissions.')
  await clickOn(page, 'button', 'Back')
  expect(await page.$eval('input[name=first_name]', (field) => field instanceof HTMLInputElement && field.value)).toBe('Jonas')
  await page.keyboard.press('Escape')
  await waitForText(page, 'Are you sure you want to stop the process of inviting a new team member? All your changes would be lost.')
  await clickOn(page, 'button', 'Keep editing')
  await page.waitForFunction(() => !document.querySelector('[role=alertdialog]'))
  await page.focus('input[name=first_name]')
  await page.keyboard.press('Escape')
  // its cross is called so as well
  await press(page, '[role=alertdialog] button', 'Close')
  await page.waitForFunction(() => !document.querySelector('[role=dialog], [role=alertdialog]'))
})

test('labels are given to whoever is invited, stand in the list, are found by its search, and say that they limit nothing', async () => {
  const { page } = await ownerPage()
  await team(page, house.stack.origin)
  const give = async (labels: string) => {
    await page.locator('[role=dialog] input[placeholder="Add a label"]').fill(labels)
    await waitForText(page, 'they do not limit what this person sees')
  }
  await fillDetails(page, 'Account Admin')
  await give('Winter desk, ')
  await clickOn(page, 'button', 'Send invitation')
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
  const email = await inviteDetails(page, 'Restricted User')
  await chooseAccess(page, ['Northbound Coffee'], 'Read-Only')
  await give('Leith opening, Winter blend, ')
  await clickOn(page, 'button', 'Send invitation')
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
  await waitForText(page, email)
  const found = async (words: string, count: number) => {
    await page.locator('main input[type=search]').fill(words)
    await page.waitForFunction((wanted) => document.querySelectorAll('main tbody td:first-child').length === wanted, {}, count)
    return page.$$eval('main tbody ul li', (all) => all.map((one) => one.textContent))
  }
  expect(await found('leith op', 1)).toEqual(['Leith opening', 'Winter blend'])
  expect(await found('winter', 2)).toEqual(expect.arrayContaining(['Winter desk', 'Leith opening', 'Winter blend']))
})

test('an invitation is withdrawn, and its link says so', async () => {
  const { origin } = house.stack
  const { page } = await ownerPage()
  await team(page, origin)
  const email = await inviteDetails(page, 'Account Admin')
  await waitForText(page, 'Invitation has been sent.')
  const link = await linkTo(origin, email)
  await waitForText(page, email)
  await page.evaluate((address) => {
    const row = [...document.querySelectorAll('tr')].find((one) => one.innerText.includes(address))
    ;[...(row?.querySelectorAll('button') ?? [])].find((one) => one.innerText === 'Cancel')?.click()
  }, email)
  await press(page, '[role=alertdialog] button', 'Cancel invitation')
  await waitForText(page, 'Invitation has been cancelled.')
  await page.waitForFunction((address) => !document.body.innerText.includes(address), {}, email)
  const { page: guest } = await house.browser.newPage()
  await guest.goto(link)
  await waitForText(guest, 'This invitation was withdrawn.')
})
