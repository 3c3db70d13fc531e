/** No screen moves under a pointer while its answers come. */
import { expect, test } from '@jest/globals'
import type { Answered } from '../../shared/api/client.ts'
import { bannerMessages } from '../../shared/banner-messages.ts'
import { eventually } from '../builders/act.ts'
import { waitForText } from '../builders/browser.ts'
import { type Answers, startMockedApp } from '../builders/mocked-app.ts'
import { sampleMe, sampleProfiles } from '../builders/sample-answers.ts'
import { collectShifts, moved } from './layout-shifts.ts'
import { settings } from './notification-answers.ts'
import { pages, wholeHome } from './page-answers.ts'
import { reportAnswers } from './report-ways.ts'
import { withSchedule } from './sample-runs.ts'

const app = startMockedApp()
const most = 0.02
/** The toolbar of a report takes a second row when its tabs do not fit beside its controls, which its answer alone says. */
const mostOfReport = 0.05
const apartMs = 200

const late = [
  [1440, '/dashboard', '[data-change]'],
  [1440, '/reports', 'main tbody tr'],
  [1440, '/reports/run/comprehensive', '[data-tile]'],
  [1440, '/settings/profiles', 'main tbody tr'],
  [1440, '/settings/profile-groups', 'main tbody tr'],
  [1440, '/settings/preferences/notifications', 'main table'],
  [390, '/dashboard-mobile', '[data-change]'],
  [390, '/settings/profiles', 'main tbody tr'],
  [390, '/settings/team', 'main tbody tr'],
] as const

const states: Answered<'GET /profiles/states'> = {
  // the last one has lost its access, which puts it first, in a row of more height
  states: sampleProfiles.profiles.map(({ id }, place) => ({ id, last_day: '2026-11-19', behind: 0, access_left: place === 2 ? -1 : null, version: 1 })),
  ...{ plan: { held: 3, most: 10 }, groups: [], removed: [] },
}
const entities: Answered<'GET /entities'>['entities'] = sampleMe.entities.map(({ entity_gid, name }) => ({
  ...{ entity_gid, name, type: 'brand', country: { value: 'GB', label: 'United Kingdom' }, timezone: 'Europe/London', picture_url: null },
  ...{ max_users: null, max_profiles: 10, publish_killswitch: false, version: 1, profiles: 2, members: 3, schedules: 1 },
}))
const employees: Answered<'GET /employees'>['employees'] = ['Ada Brook', 'Jonas Berg', 'Isla Murray'].map((name) => ({
  ...{ user_gid: name, first_name: name, last_name: '', name, email: 'somebody.with.a.long.name@leith.example', access: 'MANAGER', state: 'joined' },
  ...{ joined_at: '2026-01-05T09:00:00.000Z', sent_at: null, ends_at: null, entities: [], labels: ['Winter desk'], version: 1 },
  may: { edit: true, names: true, remove: true },
}))

test('a page stays where it is while its answers come late, one after another, and with a line above it', async () => {
  // publishing is off in one profile group, which every page says in a line above it
  const me = { ...sampleMe, entities: sampleMe.entities.map((group, place) => ({ ...group, publish_killswitch: place === 0 })) }
  const answers: Answers = {
    ...{ ...pages, ...settings, ...withSchedule, ...(await reportAnswers()), ...(await wholeHome()) },
    ...{ 'GET /me': { me }, 'GET /profiles/states': states, 'GET /entities': { entities, removed: [] }, 'GET /employees': { employees, locked: [] } },
  }
  const page = await app.open('/favicon.svg')
  const shifts = await collectShifts(page)
  const pending = new Set<string>()
  page.on('request', (request) => pending.add(request.url()))
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end, (request) => pending.delete(request.url()))
  const answered = async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    return [...pending]
  }
  app.delay(({ route }, before) => (route === 'GET /me' ? 0 : apartMs * (before % 4)))
  const found: string[] = []
  for (const [width, path, shown] of late) {
    pending.clear()
    await app.open(path, answers, { width, height: 1000 })
    await page.waitForSelector(shown)
    await waitForText(page, bannerMessages.publishingOff(['Leith Studio']))
    await eventually(answered, (open) => expect(open).toEqual([]))
    const all = await shifts()
    if (moved(all) > (path.includes('/run/') ? mostOfReport : most))
      found.push(`${width} ${path}: ${all.map(({ by, what }) => `${by.toFixed(4)} ${what}`).join('; ')}`)
  }
  expect(found).toEqual([])

  // a shift is noticed
  await page.evaluate(() => document.querySelector('main')?.prepend(Object.assign(document.createElement('div'), { style: 'height: 300px' })))
  await page.waitForFunction('window.shifts.some(({ by }) => by > 0.02)')
})
