/** A schedule of the demo in the list of reports, and the ways around it. */
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { click } from '../builders/act.ts'
import { named } from '../builders/browser.ts'
import type { OpenedPage } from './people-ways.ts'

/** The day of its first run: a Monday on which London has the time of UTC. */
export const first = '2031-03-03'
export const title = 'Social media performance report'

const Run = v.looseObject({
  _id: v.string(),
  schedule_id: v.string(),
  local_time: v.string(),
  profiles: v.array(v.string()),
  recipients: v.array(v.looseObject({ email: v.string() })),
})
const Runs = v.object({ records: v.array(Run) })

/** The runs of the account in the order of their time. */
export async function runsOf(call: OpenedPage['call']): Promise<v.InferOutput<typeof Run>[]> {
  const { records } = v.parse(v.looseObject(Runs.entries), await call('GET', '/reports/scheduled'))
  return records.sort((a, b) => (a.local_time < b.local_time ? -1 : 1))
}

export async function removeSchedules(call: OpenedPage['call']): Promise<void> {
  const runs = await runsOf(call)
  const schedules = new Map(runs.map((run) => [run.schedule_id, run._id]))
  for (const id of schedules.values()) await call('DELETE', `/reports/scheduled/${id}?type=schedule`)
}

export const weekly = {
  flavor: 'comprehensive',
  type: 'WEEKLY',
  generate_at: `${first}T09:00`,
  quantity: 3,
  timezone: 'Europe/London',
  profiles: ['demo-facebook', 'demo-instagram'],
  recipient_users: ['user-manager'],
  recipient_emails: 'old@leith.example',
}

/** Leaves one schedule in the account. @returns the ids of its runs */
export async function onlySchedule(call: OpenedPage['call'], order: Record<string, unknown> = {}): Promise<string[]> {
  await removeSchedules(call)
  const { records } = v.parse(v.looseObject(Runs.entries), await call('POST', '/reports/scheduled', { ...weekly, ...order }))
  return records.map(({ _id }) => _id)
}

export const clickNamed = (page: Page, name: string, role = 'button') => click(page, named(role, name))
export const openMenu = (page: Page) => clickNamed(page, `Actions for ${title}`)
export const formReady = (page: Page, form: '#schedule-form' | '#edit-form') => page.waitForSelector(`${form}[aria-busy=false]`)
export const gone = async (page: Page, selector: string) => {
  await page.waitForFunction((css) => !document.querySelector(css), {}, selector)
}
export const rowShows = async (page: Page, text: string) => {
  await page.waitForFunction((wanted) => document.querySelector('table tbody tr')?.textContent?.includes(wanted), {}, text)
}

const recipients = 'input[placeholder="Name or email"]'
export async function addAddress(page: Page, address: string): Promise<void> {
  await click(page, recipients)
  await page.waitForSelector('[role=option]')
  await page.waitForFunction((css) => document.activeElement === document.querySelector(css), {}, recipients)
  await page.keyboard.type(`${address} `)
  await page.waitForSelector(named('button', `Remove ${address}`))
}
