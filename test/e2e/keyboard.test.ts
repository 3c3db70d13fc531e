/** The first hour of an agency by keyboard alone, in a real browser on the whole stack: no pointer is used, and no address is typed. */
import { expect } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { eventually } from '../builders/act.ts'
import { listen, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { realFile, testWith } from '../builders/real-data.ts'
import { activate, choose, fill, focused, goTo, pick } from './keyboard-ways.ts'
import { linkTo } from './screen-ways.ts'

const house = startHouse({ seed: false })

const overview = 'x/x_account_overview.csv'
const email = 'mara@leith.example'
type Told = Awaited<ReturnType<typeof listen>>

async function signUp(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/signup`)
  await page.waitForSelector('input[name=email]')
  await eventually(
    () => focused(page),
    (name) => expect(name).toBe('First name'),
  )
  for (const [label, text] of [
    ['First name', 'Mara'],
    ['Last name', 'Okafor'],
    ['Company', 'Northbound'],
    ['Work email', email],
    ['Password', 'kettle crane river'],
  ] as const)
    await fill(page, label, text)
  await activate(page, 'Create account')
  await waitForText(page, 'Check your inbox')
  await page.goto(await linkTo(origin, email))
  await waitForText(page, 'Your email has been verified.')
  await activate(page, 'Go to home')
  await page.waitForSelector('#content h1')
}

async function addGroup(page: Page, told: Told): Promise<void> {
  await goTo(page, 'Profile groups')
  await activate(page, 'Add profile group')
  await page.waitForSelector('[role=dialog] form')
  await fill(page, 'Name', 'Leith Roasters')
  await pick(page, 'Select a type', 'Brand')
  await fill(page, 'Country', 'United Kin')
  await page.waitForSelector('[role=option]')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await activate(page, 'Save')
  await told('Profile group has been created')
}

async function addProfile(page: Page): Promise<void> {
  await goTo(page, 'Profiles')
  await activate(page, 'Add profile')
  await page.waitForSelector('[role=dialog] form')
  await choose(page, 'Facebook', 'X ')
  await fill(page, 'Name', 'Leith on X')
  await activate(page, 'Save')
  await waitForText(page, 'Into profile')
}

async function importFile(page: Page): Promise<void> {
  const chooser = page.waitForFileChooser()
  await activate(page, 'choose files')
  // what comes now is the system's own dialog
  await (await chooser).accept([realFile(overview)])
  await page.waitForSelector('ul[aria-label=Files]')
  await activate(page, 'Import')
  await waitForText(page, 'Reports now show the new figures.')
  await activate(page, 'Done')
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
}

async function readReport(page: Page): Promise<void> {
  await goTo(page, 'Run report: Social media performance')
  await page.waitForSelector('#report-body')
  await waitUntilLoaded(page)
  await activate(page, 'Report dates:')
  await page.waitForSelector('[role=dialog][aria-label=Dates]')
  await fill(page, 'Report dates: start', '1 Aug 2025')
  await fill(page, 'Report dates: end', '31 Aug 2025')
  await activate(page, 'Save')
  await waitForText(page, '82.2K')
  await waitUntilLoaded(page)
  // exactly what the file's own column adds up to
  await activate(page, 'How it is calculated: Impressions')
  await waitForText(page, '82,174')
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
  await eventually(
    () => focused(page),
    (name) => expect(name).toMatch(/^How it is calculated: Impressions/),
  )
}

async function invite(page: Page, told: Told): Promise<void> {
  await goTo(page, 'Team')
  await activate(page, 'Invite new team member')
  await page.waitForSelector('[role=dialog] form')
  await fill(page, 'First name', 'Jonas')
  await fill(page, 'Last name', 'Berg')
  await fill(page, 'Email', 'jonas@leith.example')
  await choose(page, 'Account Admin', 'Restricted User')
  await activate(page, 'Continue')
  await waitForText(page, 'Step 2 of 2')
  await activate(page, 'Leith Roasters', 'Space')
  await choose(page, 'Admin', 'Read-Only')
  await activate(page, 'Send invitation')
  await told('Invitation has been sent.')
  await eventually(
    () => linkTo(house.stack.origin, 'jonas@leith.example'),
    (link) => expect(link).toContain('/invitation/'),
  )
}

testWith(overview)('by keyboard alone somebody signs up, adds a group and a profile, imports a file, reads its report and invites a colleague', async () => {
  const { origin } = house.stack
  const { page, faults } = await house.browser.newPage()
  const told = await listen(page)
  await signUp(page, origin)
  await addGroup(page, told)
  await addProfile(page)
  await importFile(page)
  await readReport(page)
  await invite(page, told)
  expect(faults).toEqual([])
})
