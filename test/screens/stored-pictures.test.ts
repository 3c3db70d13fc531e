/** Pictures whose address somebody stored in order to act in the name of whoever looks at them: no screen asks for one. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { report } from '../../frontend/src/samples/report.ts'
import type { Answered } from '../../shared/api/client.ts'
import { eventually } from '../builders/act.ts'
import { chooseOption, waitUntilLoaded } from '../builders/browser.ts'
import { type Answers, startMockedApp } from '../builders/mocked-app.ts'
import { sampleProfiles } from '../builders/sample-answers.ts'
import { alert, inbox } from './notification-answers.ts'
import { pages } from './page-answers.ts'

const app = startMockedApp()
const profile = { name: 'Leith Studio', network: 'facebook', picture_url: '', profile_url: null } as const
const competitor: Answered<'GET /profiles/competitor'>[string][number] = {
  ...{ competitor_gid: 'kettle', profile_gid: 'p-facebook', name: 'Kettle & Crane', username: 'kettle', picture_url: '', profile_url: null },
  ...{ processed: true, error: false, warning: null },
}
const group: Answered<'GET /entities'>['entities'][number] = {
  ...{ entity_gid: 'group-leith', name: 'Leith Studio', type: 'brand', country: null, timezone: 'Europe/London', picture_url: '', max_users: null },
  ...{ max_profiles: null, publish_killswitch: false, version: 1, profiles: 2, members: 3, schedules: 0 },
}
const plain: Answers = {
  ...{ ...pages, 'GET /reports/performance': report, 'POST /reports/summary': { data: null } },
  ...{ 'GET /profiles': sampleProfiles, 'GET /profiles/competitor': { 'p-facebook': [competitor] }, 'GET /entities': { entities: [group], removed: [] } },
  'GET /alert': { alerts: [alert('one', 'A trap', { profile })], isFinalPage: true },
}
/** The answers with this address in the place of every picture. */
const withPictures = (picture: string): Answers => ({
  ...inbox([]),
  ...JSON.parse(JSON.stringify(plain, (key, value) => (key === 'picture_url' ? picture : value))),
})

const shows = (selector: string) => (page: Page) => page.waitForSelector(selector)
const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '/settings/profiles': shows('main tbody tr'),
  '/settings/profile-groups': shows('main tbody tr'),
  '/notifications': shows('main [data-alert]'),
  '/reports/run/posts': async (page) => {
    await page.waitForSelector('[data-tile]')
    // what waits to be scrolled to is drawn
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const grid = await page.waitForSelector('[data-count]')
    await grid?.scrollIntoView()
  },
  '/reports/run/competitor': async (page) => {
    await chooseOption(page, '#first-step button', 'Leith Studio')
    await page.waitForSelector('ul[aria-label=Competitors] li')
  },
}

test.each(Object.entries(screens))('%s asks for a picture of ours, and for none that leads to signing out', async (path, ready) => {
  const page = await app.open('/favicon.svg')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().startsWith('http')) asked.push(new URL(request.url()).pathname)
  })
  const open = async (picture: string) => {
    await app.open(path, withPictures(picture))
    await ready(page)
    await waitUntilLoaded(page)
  }
  await open('/media/trap.svg')
  await eventually(
    async () => asked,
    (paths) => expect(paths).toContain('/media/trap.svg'),
  )
  asked.length = 0
  // shared/pictures.test.ts has every address that is no picture
  await open('/media/../api/logout')
  const sources = await page.$$eval('main img, [role=dialog] img', (all) => all.map((one) => one.getAttribute('src') ?? ''))
  expect(sources.filter((source) => !source.startsWith('data:'))).toEqual([])
  expect(asked.filter((one) => !/^\/(?:assets|favicon|media)/.test(one))).toEqual([])
})
