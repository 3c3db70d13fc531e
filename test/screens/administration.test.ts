/** The administration section, and the limits of an administrator in a person's place. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { adminMessages } from '../../shared/admin-messages.ts'
import type { Answered } from '../../shared/api/client.ts'
import { impersonationMessages, inPersonOnly } from '../../shared/impersonation-messages.ts'
import { messages } from '../../shared/messages.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { click, eventually, pressKey } from '../builders/act.ts'
import { listen, named, waitForText } from '../builders/browser.ts'
import { type Answers, held, Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { sampleMe } from '../builders/sample-answers.ts'

const app = startMockedApp()
const long = 'Gemeinschaftspraxis für ganzheitliche Zahnheilkunde Berlin-Mitte'
const account = { account_id: 'acct-01JD4Z9X8Y7W6V5T4S3R2Q1P0N', account_name: long }
const administrator: Answered<'GET /admin/users'>['people'][number] = {
  ...account,
  ...{ user_id: 'user-support', name: 'Almanac Support', email: 'support.with.a.long.address@almanac.example' },
  ...{ role: 'OWNER', joined: true, administrator: true },
}
const owner = { name: long, email: administrator.email, administrator: false }
const admin: Answers = {
  'GET /me': { me: { ...sampleMe, type: 'admin' } },
  'GET /admin/users': { people: [administrator], cursor: null },
  'GET /admin/customers': {
    customers: [
      {
        ...{ account_id: account.account_id, name: long, plan: 'enterprise', created_at: '2026-01-05T09:00:00.000Z' },
        ...{ ends_at: '2026-12-05T09:00:00.000Z', owner, people: 4821, profiles: 12_345 },
      },
    ],
    cursor: null,
  },
  'GET /admin/profiles': {
    profiles: [
      {
        ...account,
        ...{ id: 'p-1', network: 'google', name: long, username: long.toLowerCase().replaceAll(' ', '') },
        ...{ connected_at: '2026-01-05T09:00:00.000Z', available_from: '2026-01-01' },
      },
    ],
    cursor: null,
  },
  'GET /admin/controls': {
    ...{ version: '0.1.0', origin: 'https://reports.with-a-long-name.example', sign_up: 'open', breached_passwords: true, limit_factor: 1 },
    ...{ private_reports: ['comprehensive', 'competitor'], administrators: [{ email: administrator.email, role: 'support_manager' }] },
    ...{ limits: [{ noun: 'requests', window: 60, account: 12_000, user: 600, address: 600 }], directory: 'ready' },
  },
  'GET /page-warnings': { data: null },
  'GET /home': {
    ...{ today: '2026-11-28', timezone: 'Europe/London', groups: [], profiles: { all: 0, read: 0 }, needs: [], changes: [], sends: [], next: null, data: [] },
    ...{ week: { from: '2026-11-21', to: '2026-11-27' }, before: { from: '2026-11-14', to: '2026-11-20' } },
  },
}
const disabled = (page: Page, selector: string) => page.$eval(selector, (one) => [one.getAttribute('aria-disabled'), one.getAttribute('aria-description')])

test('the button of another administrator is disabled and says why', async () => {
  const page = await app.open('/admin/users', admin)
  const button = named('button', 'Sign in as Almanac Support')
  await page.waitForSelector(button)
  await eventually(
    () => disabled(page, button),
    (state) => expect(state).toEqual(['true', impersonationMessages.administrator]),
  )
  await pressKey(page, button, 'Enter')
  await waitForText(page, impersonationMessages.administrator)
  expect(new URL(page.url()).pathname).toBe('/admin/users')
  expect(app.asked('POST /admin/accounts/{id}/impersonate')).toEqual([])
})

test('on a phone the section leads home, with a sentence about the room it needs', async () => {
  const page = await app.open('/admin/customers', admin, { width: 390, height: 844 })
  await page.waitForFunction(() => location.pathname === '/dashboard-mobile')
  await waitForText(page, screenMessages.navigation.wide)
})

test.each(['users', 'customers', 'profiles', 'controls'])('in a window made small no text of %s is cut off at an edge', async (name) => {
  const page = await app.open(`/admin/${name}`, admin)
  await page.waitForSelector('main table tbody tr')
  for (const width of [820, 390]) {
    await page.setViewport({ width, height: 844 })
    await eventually(
      () => page.$$eval('main, main :is(div:has(> table), td, th)', (all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length),
      (cut) => expect({ width, cut }).toEqual({ width, cut: 0 }),
    )
  }
})

test('a page warning with a link that is no address is refused beside its field, and not sent', async () => {
  const page = await app.open('/admin/controls', admin)
  await page.locator('input[name=message]').fill('Instagram answers slowly.')
  await page.locator('input[name=link]').fill('javascript:alert(1)')
  await click(page, named('button', adminMessages.warning.show))
  await waitForText(page, 'A link is a path such as')
  expect(app.asked('POST /admin/page-warning')).toEqual([])
})

test('people who are no administrators find no page and no link of the section', async () => {
  const page = await app.open('/settings')
  // React logs the routing error behind a page that is not found
  await page.evaluateOnNewDocument(() => {
    const { error } = console
    console.error = (first: unknown, ...others: unknown[]) => {
      if (typeof first !== 'object' || first === null || !('isNotFound' in first)) error(first, ...others)
    }
  })
  await app.open('/admin/users')
  await waitForText(page, screenMessages.notFound.title)
  await app.open('/admin/articles')
  await waitForText(page, screenMessages.notFound.title)
  await app.open('/settings')
  await page.waitForSelector('aside a[href="/reports"]')
  await page.waitForSelector('main h1')
  const link = await page.$('a[href^="/admin"]')
  expect(link).toBeNull()
})

test('an account admin who is no owner is led away from the audit trail', async () => {
  const manager: Answers = { 'GET /me': { me: { ...sampleMe, role: 'MANAGER', isOwner: false, isManager: true } } }
  const page = await app.open('/settings', manager)
  const hears = await listen(page)
  await app.open('/settings/audit-trail', { ...manager, 'GET /audit': new Refusal(403, 'Refused.'), 'GET /home': held })
  await hears(messages.noAccess)
})

test.each([
  ['/settings/preferences/security', 'Change password'],
  ['/settings/preferences/security', 'Set up'],
  ['/settings/preferences/personal', 'Change'],
  ['/settings/api-keys', 'Create key'],
])('in a person’s place, an administrator reads on %s why "%s" is theirs alone', async (path, name) => {
  const page = await app.open(path, {
    'GET /me': { me: { ...sampleMe, impersonating_user_gid: 'user-support' } },
    'GET /auth/two-factor': { since: null, codes_left: 0 },
    'GET /auth/sessions': { sessions: [] },
    'GET /me/details': { first_name: 'Ada', last_name: 'Brook', email: sampleMe.email, waiting_email: null },
    'GET /me/leaving': { asks_code: false, heir: null, schedules: 0, export: null },
    'GET /api-keys': { keys: [] },
  })
  const button = named('button', name)
  await page.waitForSelector(button)
  await eventually(
    () => disabled(page, button),
    (state) => expect(state).toEqual(['true', inPersonOnly]),
  )
  await pressKey(page, button, 'Enter')
  await waitForText(page, inPersonOnly)
  const dialog = await page.$('[role=dialog]')
  expect(dialog).toBeNull()
})

test.each([
  ['/settings/team', 'Invite new team member'],
  ['/reports', 'Schedule report'],
  ['/reports/links', 'Schedule report'],
])('what goes on after the session of an administrator is not offered on %s: "%s"', async (path, name) => {
  const page = await app.open(path, { 'GET /me': { me: { ...sampleMe, impersonating_user_gid: 'user-support' } } })
  const button = named('button', name)
  await page.waitForSelector(button)
  const description = await page.$eval(button, (one) => one.ariaDescription)
  expect(description).toBe(inPersonOnly)
  await pressKey(page, button, 'Enter')
  await waitForText(page, inPersonOnly)
  const dialog = await page.$('[role=dialog]')
  expect(dialog).toBeNull()
})
