import { expect, test } from '@jest/globals'
import { nothingSaid } from '../../../../test/builders/nothing-said.ts'
import { importDays } from './profile.ts'
import { readForProfile } from './read-for-profile.ts'

const now = new Date('2026-11-29T10:30:00Z')

test.each([
  ['Pacific/Kiritimati', '2026-11-30'],
  ['UTC', '2026-11-29'],
  // still the 28th there
  ['Pacific/Niue', '2026-11-29'],
])('in %s a file may have rows until %s, and ends on the day of the import in UTC when it was quiet for a week', async (timezone, last) => {
  const days = importDays(timezone, now)
  expect(days).toEqual({ today: last, todayUtc: '2026-11-29' })
  const text = 'id,published_at,impressions\n1,2026-11-01T10:00:00Z,5\n2,2026-11-22T10:00:00Z,6\n'
  const context = { profileId: 'p', network: 'linkedin', entityGid: 'g', timezone, currency: null, dates: null, ...days } as const
  const files = [{ name: 'posts.csv', bytes: new TextEncoder().encode(text) }]
  const [file] = await readForProfile({ profile: { network: 'linkedin', username: null }, format: 'auto', of: null, files }, context, nothingSaid)
  expect(file?.reading.told).toEqual([{ of: 'posts', from: '2026-11-01', to: '2026-11-29' }])
})
