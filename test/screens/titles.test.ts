/** The title of the browser tab: what is open, by its own name. */
import { test } from '@jest/globals'
import { linkMessages } from '../../shared/link-messages.ts'
import { reportName } from '../../shared/report-name.ts'
import { screens } from '../../shared/screens.ts'
import { type Answers, Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { sampleMe } from '../builders/sample-answers.ts'
import { sampleReport } from './sample-report.ts'

const app = startMockedApp()
const starting = (...names: readonly string[]) => screens.filter((path) => names.includes(path.split('/')[1] ?? ''))

test.each([
  ['of whoever is signed in', starting('dashboard', 'docs', 'help', 'notifications', 'reports', 'settings'), {}],
  ['of administrators', starting('admin'), { 'GET /me': { me: { ...sampleMe, type: 'admin' } } }],
  [
    'of nobody yet',
    ['/login', '/signup', '/password', '/password/token-1', '/confirm/token-1', '/email/token-1', '/invitation/token-1', '/keep/token-1'],
    { 'GET /me': new Refusal(401, 'Please sign in.', { mustLogin: true }) },
  ],
] as const)('every screen %s has its own title', async (_, paths, answers: Answers) => {
  const titles: string[] = []
  const page = await app.open('/help', answers)
  for (const path of paths) {
    // as a link does, without loading the app again
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await page.waitForFunction((to) => location.pathname === to, {}, path)
    const isOwn = (seen: string[]) => document.title.endsWith(' · Almanac') && !seen.includes(document.title)
    await page.waitForFunction(isOwn, {}, titles).catch(async () => {
      throw new Error(`${path} has the title ${await page.title()}, as another page has.`)
    })
    titles.push(await page.title())
  }
})

test('a dialog with an address of its own gives the title back when it is closed', async () => {
  const page = await app.open('/reports/schedule')
  await page.waitForFunction(() => document.title === 'Schedule a report · Almanac')
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.title === 'Reports · Almanac')
})

const shared: Answers['GET /shared-reports/{token}'] = {
  ...{ report: { ...sampleReport, entities: [{ entity_gid: 'group-leith', name: 'Leith Studio' }] }, hash: 'a'.repeat(64), content: 'b'.repeat(64) },
  ...{ sealed_at: '2026-11-20T09:00:00.000Z', expires_at: null, shared_by: 'Leith Agency', downloads: false },
}

test('a shared link has the title of its PDF, once its password is typed', async () => {
  const locked = await app.open('/shared-report/abc', { 'GET /shared-reports/{token}': new Refusal(403, linkMessages.password.title) })
  await locked.waitForFunction((title) => document.title === title, {}, linkMessages.password.title)
  const page = await app.open('/shared-report/abc', { 'GET /shared-reports/{token}': shared })
  await page.waitForFunction((title) => document.title === title, {}, reportName('Leith Studio', sampleReport, sampleReport.dates))
})

test('the title of a dead link says so, without our name', async () => {
  const page = await app.open('/shared-report/abc', { 'GET /shared-reports/{token}': new Refusal(410, linkMessages.refused.gone) })
  await page.waitForFunction((title) => document.title === title, {}, linkMessages.ends.title)
})
