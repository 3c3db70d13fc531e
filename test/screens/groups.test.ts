/** Profile groups and profiles in states of their forms and lists. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import type { Answered } from '../../shared/api/client.ts'
import { groupMessages, profileMessages } from '../../shared/group-messages.ts'
import { click, eventually, hasFocus, replaceText } from '../builders/act.ts'
import { named, waitForGone, waitForText } from '../builders/browser.ts'
import { type Answers, held, startMockedApp } from '../builders/mocked-app.ts'
import { sampleProfiles } from '../builders/sample-answers.ts'

const app = startMockedApp()
const listed: Omit<Answered<'GET /entities'>['entities'][number], 'profiles' | 'members' | 'schedules'> = {
  ...{ entity_gid: 'group-leith', name: 'Leith Studio', type: 'brand', country: { value: 'GB', label: 'United Kingdom' } },
  ...{ timezone: 'Europe/London', picture_url: null, max_users: null, max_profiles: null, publish_killswitch: false, version: 1 },
}
const entity: Answered<'GET /entities/{id}'>['entity'] = {
  ...listed,
  ...{ description: '', industry: null, picture: null, profiles: [], shortener: false, shortener_domain: null, shortener_profile_gid: null },
  ...{ shortener_profile: null, publish_now_delay: 0, takes: { profiles: 2, schedules: 0, links: 0, members: 0 } },
}
const groups: Answered<'GET /entities'> = { entities: [{ ...listed, profiles: 2, members: 3, schedules: 0 }], removed: [] }
const statesWith = (left: number | null): Answered<'GET /profiles/states'> => ({
  states: sampleProfiles.profiles.map(({ id }) => ({ id, last_day: '2026-11-20', behind: 0, access_left: id === 'p-instagram' ? left : null, version: 1 })),
  plan: { held: 3, most: null },
  groups: [],
  removed: [],
})
const answers: Answers = {
  'GET /entities': groups,
  'GET /entities/{id}': { entity },
  'GET /profiles/formdata': {
    countries: [{ value: 'GB', label: 'United Kingdom' }],
    entityTypes: [{ value: 'brand', label: 'Brand' }],
    timeZones: ['Europe/London'],
    industries: [],
  },
  'GET /profiles/states': statesWith(null),
  'GET /profiles/{id}/takes': { schedules: 0, competitors: 0 },
}
const save = (page: Page) => click(page, '[role=dialog] button', 'Save')
const go = (page: Page, path: string) => page.evaluate((to) => window.history.pushState({}, '', to), path)

test('a group without its required fields has a sentence under each, focuses the first, and is not sent', async () => {
  const page = await app.open('/settings/profile-groups', answers)
  await click(page, named('button', 'Add profile group'))
  await page.waitForSelector('[role=dialog] form')
  await save(page)
  for (const sentence of [groupMessages.nameEmpty, groupMessages.typeRequired, groupMessages.countryRequired]) await waitForText(page, sentence)
  await hasFocus(page, 'input[name=name]')
  expect(app.asked('POST /entities')).toEqual([])
})

test('a list that was left while it loaded is read again after a change, whose confirmation waits for no slow read', async () => {
  let reads = 0
  const page = await app.open('/settings/profiles', {
    ...answers,
    // the first reading and the one after the edit never come
    'GET /entities': () => {
      reads += 1
      return reads === 2 ? groups : held
    },
    'DELETE /profiles/{id}': { removed: true, restorable_until: '2026-12-28T09:00:00.000Z' },
    'PATCH /entities/{id}': { entity },
  })
  await page.waitForSelector('main tbody tr')
  await go(page, '/settings/profile-groups')
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Profile groups')
  await go(page, '/settings/profiles')
  await click(page, named('button', 'Remove Harbour Coffee on LinkedIn'))
  await waitForText(page, 'You can restore it for 30 days.')
  await click(page, named('button', 'Remove'))
  await waitForText(page, profileMessages.removed)
  await go(page, '/settings/profile-groups')
  await page.waitForSelector('main tbody button[aria-label="Edit Leith Studio"]')
  await eventually(
    async () => app.asked('GET /entities'),
    (asked) => expect(asked).toHaveLength(2),
  )

  await click(page, 'main tbody button[aria-label="Edit Leith Studio"]')
  await replaceText(page, '[role=dialog] textarea', 'Roasts on Mondays')
  await save(page)
  await waitForText(page, groupMessages.updated)
  await eventually(
    async () => app.asked('GET /entities'),
    (asked) => expect(asked).toHaveLength(3),
  )
})

test('a profile whose access ends soon needs reconnecting, until a later day is entered', async () => {
  const page = await app.open('/settings/profiles', answers)
  const enter = async (day: string, left: number) => {
    const edited = { ...sampleProfiles, profiles: sampleProfiles.profiles.map((one) => (one.id === 'p-instagram' ? { ...one, access_ends_on: day } : one)) }
    const profile = edited.profiles.find(({ id }) => id === 'p-instagram')
    if (!profile) throw new Error('The sample account has no Instagram profile.')
    app.answer({
      'PATCH /profiles/{id}': () => {
        app.answer({ 'GET /profiles': edited, 'GET /profiles/states': statesWith(left) })
        return { profile, version: 2 }
      },
    })
    await click(page, named('button', 'Edit Leith Studio on Instagram'))
    const field = '[role=dialog] input[name=access_ends_on]'
    await page.waitForSelector(field)
    // Chromium forgets a typed digit of a date after a second
    await page.$eval(
      field,
      (input, value) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      },
      day,
    )
    await save(page)
    await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
  }
  await enter('2026-12-03', 3)
  await waitForText(page, profileMessages.accessEnds('3 Dec 2026'))
  await enter('2027-02-01', 63)
  await waitForGone(page, profileMessages.accessEnds('3 Dec 2026'))
  await waitForGone(page, profileMessages.accessEnds('1 Feb 2027'))
  expect(app.asked('PATCH /profiles/{id}').map(({ body }) => body)).toEqual([
    expect.objectContaining({ access_ends_on: '2026-12-03', version: 1 }),
    expect.objectContaining({ access_ends_on: '2027-02-01', version: 1 }),
  ])
})
