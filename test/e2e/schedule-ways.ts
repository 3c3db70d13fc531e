/** A schedule of the demo in the list of reports, and the ways around it. */
import type { Page } from 'puppeteer-core'
import { addDays, today } from '../../shared/dates/index.ts'
import { listen, named } from '../builders/browser.ts'
import type { House } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'

/** The day of its first run, unless the order says another. */
export const first = addDays(today('Europe/London', new Date()), 7)

/** A page on the list, where the one schedule stands. */
export async function openList(house: House, who: string, order: Record<string, unknown> = {}) {
  const owner = await pageOf(house.browser, house.stack.origin, 'owner')
  const ids = await owner.page.evaluate(
    async (given) => {
      const { records } = await (await fetch('/api/reports/scheduled')).json()
      for (const { _id } of records) await fetch(`/api/reports/scheduled/${_id}?type=schedule`, { method: 'DELETE' })
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) }
      const made: { records: { _id: string }[] } = await (await fetch('/api/reports/scheduled', init)).json()
      return made.records.map(({ _id }) => _id)
    },
    {
      flavor: 'comprehensive',
      type: 'WEEKLY',
      generate_at: `${first}T09:00`,
      quantity: 3,
      timezone: 'Europe/London',
      profiles: ['demo-facebook', 'demo-instagram'],
      recipient_users: ['user-manager'],
      recipient_emails: 'old@leith.example',
      ...order,
    },
  )
  const person = who === 'owner' ? owner : await pageOf(house.browser, house.stack.origin, who)
  const told = await listen(person.page)
  await person.page.goto(`${house.stack.origin}/reports`)
  await person.page.waitForSelector('table tbody tr')
  return { ...person, ids, told }
}

export const pressNamed = (page: Page, name: string, role = 'button') => page.locator(named(role, name)).click()
export const openMenu = (page: Page) => pressNamed(page, 'Actions for Social media performance report')
