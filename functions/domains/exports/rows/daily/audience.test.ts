import { expect, test } from '@jest/globals'
import { aProfile } from '../../../../../test/builders/dataset.ts'
import { audienceRows } from './audience.ts'

const snapshot = {
  profileId: 'tok',
  date: '2026-11-07',
  followers: 1_000,
  countries: [
    { code: 'US', followers: 460 },
    { code: 'EG', followers: 220 },
  ],
  cities: [],
  ages: [{ band: '25-34', women: 400, men: 500, other: 100 }],
}
const profiles = [
  { profile: aProfile('tok', 'tiktok'), audience: snapshot },
  { profile: aProfile('new', 'tiktok'), audience: null },
]
const cut = (name: Parameters<typeof audienceRows>[1]) =>
  [...audienceRows(profiles, name)].map((row) => [row['Profile id'], row.Date, row.Part, row.Gender, row.Followers])

test('rows of an audience are its parts and the rest of the followers, of profiles that have a snapshot', () => {
  expect(cut('countries')).toEqual([
    ['tok', '2026-11-07', 'US', undefined, 460],
    ['tok', '2026-11-07', 'EG', undefined, 220],
    ['tok', '2026-11-07', 'Other', undefined, 320],
  ])
  expect(cut('cities')).toEqual([])
  expect(cut('ages').map(([, , ...part]) => part)).toEqual([
    ['25-34', 'Women', 400],
    ['25-34', 'Men', 500],
    ['25-34', 'Other or not known', 100],
  ])
})
