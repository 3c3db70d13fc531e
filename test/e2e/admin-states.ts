/** The administration section, and the way there. */
import type { Page } from 'puppeteer-core'
import { waitForText } from '../builders/browser.ts'
import { at, failed, held, unanswered } from './screen-ways.ts'
import type { State } from './state.ts'

/** What a screen tells of an error, from a page of it. */
export const reportOf = (page: Page, error: string) =>
  page.evaluate(async (told) => {
    const answer = await fetch('/api/error', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ error: told }) })
    return answer.headers.get('x-request-id') ?? ''
  }, error)

export const section = (name: string, search = '') => at(`/admin/${name}${search}`, 'main table tbody tr')

export const adminStates: readonly State[] = [
  { name: 'administration: users', who: 'admin', open: section('users') },
  { name: 'administration: customers', who: 'admin', open: section('customers') },
  { name: 'administration: profiles', who: 'admin', open: section('profiles') },
  { name: 'administration: controls', who: 'admin', open: section('controls') },
  {
    name: 'administration: errors',
    who: 'admin',
    open: async (page, origin) => {
      await page.goto(`${origin}/favicon.svg`)
      await reportOf(page, 'TypeError: undefined is not a function\n    at List (https://almanac.test/assets/list-Ab12c.js:1:234)\n/reports')
      await section('errors')(page, origin)
    },
  },
  {
    name: 'administration: nobody found',
    who: 'admin',
    open: async (page, origin) => {
      await at('/admin/users?q=nobody-is-called-this', 'main h1')(page, origin)
      await waitForText(page, 'Nothing found')
    },
  },
  { name: 'administration: an area that is no part of the product', who: 'admin', open: at('/admin/articles', 'main h1') },
  {
    name: 'administration: not loaded',
    who: 'admin',
    spoils: true,
    open: unanswered('/admin/users', failed, '/admin/users', 'The list could not be loaded.'),
  },
  { name: 'administration: loading', who: 'admin', spoils: true, open: unanswered('/admin/customers', held, '/admin/customers', 'Loading customers') },
]
