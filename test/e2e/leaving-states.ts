/** Where an account and its people leave. */
import { at, dialog, press } from './screen-ways.ts'
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
    open: async (page, origin) => {
      await page.goto(`${origin}/favicon.svg`)
      const ask = () =>
        fetch('/api/account', {
          method: 'DELETE',
          headers: { 'content-type': 'application/json' },
          body: '{"name":"Harbour Books","password":"almanac-demo"}',
        })
      await page.evaluate(`(${ask})()`)
      await at('/settings/account', '[role=status] button')(page, origin)
      // for whoever comes after
      await page.evaluate(() => fetch('/api/account/keep', { method: 'POST' }))
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
