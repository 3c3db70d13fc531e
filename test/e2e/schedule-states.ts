/** What is done with a schedule besides changing it, for screen-states.ts. */
import type { Page } from 'puppeteer-core'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { first, weekly } from './schedule-ways.ts'
import { at, list, press } from './screen-ways.ts'
import type { State } from './state.ts'

/** A choice of the menu of the first run, and what it opens. */
const chosen = (choice: string, opens: string) => async (page: Page, origin: string) => {
  await list(page, origin)
  await press(page, 'td button[aria-haspopup=menu]')
  await press(page, '[role=menuitem]', choice)
  await page.waitForSelector(opens)
}

export const scheduleStates: readonly State[] = [
  {
    name: 'calendar of reports',
    who: 'owner',
    open: async (page, origin) => {
      await page.goto(`${origin}/favicon.svg`)
      await page.evaluate(async (order) => {
        await fetch('/api/reports/scheduled', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(order) })
      }, weekly)
      await at(`/reports?view=calendar&month=${first.slice(0, 7)}`, '[data-day]')(page, origin)
    },
  },
  { name: 'duplicate of a schedule', who: 'owner', open: chosen('Duplicate', '#schedule-form[aria-busy=false]') },
  { name: 'schedule that is handed over', who: 'owner', open: chosen(deliveryMessages.handOver.ask, '#hand-over-form button[aria-haspopup=listbox]') },
]
