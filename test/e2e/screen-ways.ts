/** The steps on the way to a screen, a dialog or a state. */
import PostalMime from 'postal-mime'
import type { HTTPRequest, Page } from 'puppeteer-core'
import { smallAddress } from '../../shared/small-addresses.ts'
import { click } from '../builders/act.ts'
import { chooseOption, named, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { daysBeforeToday as day } from '../builders/demo-days.ts'

export const clickOn = (page: Page, role: string, name: string) => click(page, named(role, name))

export const at =
  (path: string, ...wanted: string[]) =>
  async (page: Page, origin: string) => {
    // a small screen is led home from the address of the large layout
    const isSmall = (page.viewport()?.width ?? 1440) < 1024
    await page.goto(origin + (isSmall ? smallAddress(path) : path))
    for (const selector of wanted) await page.waitForSelector(selector)
    await waitUntilLoaded(page)
  }

export const list = at('/reports', 'main h1')
export const report = (type: string, search = '') => at(`/reports/run/${type}${search}`, '[data-tile]')

/** A report that is soon there and, of it, what `act` opens. */
export const within =
  (act: (page: Page) => Promise<unknown>, type = 'tasks') =>
  async (page: Page, origin: string) => {
    await report(type)(page, origin)
    await act(page)
  }

export const press = click

export const dialog = (page: Page) => page.waitForSelector('[role=dialog], [role=alertdialog]')

/** Answers of the API under this path are refused or never come. */
export async function meanwhile(page: Page, path: string, answer: (request: HTTPRequest) => Promise<void>): Promise<void> {
  await page.setRequestInterception(true)
  page.on('request', (request) => void (request.url().includes(`/api${path}`) ? answer(request) : request.continue()))
}
export const held = async () => undefined
export const failed = (request: HTTPRequest) =>
  request.respond({ status: 500, contentType: 'application/problem+json', body: JSON.stringify({ error: 'Something went wrong. Please try again.' }) })

/** A page of which one read is held back or refused, once these words or this element stand there. */
export const unanswered =
  (read: string, answer: typeof held | typeof failed, path: string, shown: string | { readonly selector: string }) => async (page: Page, origin: string) => {
    await meanwhile(page, read, answer)
    await page.goto(origin + path)
    await (typeof shown === 'string' ? waitForText(page, shown) : page.waitForSelector(shown.selector))
  }

export async function shareOf(page: Page, origin: string, revoked: boolean, password?: string): Promise<string> {
  await page.goto(`${origin}/favicon.svg`)
  return page.evaluate(
    async (gone, guarded, dates) => {
      const json = async (path: string, init?: RequestInit) => (await fetch(`/api${path}`, { headers: { 'content-type': 'application/json' }, ...init })).json()
      const { request } = await json(`/reports/social-media-performance?profiles=demo-facebook,demo-instagram&${dates}`)
      const { id, link } = await json('/reports/share', { method: 'POST', body: JSON.stringify({ type: 'comprehensive', data: { request }, ...guarded }) })
      if (gone) await fetch(`/api/reports/share/${id}`, { method: 'DELETE' })
      return new URL(link).pathname
    },
    revoked,
    password === undefined ? {} : { password },
    `dateFrom=${day(28)}&dateTo=${day(1)}&priorFrom=${day(56)}&priorTo=${day(29)}&timezone=Europe/London`,
  )
}

/** A schedule whose runs stand in the list. */
export async function makeSchedule(page: Page): Promise<void> {
  const status = await page.evaluate(async (soon) => {
    const body = { flavor: 'comprehensive', type: 'WEEKLY', generate_at: '2099-01-05T09:00', quantity: 3, timezone: 'Europe/London' }
    const whom = { recipient_emails: ['client@harbour.test'], entities: ['group-northbound'], profiles: ['demo-facebook'] }
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...body, ...whom, generate_at: `${soon}T09:00` }) }
    return (await fetch('/api/reports/scheduled', init)).status
  }, day(-7))
  if (status >= 300) throw new Error(`The schedule was refused: ${status}`)
}

export const scheduleDialog = async (page: Page) => {
  await press(page, 'button', 'Schedule')
  await page.waitForSelector('#schedule-form')
}
export const dates = async (page: Page, tab: string) => {
  await press(page, 'button', 'Report dates:')
  await dialog(page)
  await press(page, '[role=tab]', tab)
}
export const opened = (label: string) => async (page: Page) => {
  await press(page, 'button', label)
  await page.waitForSelector('[role=menu], [role=dialog]')
}
export const passport = async (page: Page) => {
  await press(page, '[data-tile] button[aria-label^="How "]')
  await page.waitForSelector('[role=dialog][aria-label^="Number passport"]')
}
export const competitors = async (page: Page, origin: string) => {
  await at('/reports/run/competitor', '#first-step')(page, origin)
  await chooseOption(page, '#first-step button', 'Northbound Coffee')
  await page.waitForSelector('ul[aria-label=Competitors] li')
}

/** Once its summary is written, which is asked for when its place is in view: until then a report cannot be shared. */
export async function summarised(page: Page): Promise<void> {
  await page.$eval('[data-summary]', (card) => card.scrollIntoView())
  await page.waitForSelector('[data-summary][aria-busy=false]')
}

/** Fills the form of a new account and sends it. Returns the address, which nobody has had before. */
export async function signUp(page: Page, origin: string, password = 'kettle crane river'): Promise<string> {
  const email = `${crypto.randomUUID()}@northbound.example`
  await at('/signup', 'input[name=email]')(page, origin)
  const fields = { first_name: 'Mara', last_name: 'Okafor', company: 'Northbound', email, password }
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Check your inbox')
  return email
}

/** Asks for a link to a new password. */
export async function forgot(page: Page, origin: string, email: string): Promise<void> {
  await at('/password', 'input[name=email]')(page, origin)
  await page.locator('input[name=email]').fill(email)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Check your inbox')
}

/** The link of the newest email to an address, as somebody would press it. */
export async function linkTo(origin: string, email: string): Promise<string> {
  const mails: { id: string; to: string[] }[] = await (await fetch(`${origin}/_local/mail.json`)).json()
  const newest = mails.find(({ to }) => to.includes(email))
  const { text = '' } = await PostalMime.parse(await (await fetch(`${origin}/_local/mail/${newest?.id}.eml`)).arrayBuffer())
  return /https?:\/\/\S+/.exec(text)?.[0] ?? ''
}

/** Signs up and opens the link, in the same browser. Returns the address of the new account, whose owner is signed in. */
export async function confirmed(page: Page, origin: string, password?: string): Promise<string> {
  const email = await signUp(page, origin, password)
  await page.goto(await linkTo(origin, email))
  await page.waitForFunction(() => location.pathname === '/dashboard' && document.querySelector('h1') !== null)
  return email
}
