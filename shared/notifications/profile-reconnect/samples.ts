import { samplesOf } from '../samples.ts'
import { profileReconnect } from './definition.ts'

const profile = { profile_gid: 'prof-3', profile: 'Northbound Coffee', network: 'instagram', ends_on: '2026-11-29' } as const

export const samples = samplesOf(profileReconnect, {
  typical: {
    ...profile,
    username: 'northbound.coffee',
    group: 'Northbound Coffee',
    left: 7,
    connected_on: '2026-09-30',
    used: { reports: 3, next: '2026-11-30T09:00:00.000Z', timezone: 'Europe/London' },
  },
  'its last day, and no report': { ...profile, left: 1, used: { reports: 0, next: null, timezone: 'Europe/London' } },
  'right to left, emoji and markup': {
    ...profile,
    profile: 'قهوة ☕️ <script>alert(1)</script> & Söhne',
    username: 'northbound',
    group: '<b>“Larkmere”</b> شركة',
    left: 0,
    connected_on: '2026-09-30',
    used: { reports: 1, next: '2026-11-30T09:00:00.000Z', timezone: 'Europe/London' },
  },
})
