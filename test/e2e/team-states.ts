/** The team page, its dialogs, and the page of an invitation. */
import type { Page } from 'puppeteer-core'
import { hasFocus } from '../builders/act.ts'
import { waitForText } from '../builders/browser.ts'
import { at, clickOn, dialog, linkTo, press } from './screen-ways.ts'
import type { State } from './state.ts'

const owner = 'owner' as const
const team = at('/settings/team', 'main table')

type Role = 'Account Admin' | 'Restricted User'

/** Fills step 1 of the dialog with somebody new, and goes on. Returns the address. */
export async function inviteDetails(page: Page, role: Role): Promise<string> {
  const email = await fillDetails(page, role)
  await clickOn(page, 'button', role === 'Restricted User' ? 'Continue' : 'Send invitation')
  return email
}

/** Opens the dialog with somebody new in step 1. Returns the address. */
export async function fillDetails(page: Page, role: Role): Promise<string> {
  const email = `${crypto.randomUUID()}@northbound.example`
  await clickOn(page, 'button', 'Invite new team member')
  for (const [name, value] of Object.entries({ first_name: 'Jonas', last_name: 'Berg', email }))
    await page.locator(`[role=dialog] input[name=${name}]`).fill(value)
  await press(page, '[role=dialog] label', role)
  return email
}

/** Chooses in step 2, by the words of what is pressed. */
export async function chooseAccess(page: Page, groups: readonly string[], preset: string): Promise<void> {
  await waitForText(page, 'Step 2 of 2')
  for (const group of groups) await press(page, '[role=dialog] label', group)
  await press(page, '[role=dialog] fieldset label', preset)
}

/** Invites somebody through the API, and gives the link of the email. */
async function invited(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/favicon.svg`)
  const email = `${crypto.randomUUID()}@northbound.example`
  await page.evaluate(async (address) => {
    const person = { first_name: 'Jonas', last_name: 'Berg', email: address, access: 'RESTRICTED' }
    const entities = [{ entity_gid: 'group-northbound', role: 'RESTRICTED', permissions: { reports: 'manage', inbox: 'view' } }]
    await fetch('/api/employees', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...person, entities }) })
  }, email)
  return new URL(await linkTo(origin, email)).pathname
}

export const teamStates: readonly State[] = [
  { name: 'team', who: owner, open: team },
  {
    name: 'team, nobody found',
    who: owner,
    open: async (page, origin) => {
      await team(page, origin)
      await page.locator('input[type=search]').fill('zzzz')
      await waitForText(page, 'No people found')
    },
  },
  {
    name: 'team, inviting with mistakes',
    who: owner,
    open: async (page, origin) => {
      await team(page, origin)
      await clickOn(page, 'button', 'Invite new team member')
      await page.locator('[role=dialog] input[name=first_name]').fill('Anne-Marie')
      await clickOn(page, 'button', 'Continue')
      await waitForText(page, 'Account role is required.')
    },
  },
  {
    name: 'team, inviting an account admin with labels',
    who: owner,
    open: async (page, origin) => {
      await team(page, origin)
      await fillDetails(page, 'Account Admin')
      await page.locator('[role=dialog] input[placeholder="Add a label"]').fill('Winter blend, Leith opening,')
    },
  },
  {
    name: 'team, permissions of each group',
    who: owner,
    open: async (page, origin) => {
      await team(page, origin)
      await inviteDetails(page, 'Restricted User')
      await chooseAccess(page, ['Leith Studio', 'Northbound Coffee'], 'Restricted User')
      await press(page, '[role=dialog] label', 'Each group separately')
      await page.locator('[role=dialog] input[placeholder="Add a label"]').fill('Winter blend, Leith opening,')
    },
  },
  {
    name: 'team, no group chosen',
    who: owner,
    open: async (page, origin) => {
      await team(page, origin)
      await inviteDetails(page, 'Restricted User')
      await waitForText(page, 'Step 2 of 2')
      await clickOn(page, 'button', 'Send invitation')
      await waitForText(page, 'Please select at least one profile group.')
    },
  },
  {
    name: 'team, closing with changes',
    who: owner,
    open: async (page, origin) => {
      await team(page, origin)
      await clickOn(page, 'button', 'Edit Isla Murray')
      await dialog(page)
      await press(page, '[role=dialog] label', 'Account Admin')
      await hasFocus(page, '[role=dialog]')
      await page.keyboard.press('Escape')
      await waitForText(page, 'Are you sure you want to finish editing')
    },
  },
  {
    name: 'team, removing somebody',
    who: owner,
    open: async (page, origin) => {
      await team(page, origin)
      await clickOn(page, 'button', 'More: Priya Nair')
      await press(page, '[role=menuitem]', 'Remove')
      await page.waitForSelector('[role=alertdialog]')
    },
  },
  {
    name: 'invitation',
    who: owner,
    open: async (page, origin) => at(await invited(page, origin), 'input[name=password]')(page, origin),
  },
  { name: 'invitation that does not work', open: at(`/invitation/${'A'.repeat(43)}`, 'main a') },
]
