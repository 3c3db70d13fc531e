import { expect, test } from '@jest/globals'
import type { ProfileRow } from '../../../../shared/api/profiles.ts'
import { accessSentence, healthOf } from './use-profile-states.ts'

const profile: ProfileRow = {
  id: 'page',
  name: 'Page',
  username: null,
  picture_url: null,
  profile_url: null,
  network: { code: 'linkedin', display: 'LinkedIn' },
  code: 'linkedin',
  entity_gid: 'group',
  timezone: null,
  available_from: '2026-01-01',
  access_ends_on: '2026-12-03',
  blocked: null,
  locked: false,
}

test.each([
  [8, 'ok', null],
  [7, 'reconnect', 'Access expires on 3 Dec 2026. Reconnect the profile before then.'],
  [0, 'reconnect', 'Access expires on 3 Dec 2026. Reconnect the profile before then.'],
  [-1, 'reconnect', 'Access ended on 3 Dec 2026. Reconnect the profile.'],
])('%s days before its access ends, a profile is %s', (access_left, health, said) => {
  const state = { id: 'page', last_day: '2026-11-20', behind: 0, access_left, version: 1 }
  expect(healthOf(profile, state)).toBe(health)
  expect(accessSentence(profile, state)).toBe(said)
  // no access helps one that the plan has locked
  expect(healthOf({ ...profile, blocked: 'Locked', locked: true }, state)).toBe('locked')
})

test.each([
  [7, 'ok'],
  [8, 'stale'],
])('%s days behind yesterday, a profile is %s', (behind, health) => {
  expect(healthOf(profile, { id: 'page', last_day: '2026-11-20', behind, access_left: null, version: 1 })).toBe(health)
})
