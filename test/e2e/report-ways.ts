/** The screens of reports in an account without schedules and without links that work, whatever other tests made. */
import type { HTTPRequest, Page } from 'puppeteer-core'
import type { TestPage } from '../builders/browser.ts'
import type { House } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'

/** The owner's own page. */
export async function openEmpty(house: House, path: string): Promise<TestPage> {
  const person = await pageOf(house.browser, house.stack.origin, 'owner')
  await person.page.evaluate(async () => {
    const { records } = await (await fetch('/api/reports/scheduled')).json()
    const { shares } = await (await fetch('/api/reports/share')).json()
    for (const { _id } of records) await fetch(`/api/reports/scheduled/${_id}?type=schedule`, { method: 'DELETE' })
    for (const { id } of shares) await fetch(`/api/reports/share/${id}`, { method: 'DELETE' })
  })
  await person.page.goto(`${house.stack.origin}${path}`)
  return person
}

export async function openReport(house: House, query = ''): Promise<TestPage> {
  const person = await openEmpty(house, `/reports/run/comprehensive${query}`)
  await person.page.waitForSelector('[data-tile]')
  // its summary too: a report is not shared while that is written
  await person.page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  return person
}

/** Answers the requests of one kind as `act` does; the others go their way. */
export async function intercept(page: Page, wanted: (request: HTTPRequest) => boolean, act: (request: HTTPRequest) => Promise<void>): Promise<void> {
  await page.setRequestInterception(true)
  page.on('request', (request) => void (wanted(request) ? act(request) : request.continue()))
}
