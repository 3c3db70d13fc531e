/** Steps of preferences and email addresses. */
import type { Page } from 'puppeteer-core'

/** Changes a preference and waits until the server has stored it. */
export async function savePreference(page: Page, change: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/me/preferences') && response.ok())
  await change()
  await answered
}

export const select = (label: string) => `::-p-xpath(//*[text()="${label}"]/following-sibling::button)`
export const tiles = (page: Page) => page.$$eval('[data-tile]', (all) => all.map(({ textContent }) => textContent).join(' '))
export const textOf = (page: Page, selector: string) => page.$eval(selector, ({ textContent }) => textContent)
export const csv = (page: Page) =>
  page.evaluate(async () => {
    const body = JSON.stringify({ profileIds: ['demo-facebook'], dateFrom: '2026-10-01', dateTo: '2026-10-31', timezone: 'Europe/London' })
    return (await fetch('/api/export/csv', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).text()
  })

/** Returns the emails to an address, the newest first. */
export async function mailsTo(origin: string, email: string): Promise<{ id: string; subject: string }[]> {
  const all: { id: string; to: string[]; subject: string }[] = await (await fetch(`${origin}/_local/mail.json`)).json()
  return all.filter(({ to }) => to.includes(email))
}

/** Asks for a new password, whose email bounces. */
export async function bounce(origin: string, email: string): Promise<void> {
  const headers = { 'content-type': 'application/json', origin }
  const asked = await fetch(`${origin}/api/auth/forgot`, { method: 'POST', headers, body: JSON.stringify({ email }) })
  const [mail] = await mailsTo(origin, email)
  const { status } = await fetch(`${origin}/_local/mail/${mail?.id}/bounce`, { method: 'POST', redirect: 'manual' })
  if (!asked.ok || status !== 303) throw new Error(`No email to ${email} bounced: ${asked.status}, ${status}`)
}

/** Records the theme of the next page as `themeAtFirst`, when its body begins and before any script of the app runs. */
export async function recordFirstTheme(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      Object.assign(window, { themeAtFirst: document.documentElement.dataset.theme })
    }).observe(document, { childList: true, subtree: true })
  })
}
