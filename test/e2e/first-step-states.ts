/** First steps of reports. */
import { chooseOption } from '../builders/browser.ts'
import { at, competitors, press } from './screen-ways.ts'
import type { State } from './state.ts'

const owner = 'owner' as const
const other = 'other' as const

export const firstStepStates: readonly State[] = [
  { name: 'first step: sentiment', who: owner, open: at('/reports/run/sentiment', '#first-step') },
  { name: 'first step: listener', who: owner, open: at('/reports/run/listener_performance', '#first-step') },
  { name: 'first step: advocacy', who: owner, open: at('/reports/run/advocacy', '#first-step') },
  { name: 'first step: ad account', who: other, open: at('/reports/run/facebook_ads', '#first-step') },
  { name: 'first step: competitors', who: owner, open: competitors },
  {
    name: 'a select of a first step',
    who: owner,
    open: async (page, origin) => {
      await at('/reports/run/competitor', '#first-step')(page, origin)
      await press(page, '#first-step button')
      await page.waitForSelector('[role=listbox]')
    },
  },
  {
    name: 'removal of a competitor',
    who: owner,
    open: async (page, origin) => {
      await competitors(page, origin)
      await press(page, 'button[aria-label="Remove Kettle & Crane"]')
      await page.waitForSelector('[role=alertdialog]')
    },
  },
  {
    name: 'suggestions of competitors',
    who: owner,
    open: async (page, origin) => {
      await at('/reports/run/competitor', '#first-step')(page, origin)
      await chooseOption(page, '#first-step button', 'Facebook import')
      await page.locator('input[role=combobox]').fill('tide')
      await page.waitForSelector('[role=listbox] [role=option]')
    },
  },
]
