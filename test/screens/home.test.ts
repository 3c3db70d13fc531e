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
/** One page had 700 impressions a day before; the other joined this week. The last day may still change. */
const changeOfPart = {
  ...{ key: 'impressions', title: 'Impressions', entity_gid: 'group-leith', change: 42.9, strength: 5.6 },
  usual: { low: -4, high: 6, weeks: 12 },
  figure: {
    ...{ value: 42_000, prior: 4_200, compared: 6_000, over: { some: 6, all: 7 } },
    ...{ growth: { kind: 'percent', value: 42.9 }, unit: 'count', polarity: 'higher' },
  },
  daily: [700, 700, 700, 700, 700, 700, 700, 6_000, 6_000, 6_000, 6_000, 6_000, 6_000, 6_000],
  passport: {
    ...{ title: 'Impressions', class: 'FLOW', rule: 'Added up over days and profiles.', figure: null, note: null, definition: 'Times shown.' },
    ...{ formula: 'sum', networks: [], coverage: null, days: 'Days of Europe/London.', compared: 'With the week before.', fetched: '', native: null },
  },
} satisfies Answered<'GET /home'>['changes'][number]
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
const { over: _, compared: __, ...ofAll } = changeOfPart.figure
const changeOfAll = {
  ...{ ...changeOfPart, key: 'reach', title: 'Reach' },
  figure: { ...ofAll, value: 5_200, prior: 4_100, growth: { kind: 'percent', value: 26.8 } },
} satisfies Answered<'GET /home'>['changes'][number]
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

test('a change has both of its terms, and that of a part its days, on wide and small screens', async () => {
  const page = await app.open('/dashboard', { 'GET /home': { ...home, changes: [changeOfPart, changeOfAll] } })
  for (const width of [1440, 1100, 390]) {
    await page.setViewport({ width, height: 900 })
    await waitForText(page, 'from 4,100')
    await waitForText(page, '6,000 from 4,200 (6 of 7 days)')
    await waitForText(page, '42K')
  }
})
