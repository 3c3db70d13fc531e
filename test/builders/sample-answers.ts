/** What the API answers a sample account: one owner, two profile groups, three profiles. Tests of a screen replace what they are about. */
import type { Answered } from '../../shared/api/client.ts'
import { networkRows } from '../../shared/networks.ts'
import { permissionSections } from '../../shared/permissions.ts'
import { featureIds } from '../../shared/plans.ts'
import { firstPreferences } from '../../shared/preferences.ts'
import { reportManifests } from '../../shared/reports/index.ts'
import type { Answers } from './mocked-app.ts'

type Me = Answered<'GET /me'>['me']

const groups = [
  { entity_gid: 'group-leith', name: 'Leith Studio', timezone: 'Europe/London' },
  { entity_gid: 'group-harbour', name: 'Harbour Coffee', timezone: 'America/New_York' },
] as const

export const sampleMe: Me = {
  id: 'user-ada',
  email: 'ada@leith.example',
  name: 'Ada Brook',
  role: 'OWNER',
  type: 'member',
  isOwner: true,
  isManager: false,
  account: { id: 'acct-leith', name: 'Leith Studio', timezone: 'Europe/London', competitors: 5, ends_at: null },
  entities: groups.map((group) => ({
    ...group,
    admin: true,
    publish_killswitch: false,
    permissions: Object.fromEntries(permissionSections.map((section) => [section, 'manage'])),
  })),
  features: Object.fromEntries(featureIds.map((feature) => [feature, true])),
  report_types: reportManifests.map(({ id }) => id),
  preferences: { ...firstPreferences, theme: 'light' },
  confirmed: true,
  email_suppressed: false,
  suppressed_reason: null,
  logo: null,
  unpaid_invoices: false,
  warned: false,
  impersonating_user_gid: null,
}

const profile = (id: string, network: keyof typeof networkRows, entity_gid: string, name: string): Answered<'GET /profiles'>['profiles'][number] => ({
  id,
  entity_gid,
  name,
  username: name.toLowerCase().replaceAll(' ', ''),
  network: { code: network, display: networkRows[network].display },
  picture_url: null,
  profile_url: null,
  timezone: 'Europe/London',
  code: network,
  available_from: '2026-01-01',
  access_ends_on: null,
  blocked: null,
  locked: false,
})

export const sampleProfiles: Answered<'GET /profiles'> = {
  profiles: [
    profile('p-facebook', 'facebook', 'group-leith', 'Leith Studio'),
    profile('p-instagram', 'instagram', 'group-leith', 'Leith Studio'),
    profile('p-linkedin', 'linkedin', 'group-harbour', 'Harbour Coffee'),
  ],
  entities: [...groups],
}

export const sampleAnswers: Answers = {
  'GET /me': { me: sampleMe },
  'GET /profiles': sampleProfiles,
  'GET /alert/count': { unread: 0, newest: null },
  'POST /me/indicators': {
    approvals: 0,
    listeners: 0,
    messages: 0,
    reviews: 0,
    tasks: 0,
    alerts: 0,
    statistics: 0,
    errors: 0,
    notifications_counter: 0,
  },
  'GET /reports/rows': { rows: [], cursor: null },
  'GET /auth/sign-in': { provider: null },
  'GET /profiles/{id}/imports': { imports: [], cursor: null },
  'GET /labels': { labels: ['Launch', 'Summer'] },
  'GET /reports/options': {
    options: reportManifests.map(({ id }) => id),
    types: reportManifests.map(({ id, title, description, icon }) => ({ id, title, description, icon, enabled: true, reason: null })),
  },
  'GET /reports/templates': { templates: [], removed: [] },
}
