/** The page of whoever gets reports by email, and the way there. */
import type { Page } from 'puppeteer-core'
import type { ReportEmails } from '../../shared/api/recipients.ts'
import { recipientMessages, recipientWords } from '../../shared/recipient-messages.ts'
import { waitForText } from '../builders/browser.ts'
import { at, meanwhile } from './screen-ways.ts'
import type { State } from './state.ts'

const monday = { at: '2026-11-30T09:00:00.000Z', timezone: 'Europe/London' }
const report: NonNullable<ReportEmails['report']> = {
  title: 'Social media performance report',
  type: 'WEEKLY',
  timezone: 'Europe/London',
  next: monday,
  paused: false,
  ends_at: null,
  weekday: 0,
  unsubscribed_at: null,
}
const emails: ReportEmails = {
  email: 'tom@client.example',
  client: 'Northbound Coffee',
  agency: 'Northbound',
  white_label: false,
  undeliverable: null,
  report,
  chosen: { paused_until: null, weekday: null, link_only: false, number_format: 'comma', date_format: 'day', timezone: null },
  all: { unsubscribed_at: null },
}

const answered = (changes: Partial<ReportEmails>, text: string) => async (page: Page, origin: string) => {
  const body = JSON.stringify({ ...emails, ...changes })
  await meanwhile(page, '/report-emails/', (request) => request.respond({ contentType: 'application/json', body }))
  await at(`/recipient/${'A'.repeat(43)}`, 'h1')(page, origin)
  await waitForText(page, text)
}
const left = { unsubscribed_at: '2026-11-24T10:00:00.000Z' }

export const recipientStates: readonly State[] = [
  { name: 'report emails', spoils: true, open: answered({}, recipientWords.title) },
  {
    name: 'report emails, paused',
    spoils: true,
    open: answered({ report: { ...report, next: null }, chosen: { ...emails.chosen, paused_until: '2099-01-04' } }, recipientWords.until),
  },
  {
    name: 'report emails, paused by whoever sends them',
    spoils: true,
    open: answered({ report: { ...report, next: null, paused: true } }, recipientWords.pausedBy(emails.agency)),
  },
  {
    name: 'report emails that bounce',
    spoils: true,
    open: answered({ undeliverable: { reason: 'BOUNCE', since: '2026-11-20T10:00:00.000Z' } }, 'bounced on'),
  },
  { name: 'report emails, unsubscribed from one', spoils: true, open: answered({ report: { ...report, ...left } }, recipientWords.done) },
  { name: 'report emails, unsubscribed from all', spoils: true, open: answered({ report: null, all: left }, recipientWords.done) },
  {
    name: 'report emails of a link that does not work',
    open: async (page, origin) => {
      await at(`/recipient/${'A'.repeat(43)}`, 'h1')(page, origin)
      await waitForText(page, recipientMessages.missing)
    },
  },
]
