/** The first hour of an agency by keyboard alone: no pointer is used, and no address is typed once somebody is in. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import type { Answered } from '../../shared/api/client.ts'
import { eventually } from '../builders/act.ts'
import { closeDialog, listen, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { type Answers, Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { sampleMe, sampleProfiles } from '../builders/sample-answers.ts'
import { activate, choose, fill, focused, goTo, pick } from './keyboard-ways.ts'
import { done } from './notification-answers.ts'
import { pages } from './page-answers.ts'
import { reportAnswers } from './report-ways.ts'

const app = startMockedApp()
const nobody = new Refusal(401, 'Please sign in.', { mustLogin: true })
/** The browser reads a file when it sends it. */
const folder = mkdtempSync(join(tmpdir(), 'almanac-keyboard-'))
afterAll(() => rmSync(folder, { recursive: true }))

const focusIs = (page: Page, name: string | RegExp) =>
  eventually(
    () => focused(page),
    (now) => expect(now).toMatch(name),
  )

/** Home, signed in, whose toasts are heard. */
async function openHome(answers: Answers): Promise<{ page: Page; told: (text: string) => Promise<void> }> {
  const page = await app.open('/favicon.svg')
  const told = await listen(page)
  await app.open('/dashboard', { ...pages, ...answers })
  await page.waitForSelector('#content h1')
  return { page, told }
}

test('somebody signs up, and goes home from the link of the email', async () => {
  const page = await app.open('/signup', {
    ...{ ...pages, 'GET /me': nobody, 'GET /auth/signup': { mode: 'open', open: true, billing: 'none' } },
    'POST /auth/signup': { email: 'mara@leith.example' },
  })
  await page.waitForSelector('input[name=email]')
  await focusIs(page, /^First name$/)
  const fields = { 'First name': 'Mara', 'Last name': 'Okafor', Company: 'Northbound', 'Work email': 'mara@leith.example', Password: 'kettle crane river' }
  for (const [label, text] of Object.entries(fields)) await fill(page, label, text)
  await activate(page, 'Create account')
  await waitForText(page, 'Check your inbox')
  expect(app.asked('POST /auth/signup').map(({ body }) => body)).toEqual([
    expect.objectContaining({ first_name: 'Mara', last_name: 'Okafor', company: 'Northbound', email: 'mara@leith.example', password: 'kettle crane river' }),
  ])
  await app.open('/confirm/token-1', {
    ...pages,
    'GET /me': () => (app.asked('POST /auth/confirm').length > 0 ? { me: sampleMe } : nobody),
    'POST /auth/confirm': { me: sampleMe },
  })
  await page.waitForFunction(() => location.pathname === '/dashboard')
  await page.waitForSelector('#content h1')
})

const entity: Answered<'POST /entities'>['entity'] = {
  ...{ entity_gid: 'group-roasters', name: 'Leith Roasters', type: 'brand', country: { value: 'GB', label: 'United Kingdom' }, timezone: 'Europe/London' },
  ...{ picture_url: null, max_users: null, max_profiles: null, publish_killswitch: false, version: 1, description: '', industry: null, picture: null },
  ...{ profiles: [], shortener: false, shortener_domain: null, shortener_profile_gid: null, shortener_profile: null, publish_now_delay: 0 },
  takes: { profiles: 0, schedules: 0, links: 0, members: 0 },
}

test('a profile group is added from wherever somebody is', async () => {
  const { page, told } = await openHome({
    'GET /profiles/formdata': {
      countries: Object.entries({ AE: 'United Arab Emirates', GB: 'United Kingdom', US: 'United States' }).map(([value, label]) => ({ value, label })),
      entityTypes: ['Agency', 'Brand', 'Client'].map((label) => ({ value: label.toLowerCase(), label })),
      ...{ timeZones: ['Europe/London'], industries: [] },
    },
    'POST /entities': { entity },
  })
  await goTo(page, 'Profile groups')
  await activate(page, 'Add profile group')
  await page.waitForSelector('[role=dialog] form')
  await fill(page, 'Name', 'Leith Roasters')
  await pick(page, 'Select a type', 'Brand')
  await fill(page, 'Country', 'United Kin')
  await page.waitForSelector('[role=option]')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await activate(page, 'Save')
  await told('Profile group has been created')
  expect(app.asked('POST /entities').map(({ body }) => body)).toEqual([expect.objectContaining({ name: 'Leith Roasters', type: 'brand', countryId: 'GB' })])
})

const [facebook] = sampleProfiles.profiles
if (!facebook) throw new Error('The sample account has no profile.')
const onX = { ...facebook, id: 'p-x', name: 'Leith on X', network: { code: 'twitter' as const, display: 'X' }, code: 'twitter' as const }
const withX = { ...sampleProfiles, profiles: [...sampleProfiles.profiles, onX] }
const rows = { rows_read: 2, rows_written: 2, rows_to_write: 2, progress: 1, error: null, created_at: '2026-11-20T09:00:00Z', ended_at: '2026-11-20T09:00:02Z' }
const result = {
  ...{ file: 'days.csv', format: 'almanac-days', kind: 'Almanac days', read: 2, written: 2, notes: [], from: '2026-11-01', to: '2026-11-02', unread: [] },
  ...{ skipped: [], skippedTotal: 0 },
}
const checked = {
  file: 'days.csv',
  kind: 'Almanac days',
  result,
  error: null,
  read_columns: ['impressions'],
  columns: null,
  asks: null,
  account_choice: null,
  unsaid: {},
}

test('a profile is added, and a file imported into it', async () => {
  const { page } = await openHome({
    'GET /profiles': () => (app.asked('POST /profiles').length > 0 ? withX : sampleProfiles),
    'POST /profiles': { profile: onX },
    'POST /profiles/{id}/import': { import: { ...rows, id: 'check-1', state: 'checked', files: ['days.csv'], results: null, checked: [checked] } },
    'POST /imports/{id}/start': { import: { ...rows, id: 'import-1', state: 'done', files: ['days.csv'], results: [result], checked: null } },
    'POST /imports/{id}/seen': done,
  })
  await goTo(page, 'Profiles')
  await activate(page, 'Add profile')
  await page.waitForSelector('[role=dialog] form')
  await pick(page, 'Select a profile group', 'Leith')
  await choose(page, 'Facebook', 'X ')
  await fill(page, 'Name', 'Leith on X')
  await activate(page, 'Save')
  await waitForText(page, 'Into profile')
  expect(app.asked('POST /profiles').map(({ body }) => body)).toEqual([
    expect.objectContaining({ entity_gid: 'group-leith', network: 'twitter', name: 'Leith on X' }),
  ])

  const file = join(folder, 'days.csv')
  writeFileSync(file, 'date,impressions\n2026-11-01,5\n2026-11-02,6\n')
  // what comes then is the system's own dialog
  const [chooser] = await Promise.all([page.waitForFileChooser(), activate(page, 'choose files')])
  await chooser.accept([file])
  await page.waitForSelector('ul[aria-label=Files]')
  await activate(page, 'Import')
  await waitForText(page, 'Reports now show the new figures.')
  await activate(page, 'Done')
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
})

test('a report is read of other dates, and a figure explained, which gives the focus back', async () => {
  const { page } = await openHome(await reportAnswers())
  await goTo(page, 'Run report: Social media performance')
  await page.waitForSelector('#report-body')
  await waitUntilLoaded(page)
  await activate(page, 'Report dates:')
  await page.waitForSelector('[role=dialog][aria-label=Dates]')
  await fill(page, 'Report dates: start', '1 Aug 2025')
  await fill(page, 'Report dates: end', '31 Aug 2025')
  await activate(page, 'Save')
  await eventually(
    async () => app.asked('GET /reports/social-media-performance').at(-1)?.query,
    (query) => expect(query).toMatchObject({ dateFrom: '2025-08-01', dateTo: '2025-08-31' }),
  )
  await waitUntilLoaded(page)
  await activate(page, 'How it is calculated: Impressions')
  await page.waitForSelector('[role=dialog][aria-label^="Number passport"]')
  await closeDialog(page)
  await focusIs(page, /^How it is calculated: Impressions/)
})

const employee: Answered<'POST /employees'>['employee'] = {
  ...{ user_gid: 'jonas', first_name: 'Jonas', last_name: 'Berg', name: 'Jonas Berg', email: 'jonas@leith.example', access: 'RESTRICTED', state: 'invited' },
  ...{ joined_at: null, sent_at: '2026-11-28T09:00:00.000Z', ends_at: '2026-12-05T09:00:00.000Z', entities: [], labels: [], version: 1 },
  may: { edit: true, names: true, remove: true },
}

test('a colleague is invited to a profile group, who may only read', async () => {
  const { page, told } = await openHome({ 'POST /employees': { employee } })
  await goTo(page, 'Team')
  await activate(page, 'Invite new team member')
  await page.waitForSelector('[role=dialog] form')
  for (const [label, text] of Object.entries({ 'First name': 'Jonas', 'Last name': 'Berg', Email: 'jonas@leith.example' })) await fill(page, label, text)
  await choose(page, 'Account Admin', 'Restricted User')
  await activate(page, 'Continue')
  await waitForText(page, 'Step 2 of 2')
  await activate(page, 'Leith Studio', 'Space')
  await choose(page, 'Admin', 'Read-Only')
  await activate(page, 'Send invitation')
  await told('Invitation has been sent.')
  expect(app.asked('POST /employees').map(({ body }) => body)).toEqual([
    expect.objectContaining({ email: 'jonas@leith.example', entities: [expect.objectContaining({ entity_gid: 'group-leith', role: 'READONLY' })] }),
  ])
})
