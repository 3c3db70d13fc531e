import { expect, test } from '@jest/globals'
import type { ProfileRow } from '../../../shared/api/profiles.ts'
import { messages } from '../../../shared/messages.ts'
import { readReportSearch } from './address.ts'
import { groupNames, type ReportGroup, refusedDates, refusesGroup, searchOf, viewOf } from './view.ts'

const profile = (id: string, entity: string, blocked: string | null = null): ProfileRow => ({
  id,
  name: id,
  username: null,
  picture_url: null,
  profile_url: null,
  network: { code: 'facebook', display: 'Facebook' },
  code: 'facebook',
  entity_gid: entity,
  timezone: null,
  available_from: null,
  access_ends_on: null,
  blocked,
  locked: false,
})
const groups: ReportGroup[] = [
  { entity_gid: 'north', name: 'North', timezone: 'Europe/London', profiles: [profile('a', 'north'), profile('b', 'north', 'blocked')] },
  { entity_gid: 'south', name: 'South', timezone: null, profiles: [profile('c', 'south'), profile('d', 'south')] },
]
const todayIn = () => '2026-11-20'
const view = (search: Record<string, unknown>) => viewOf(readReportSearch(search), groups, 'America/New_York', todayIn)

test('an empty address is every open profile of the first group over the last four weeks against the preceding period of the same weekdays', () => {
  expect(view({})).toEqual({
    entityGid: 'north',
    network: 'cross_channel',
    profileIds: ['a'],
    range: { from: '2026-10-23', to: '2026-11-20' },
    prior: { from: '2026-09-18', to: '2026-10-16' },
    templateId: null,
    labels: [],
    labelMatch: 'any',
    timezone: 'Europe/London',
  })
})

test('a group of blocked profiles alone is run with all of them, so that it is said why they are blocked', () => {
  const blocked: ReportGroup[] = [{ entity_gid: 'north', name: 'North', timezone: null, profiles: [profile('b', 'north', 'blocked')] }]
  expect(viewOf({}, blocked, 'UTC', todayIn)?.profileIds).toEqual(['b'])
})

test('the address of a view restores that very view', () => {
  const first = view({
    profile: 'd,c',
    network: 'facebook',
    from_date: '2026-11-01',
    to_date: '2026-11-10',
    prior_from: '2025-11-01',
    prior_to: '2025-11-10',
    template_id: 't1',
    label: 'x\\, y,z',
    label_match: 'all',
  })
  expect(first?.entityGid).toBe('south')
  expect(first?.timezone).toBe('America/New_York')
  expect(first?.labels).toEqual(['x, y', 'z'])
  expect(first && view(searchOf(first, groups))).toEqual(first)
})

test('a group that has none of the named profiles never heads their report, and the address is known to be wrong', () => {
  const named = (search: Record<string, string>) => {
    const seen = view(search)
    const group = groups.find(({ entity_gid }) => entity_gid === seen?.entityGid)
    return [group?.name, group && refusesGroup(readReportSearch(search), group)]
  }
  expect(named({ entity: 'north', profile: 'c' })).toEqual(['South', true])
  expect(named({ entity: 'gone' })).toEqual(['North', true])
  expect(named({ entity: 'south', profile: 'zzz' })).toEqual(['South', false])
  expect(named({ entity: 'south', profile: 'a,c' })).toEqual(['South', false])
  expect(named({})).toEqual(['North', false])
})

test('a report of profiles of several groups names them all', () => {
  expect(groupNames({ entityGid: 'south', profileIds: ['a', 'c'] }, groups)).toEqual(['South', 'North'])
  expect(groupNames({ entityGid: 'south', profileIds: ['c'] }, groups)).toEqual(['South'])
})

test('a network that does not exist is that of all channels, in the address too', () => {
  const first = view({ network: 'zzz' })
  expect(first?.network).toBe('cross_channel')
  expect(first && searchOf(first, groups).network).toBe('cross_channel')
})

test('dates that cannot be are replaced by the default, and so is a comparison without both ends', () => {
  expect(view({ from_date: '2026-11-30', to_date: '2026-12-01' })?.range).toEqual({ from: '2026-10-23', to: '2026-11-20' })
  expect(view({ from_date: '2026-11-11', to_date: '2026-11-20', prior_from: '2026-01-01' })?.prior).toEqual({ from: '2026-10-28', to: '2026-11-06' })
})

test('an address says why its dates cannot be used', () => {
  const why = (search: Record<string, string>) => refusedDates(readReportSearch(search), '2026-11-20')
  expect(why({})).toBeNull()
  expect(why({ from_date: '2026-11-01', to_date: '2026-11-20', prior_from: '2026-10-01', prior_to: '2026-10-20' })).toBeNull()
  expect(why({ from_date: '2026-11-30', to_date: '2026-12-01' })).toBe(messages.dates.replaced(messages.dates.endAfterToday))
  expect(why({ from_date: '2026-11-20' })).toBe(messages.dates.replaced(messages.dates.end))
  expect(why({ from_date: '2026-02-31', to_date: '2026-03-01' })).toBe(messages.dates.replaced(messages.dates.start))
})

test('an address whose comparison alone cannot be used says so, because its dates stay', () => {
  const why = (search: Record<string, string>) => refusedDates(readReportSearch(search), '2026-11-20')
  const dates = { from_date: '2026-11-01', to_date: '2026-11-20' }
  expect(why({ ...dates, prior_from: '2026-11-05', prior_to: '2026-11-01' })).toBe(messages.dates.compareReplaced(messages.dates.startAfterEnd))
  expect(why({ prior_from: '2026-10-01' })).toBe(messages.dates.compareReplaced(messages.dates.end))
  expect(why({ from_date: '2026-11-30', to_date: '2026-12-01', prior_from: '2026-10-01' })).toBe(messages.dates.replaced(messages.dates.endAfterToday))
})

test('unknown profiles beside known ones are dropped; when none is known the server is asked', () => {
  expect(view({ profile: 'a,zzz' })?.profileIds).toEqual(['a'])
  expect(view({ profile: 'zzz' })?.profileIds).toEqual(['zzz'])
})
