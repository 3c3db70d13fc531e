/** Where an account and its people leave. */
import { at, dialog, meanwhile, press } from './screen-ways.ts'
import type { State } from './state.ts'

const account = at('/settings/account', 'main h1')
const token = 'A'.repeat(43)

export const leavingStates: readonly State[] = [
  { name: 'the account, its export and deletion', who: 'other', open: account },
  {
    name: 'deletion of the account, refused',
    who: 'other',
    open: async (page, origin) => {
      await account(page, origin)
      await press(page, 'button', 'Delete the account')
      await dialog(page)
      await page.locator('input[name=account]').fill('Harbor')
      await page.locator('input[name=password]').fill('almanac-demo')
      await press(page, 'button[type=submit]', 'Delete the account')
      await page.waitForFunction(() => document.querySelector('[role=alertdialog] [role=alert]')?.textContent?.includes('not the name'))
    },
  },
  {
    name: 'an account that is going to be deleted',
    who: 'other',
    // told to the page alone: others walk through the same account at this moment
    spoils: true,
    open: async (page, origin) => {
      const day = (days: number) => new Date(Date.UTC(2026, 10, 22) + days * 86_400_000).toISOString()
      const told = { name: 'Harbour Books', asks_code: false, deletion: { asked_at: day(0), ends_at: day(14), by: 'Noor Haddad' }, export: null }
      await meanwhile(page, '/account/leaving', (request) => request.respond({ contentType: 'application/json', body: JSON.stringify(told) }))
      await at('/settings/account', '[role=status] button')(page, origin)
    },
  },
  {
    name: 'deleting oneself, refused',
    who: 'advocate',
    open: async (page, origin) => {
      await at('/settings/preferences/personal', 'input[name=first_name]')(page, origin)
      await press(page, 'button', 'Delete me')
      await dialog(page)
      await page.locator('input[name=password]').fill('not the password')
      await press(page, 'button[type=submit]', 'Delete me')
      await page.waitForSelector('[role=alertdialog] [role=alert] p')
    },
  },
  { name: 'the link that keeps an account', open: at(`/keep/${token}`, 'h1') },
  {
    name: 'the link that keeps an account, used',
    open: async (page, origin) => {
      await at(`/keep/${token}`, 'h1')(page, origin)
      await press(page, 'button', 'Keep the account')
      await page.waitForFunction(() => document.querySelector('h1')?.textContent?.startsWith('This link'))
    },
  },
]
