/** The audit trail, an administrator in somebody's place, and the way there. */
import type { Page } from 'puppeteer-core'
import { waitForText } from '../builders/browser.ts'
import { at, failed, unanswered } from './screen-ways.ts'
import type { State } from './state.ts'

export const trail = at('/settings/audit-trail', 'main li')

/** An administrator's page, signed in as the owner of an account. */
export async function standFor(page: Page, origin: string, accountId: string): Promise<void> {
  await page.goto(`${origin}/favicon.svg`)
  await page.evaluate(async (id) => {
    await fetch(`/api/admin/accounts/${id}/impersonate`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  }, accountId)
  await at('/settings', 'main h1', 'section[aria-label="Signed in as someone else"]')(page, origin)
}

export const auditStates: readonly State[] = [
  { name: 'audit trail', who: 'owner', open: trail },
  {
    name: 'audit trail, nothing found',
    who: 'owner',
    open: async (page, origin) => {
      await trail(page, origin)
      await page.locator('input[type=search]').fill('nothing has this name')
      await waitForText(page, 'Nothing found')
    },
  },
  {
    name: 'audit trail, not loaded',
    who: 'owner',
    spoils: true,
    open: unanswered('/audit', failed, '/settings/audit-trail', 'The audit trail could not be loaded.'),
  },
  { name: 'signed in as someone else', who: 'admin', spoils: true, open: (page, origin) => standFor(page, origin, 'acct-other') },
]
