import { expect, test } from '@jest/globals'
import { aProfile, reportOf } from '../../../../../test/builders/dataset.ts'

test('a part has the days of its own: days that lack other parts and days without anything are told apart', () => {
  const days = [{ from: '2026-11-01', values: { reactions: [4, 5], followers_gained: [2, 3], video_views: [50, 50] } }]
  const report = reportOf({ range: ['2026-11-01', '2026-11-03'], profiles: [{ profile: aProfile('tt', 'tiktok', { columns }), days }] })
  const { passports } = report.reports.crossChannel
  expect(passports.engagements?.coverage).toMatchObject({
    have: 0,
    expected: 3,
    notes: [expect.stringContaining('lacks parts of this figure on 2 of 3 days.'), expect.stringContaining('has no data for 3 Nov.')],
  })
  expect(passports.part_reactions).toMatchObject({ coverage: { have: 2, expected: 3 }, networks: [{ field: 'Likes', value: 9 }] })
  expect(passports.followers_gained?.networks).toEqual([{ network: 'tiktok', field: 'New followers', value: 5 }])
})

const columns = { days: { reactions: 'Likes', followers_gained: 'New followers', video_views: 'Video Views' }, posts: {} }
