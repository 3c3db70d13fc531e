/** The dialogs of report templates, and the way there. */
import type { Page } from 'puppeteer-core'
import { waitForText } from '../builders/browser.ts'
import { at, dialog, failed, meanwhile, press } from './screen-ways.ts'
import type { State } from './state.ts'

const who = 'owner' as const

const name = 'Quarterly review for the Edinburgh and Leith shops'
const menu = `button[aria-label="More: ${name}"]`

/** The list with a template that has an earlier version, whatever others have saved. */
async function listed(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/favicon.svg`)
  const make = async (name: string) => {
    const send = async (path: string, method: string, body: object) =>
      (await fetch(`/api${path}`, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
    const { templates } = await (await fetch('/api/reports/templates')).json()
    if (templates.some((one: { name: string }) => one.name === name)) return
    const content = { name, hideIndicators: false }
    const sections = (...keys: string[]) => [{ code: 'cross_channel', sections: keys }]
    const { template } = await send('/reports/templates', 'POST', { ...content, flavor: 'comprehensive', reports: sections('summary', 'audience') })
    await send(`/reports/templates/${template._id}`, 'PATCH', { ...content, version: 1, reports: sections('reach', 'summary') })
  }
  await page.evaluate(`(${make})(${JSON.stringify(name)})`)
  await at('/reports/templates', menu)(page, origin)
}

const chosen = (act: string, ready: (page: Page) => Promise<unknown>) => async (page: Page, origin: string) => {
  await listed(page, origin)
  await press(page, menu)
  await press(page, '[role=menuitem]', act)
  await ready(page)
}

export const templateStates: readonly State[] = [
  { name: 'no report templates', who: 'other', open: at('/reports/templates', '[role=dialog] h3') },
  { name: 'report templates', who, open: listed },
  {
    name: 'menu of a report template',
    who,
    open: async (page, origin) => {
      await listed(page, origin)
      await press(page, menu)
      await page.waitForSelector('[role=menu]')
    },
  },
  { name: 'name of a report template', who, open: chosen('Rename', (page) => page.waitForSelector('input[name=name]')) },
  { name: 'history of a report template', who, open: chosen('History', (page) => waitForText(page, 'Cross-channel gains Reach.')) },
  { name: 'removal of a report template', who, open: chosen('Remove', (page) => page.waitForSelector('[role=alertdialog]')) },
  { name: 'type of a report template', who, open: at('/reports/templates/new', '[role=dialog] li button') },
  {
    name: 'report templates, not loaded',
    who,
    spoils: true,
    open: async (page, origin) => {
      await meanwhile(page, '/reports/templates', failed)
      await at('/reports/templates')(page, origin)
      await dialog(page)
      await waitForText(page, 'The templates could not be loaded.')
    },
  },
]
