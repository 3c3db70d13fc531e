/** Answers that break their contract, as of a proxy or another version: no screen breaks, and each says what it lacks. */
import { expect, test } from '@jest/globals'
import { endpoints } from '../../shared/api/index.ts'
import { messages } from '../../shared/messages.ts'
import { named, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { type Answers, BrokenAnswer, startMockedApp } from '../builders/mocked-app.ts'
import { sampleAnswers } from '../builders/sample-answers.ts'

const app = startMockedApp()
const empty = new BrokenAnswer({})
const everyEmpty: Answers = Object.fromEntries(endpoints.map(({ method, path }) => [`${method} ${path}`, empty]))

test.each([
  '/dashboard',
  '/notifications',
  '/reports',
  '/reports/links',
  '/reports/run/comprehensive',
  '/reports/templates',
  '/settings',
  '/settings/account',
  '/settings/api-keys',
  '/settings/audit-trail',
  '/settings/branding',
  '/settings/preferences/notifications',
  '/settings/preferences/personal',
  '/settings/preferences/security',
  '/settings/profile-groups',
  '/settings/profiles',
  '/settings/profiles/p-facebook',
  '/settings/subscription',
  '/settings/team',
  '/settings/undelivered',
])('%s stays a screen when every answer but the session is {}', async (path) => {
  const page = await app.open(path, { ...everyEmpty, 'GET /me': sampleAnswers['GET /me'] ?? empty })
  await page.waitForSelector('main h1')
  await waitUntilLoaded(page)
  await page.waitForSelector('header')
  const broken = await page.$$eval('main > [role=alert] h1', (all) => all.map(({ textContent }) => textContent))
  expect(broken).toEqual([])
})

test.each([
  ['a session', '/dashboard', messages.generic, { 'GET /me': empty }],
  [
    'a report',
    '/reports/run/comprehensive',
    messages.notLoaded.report,
    { 'GET /reports/social-media-performance': new BrokenAnswer({ title: 'A report', reports: {} }) },
  ],
  ['a shared report', '/shared-report/abc', messages.generic, { 'GET /shared-reports/{token}': empty }],
] as const)('%s that is not whole is a failure that can be tried again', async (_, path, sentence, answers) => {
  const page = await app.open(path, answers)
  await page.waitForSelector(named('button', 'Try again'))
  await waitForText(page, sentence)
})
