import { expect, test } from '@jest/globals'
import { anAdvocacyGroup } from '../../../../test/builders/advocacy-group.ts'
import { itemReportOf } from '../../../../test/builders/items.ts'
import { advocacy } from './definition.ts'

const group = anAdvocacyGroup({
  rates: { currency: 'GBP', click: 1.5, engagement: 0.5, thousand_impressions: 4 },
  points: { share: 10, click: 2, engagement: 1 },
})
const member = (id: string, joined: string, left: string | null = null) => ({
  id,
  advocacyId: 'v',
  name: `Name ${id}`,
  picture_url: null,
  joinedAt: `${joined}T00:00:00Z`,
  leftAt: left && `${left}T00:00:00Z`,
})
const shared = (id: string, advocateId: string, day: string, more: object = {}) => ({
  id,
  advocacyId: 'v',
  advocateId,
  network: 'linkedin',
  profileId: `profile ${advocateId}`,
  followers: 100,
  at: `2026-03-${day}T10:00:00Z`,
  post: { id: 'post', text: 'Read this #team', url: null, picture_url: null },
  clicks: 4,
  impressions: 500,
  reactions: 3,
  comments: null,
  reshares: null,
  countries: [{ code: 'GB', clicks: 3 }],
  ...more,
})
const advocates = [member('ann', '2025-01-01'), member('bob', '2026-03-05'), member('cy', '2025-01-01', '2026-03-02'), member('dee', '2025-01-01')]
const shares = [
  shared('1', 'ann', '01'),
  // the same profile, later and larger: reached once, as it was then
  shared('2', 'ann', '02', { followers: 150, clicks: 0, countries: [] }),
  shared('3', 'bob', '06', { network: 'twitter', followers: null, clicks: null, reactions: 20, countries: [] }),
  shared('4', 'cy', '01', { clicks: 6, countries: [{ code: 'DE', clicks: 6 }], post: { id: 'other', text: '', url: null, picture_url: null } }),
]
const run = (items: object = { advocates, shares }) =>
  itemReportOf({
    definition: advocacy,
    profiles: [],
    items: Object.fromEntries(Object.entries(items)),
    range: ['2026-03-01', '2026-03-10'],
    context: { advocacy: group },
  })

test('members at the end, distinct sharers, each profile reached once, worth at the rates of the group', async () => {
  const { reports, no_data } = await run()
  expect(no_data).toBeNull()
  const tiles = Object.fromEntries(reports.crossChannel.summary.map(({ key, value }) => [key, value]))
  expect(tiles).toEqual({
    // cy left
    advocates: 3,
    active_advocates: 3,
    // the two tiles before it: cy shared before leaving
    adoption_rate: (3 / 3) * 100,
    shares: 4,
    shares_per_active: 4 / 3,
    clicks: 10,
    engagements: 29,
    potential_reach: 250,
    emv: 10 * 1.5 + 29 * 0.5 + 2 * 4,
  })
  const emv = reports.crossChannel.summary.find(({ key }) => key === 'emv')
  expect([emv?.title, emv?.unit, emv?.note]).toEqual([
    'Earned media value (GBP)',
    'money GBP',
    '£1.50 per click, £0.50 per engagement, £4.00 per 1,000 impressions',
  ])
})

test('active advocates of days do not add up; points rank, then clicks, then names', async () => {
  const { reports } = await run()
  const block = (key: string) => reports.crossChannel.report.find((section) => section.key === key)?.content[0]
  const activity = block('activity')
  expect(activity?.kind === 'line' && [activity.values[0]?.values.slice(0, 3), activity.total?.value]).toEqual([[2, 1, 0], 3])
  const board = block('leaderboard')
  if (board?.kind !== 'table') throw new Error('no table')
  // ann 2 x 10 + 8 + 6; bob 10 + 20; cy 10 + 12 + 3
  expect(board.values.map((row) => [row.name?.value, row.points?.value])).toEqual([
    ['Name ann', 34],
    ['Name bob', 30],
    ['Name cy', 25],
  ])
  const level = await run({ advocates, shares: [shared('1', 'dee', '01'), shared('2', 'bob', '01'), shared('3', 'ann', '01', { clicks: 3, reactions: 5 })] })
  const tied = level.reports.crossChannel.report.find(({ key }) => key === 'leaderboard')?.content[0]
  expect(tied?.kind === 'table' && tied.values.map((row) => [row.name?.value, row.points?.value])).toEqual([
    ['Name bob', 21],
    ['Name dee', 21],
    ['Name ann', 21],
  ])
  const map = block('map')
  expect(map?.kind === 'map' && map.values.map(({ code, value }) => [code, value])).toEqual([
    ['DE', 6],
    ['GB', 3],
  ])
  // one click of the first share tells no country
  expect(reports.crossChannel.report.find(({ key }) => key === 'map')?.subTitle).toBe('1 of 10 clicks has no country')
})

test('a group that shared nothing has no data', async () => {
  expect((await run({})).no_data).toEqual({ message: 'No advocacy group data found', hint: null })
})
