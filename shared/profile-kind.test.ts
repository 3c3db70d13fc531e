import { expect, test } from '@jest/globals'
import type { NetworkCode } from './networks.ts'
import { type ProfileKind, whyPublishingOnly } from './profile-kind.ts'

const said = (network: NetworkCode, kind: ProfileKind, profile_url: string | null = 'https://x.test') => whyPublishingOnly({ network, kind, profile_url })

test('what is for publishing alone says so by its network and kind; everything else takes reports', () => {
  expect(said('tiktok', 'ads')).toBe('TikTok Ads account is available only for boosting posts.')
  expect(said('facebook', 'group')).toBe('Due to Meta restrictions, only publishing is available for Facebook groups.')
  expect(said('facebook', 'profile', null)).toBe('Due to Meta restrictions, only publishing is available for Facebook profiles.')
  expect(said('facebook', 'custom')).toBe('Only publishing is available for Custom profiles.')
  expect(said('instagram', 'canva')).toBe('Canva account is available only for media integration purposes.')
  expect(said('facebook', 'profile')).toBeNull()
  expect(said('facebook', 'page', null)).toBeNull()
  expect(said('linkedin', 'group')).toBeNull()
  expect(said('tiktok', 'page')).toBeNull()
})
