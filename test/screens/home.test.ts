/** Home: its one read, the profile group that it is about, and an account without one. */
import { expect, test } from '@jest/globals'
import type { Answered } from '../../shared/api/client.ts'
import { homeMessages } from '../../shared/home-messages.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { click, eventually } from '../builders/act.ts'
import { chooseOption, waitForText } from '../builders/browser.ts'
import { held, startMockedApp } from '../builders/mocked-app.ts'
import { sampleMe } from '../builders/sample-answers.ts'
import { clickNamed } from './screen-ways.ts'

const app = startMockedApp()
const home: Answered<'GET /home'> = {
  today: '2026-11-28',
  timezone: 'Europe/London',
  groups: sampleMe.entities.map(({ entity_gid, name }) => ({ entity_gid, name })),
  profiles: { all: 3, read: 3 },
  needs: [],
  week: { from: '2026-11-21', to: '2026-11-27' },
  before: { from: '2026-11-14', to: '2026-11-20' },
  changes: [],
  sends: [],
  next: null,
  data: sampleMe.entities.map(({ entity_gid }) => ({
    entity_gid,
    profiles: [{ id: `p-${entity_gid}`, name: 'Leith Studio', network: 'facebook', state: 'current', last: '2026-11-27' }],
  })),
}
const onTrial: Answered<'GET /subscription/plans'> = {
  ...{ plans: [], billing: 'stripe', redirect: null, alert: null },
  user: {
    ...{ id: 'user-ada', isManager: true },
    subscription: {
      ...{ plan: 'advanced', interval: 'monthly', trial_start: null, trial_end: '2026-12-07T10:00:00.000Z', created: null },
      ...{ state: null, cancelled: false, period_start: null, next_billing_date: null, amount: 0, unpaid_invoices: false, unpaid_since: null, card: null },
      ...{ competitors: 5, usage: null },
    },
  },
}
/** Reads of the frame of every screen. */
const ofFrame: ReadonlySet<string> = new Set(['GET /me', 'GET /alert/count', 'GET /profiles', 'POST /me/indicators'])
const reads = () => app.asked().filter(({ route }) => !ofFrame.has(route))

test('home asks for its data once, and again for the profile group that is chosen, of which a report is run in one press', async () => {
  const page = await app.open('/dashboard', { 'GET /home': home, 'GET /reports/social-media-performance': held })
  await page.waitForSelector('main header button')
  await eventually(
    async () => reads().map(({ route, query }) => [route, query]),
    (calls) => expect(calls).toEqual([['GET /home', {}]]),
  )
  await chooseOption(page, 'main header button', 'Leith Studio')
  await eventually(
    async () => reads().map(({ query }) => query),
    (queries) => expect(queries).toContainEqual({ entity_gid: 'group-leith' }),
  )
  await clickNamed(page, 'Run report')
  await page.waitForFunction(() => new URLSearchParams(location.search).get('entity') === 'group-leith')
  await eventually(
    async () => reads().map(({ route }) => route),
    (routes) => expect(routes).toContain('GET /reports/social-media-performance'),
  )
})

test('an account without profile groups says so to an advocate, with where advocates work, and shows no figure', async () => {
  const me = { ...sampleMe, isOwner: false, role: 'ADVOCATE' as const, entities: [] }
  const page = await app.open('/dashboard', { 'GET /me': { me }, 'GET /home': { ...home, groups: [], profiles: { all: 0, read: 0 }, data: [] } })
  await waitForText(page, screenMessages.noGroups.title)
  await waitForText(page, screenMessages.noGroups.advocate)
  await eventually(
    () => page.$$eval('[data-change]', ({ length }) => length),
    (count) => expect(count).toBe(0),
  )
})

test('an empty account sees its trial, a sample report, whom to invite and what can be imported beside its first steps', async () => {
  const me = { ...sampleMe, entities: [] }
  const page = await app.open('/dashboard', {
    'GET /me': { me },
    'GET /home': { ...home, groups: [], profiles: { all: 0, read: 0 }, data: [] },
    'GET /subscription/plans': onTrial,
  })
  await waitForText(page, 'Trial until 7 Dec 2026, 9 days left. No card needed')
  await waitForText(page, homeMessages.groupStep[0])
  await page.waitForSelector(`nav a[href="/settings/team?add=new"]`)
  await page.waitForSelector(`nav a[href="/integrations/"]`)
  await click(page, 'nav a', homeMessages.firstRun.sample[0])
  await page.waitForFunction(() => location.pathname === '/dashboard/sample')
  await waitForText(page, homeMessages.sample.tag)
  await page.waitForSelector('[data-tile]')
})
