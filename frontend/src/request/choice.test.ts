import { expect, test } from '@jest/globals'
import type { NetworkCode } from '../../../shared/networks.ts'
import { reportManifest } from '../../../shared/reports/index.ts'
import { blockedFor } from '../../../shared/reports/language/blocked.ts'
import type { DatePreset } from '../../../shared/templates/date-preset.ts'
import type { ReportSearch } from './address.ts'
import { choiceAfter, nothingChosen, type ReportChoice, searchOfGroup, withChoice } from './choice.ts'
import { type ReportGroup, viewOf } from './view.ts'

const profile = (id: string, entity_gid: string, code: NetworkCode) => ({
  id,
  name: id,
  username: null,
  picture_url: null,
  profile_url: null,
  network: { code, display: code },
  code,
  entity_gid,
  timezone: null,
  available_from: '2020-01-01',
  access_ends_on: null,
  blocked: null,
  locked: false,
})
const plain: ReportGroup[] = [
  {
    entity_gid: 'north',
    name: 'North',
    timezone: null,
    profiles: [profile('fb', 'north', 'facebook'), profile('li', 'north', 'linkedin'), profile('go', 'north', 'google'), profile('x', 'north', 'twitter')],
  },
  { entity_gid: 'south', name: 'South', timezone: null, profiles: [profile('s1', 'south', 'facebook')] },
]
/** As useReportGroups gives them. */
const groupsOf = (type: string): ReportGroup[] => {
  const manifest = reportManifest(type)
  return plain.map((group) => ({
    ...group,
    profiles: group.profiles.map((one) => ({ ...one, blocked: manifest && blockedFor(manifest, { network: one.code, blocked: null }) })),
  }))
}
const opened = (type: string, choice: ReportChoice, search: ReportSearch = {}, preset: DatePreset | null = null) => {
  const groups = groupsOf(type)
  const view = viewOf(withChoice(search, choice, groups, preset), groups, 'UTC', () => '2026-11-20', null, preset)
  if (!view) throw new Error('no group')
  const group = groups.find(({ entity_gid }) => entity_gid === view.entityGid) ?? null
  return { view, after: choiceAfter(choice, view, group, reportManifest(type)?.compared !== false) }
}

test('reviews take some of the profiles, and the report after them takes all again', () => {
  const reviews = opened('reviews', nothingChosen, { entity: 'north' })
  expect(reviews.view.profileIds).toEqual(['fb', 'go'])
  expect(opened('comprehensive', reviews.after).view.profileIds).toEqual(['fb', 'li', 'go', 'x'])
})

test('profiles that were chosen stay chosen over other types and back, also those that a type between does not take', () => {
  const some = opened('comprehensive', nothingChosen, { entity: 'north', profile: 'li,go,x' })
  const reviews = opened('reviews', some.after)
  expect(reviews.view.profileIds).toEqual(['go'])
  expect(opened('comprehensive', reviews.after).view.profileIds.toSorted()).toEqual(['go', 'li', 'x'])
})

test('group and dates go from one type to another; one without a comparison keeps that of the others', () => {
  const dates = { from_date: '2026-11-01', to_date: '2026-11-10', prior_from: '2025-11-01', prior_to: '2025-11-10' }
  const posts = opened('posts', nothingChosen, { entity: 'south', ...dates })
  const { after } = opened('advocacy', posts.after)
  const { view } = opened('comprehensive', after)
  expect([view.entityGid, view.range, view.prior]).toEqual(['south', { from: '2026-11-01', to: '2026-11-10' }, { from: '2025-11-01', to: '2025-11-10' }])
  expect(withChoice({ listener_id: 'l' }, after, [])).toEqual({ listener_id: 'l', ...dates })
})

test('another group keeps the dates, and has its own profiles again when it is come back to', () => {
  const address = {
    entity: 'north',
    profile: 'li',
    network: 'linkedin',
    from_date: '2026-11-01',
    to_date: '2026-11-10',
    prior_from: '2026-10-18',
    prior_to: '2026-10-27',
  }
  const north = opened('comprehensive', nothingChosen, address)
  const [first, second] = groupsOf('comprehensive')
  if (!first || !second) throw new Error('no group')
  const dates = { from_date: '2026-11-01', to_date: '2026-11-10', prior_from: '2026-10-18', prior_to: '2026-10-27' }
  expect(searchOfGroup(north.after, second, address)).toEqual({ entity: 'south', ...dates })
  expect(searchOfGroup(north.after, first, { entity: 'south', ...dates })).toEqual({ entity: 'north', profile: 'li', ...dates })
})

test('an address that says what it means is opened as it is', () => {
  const choice = opened('comprehensive', nothingChosen, { entity: 'north', profile: 'li', from_date: '2026-11-01', to_date: '2026-11-10' }).after
  expect(withChoice({ entity: 'south', from_date: '2026-01-01', to_date: '2026-01-31' }, choice, groupsOf('posts'))).toEqual({
    entity: 'south',
    from_date: '2026-01-01',
    to_date: '2026-01-31',
  })
})

test('a template begins with its own dates, also after a report with others; what it leaves open stays, and an address that says its dates wins', () => {
  const october = { from_date: '2026-10-01', to_date: '2026-10-31', prior_from: '2025-10-01', prior_to: '2025-10-31' }
  const { after } = opened('comprehensive', nothingChosen, { entity: 'north', ...october })
  const dates = (preset: Partial<DatePreset>, search: ReportSearch = {}, type = 'comprehensive') => {
    const { view } = opened(type, after, search, { range: null, compare: null, ...preset })
    return [view.range.from, view.range.to, view.prior.from, view.prior.to]
  }
  expect(dates({ range: 'last_7_days', compare: 'last_year' })).toEqual(['2026-11-14', '2026-11-20', '2025-11-14', '2025-11-20'])
  // of the prior report's comparison nothing is left beside another range
  expect(dates({ range: 'last_7_days' })).toEqual(['2026-11-14', '2026-11-20', '2026-11-07', '2026-11-13'])
  expect(dates({ compare: 'preceding' })).toEqual(['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'])
  expect(dates({})).toEqual(['2026-10-01', '2026-10-31', '2025-10-01', '2025-10-31'])
  expect(dates({ range: 'last_fortnight', compare: 'two_years_ago' })).toEqual(dates({}))
  const said = { from_date: '2026-01-01', to_date: '2026-01-31', prior_from: '2025-12-01', prior_to: '2025-12-31' }
  expect(dates({ range: 'last_7_days', compare: 'last_year' }, said)).toEqual(Object.values(said))
  const { prior_from: _, prior_to: __, ...range } = said
  expect(dates({ range: 'last_7_days', compare: 'last_year' }, range)).toEqual(['2026-01-01', '2026-01-31', '2025-01-01', '2025-01-31'])
})
