/** Accounts and people of the demo. Everybody's password is {@link password}. */
import type { AccountRecord, UserRecord } from '../../functions/kernel/accounts/store.ts'
import { defaultCompetitors, featureIds } from '../../shared/plans.ts'

export const password = 'almanac-demo'

/** Off in the demo account, so that a locked report can be seen; the other account has everything. */
const locked: readonly string[] = ['industry_benchmark', 'facebook_ads']

/** Before the first of their figures. */
const created_at = '2024-11-01T09:00:00.000Z'

export const accounts: readonly AccountRecord[] = [
  {
    id: 'acct-demo',
    name: 'Northbound',
    timezone: 'Europe/London',
    created_at,
    competitors: defaultCompetitors,
    features: Object.fromEntries(featureIds.map((feature) => [feature, !locked.includes(feature)])),
  },
  {
    id: 'acct-other',
    name: 'Harbour Books',
    timezone: 'Europe/London',
    created_at,
    features: Object.fromEntries(featureIds.map((feature) => [feature, true])),
  },
  { id: 'acct-almanac', name: 'Almanac', timezone: 'Europe/London', created_at, features: {} },
]

type SeedUser = UserRecord & { accountId: string }
type Person = Pick<SeedUser, 'id' | 'name' | 'role'> & Partial<SeedUser>
const person = (given: Person): SeedUser => ({
  accountId: 'acct-demo',
  type: 'member',
  joined: true,
  groups: {},
  email: `${given.id.replace('user-', '')}@almanac.test`,
  ...given,
})

export const users: readonly SeedUser[] = [
  person({ id: 'user-owner', name: 'Mara Okafor', role: 'OWNER' }),
  person({ id: 'user-manager', name: 'Mathieu Lambert', role: 'MANAGER' }),
  person({
    id: 'user-restricted',
    name: 'Isla Murray',
    role: 'RESTRICTED',
    groups: { 'group-northbound': { role: 'RESTRICTED', permissions: { reports: 'manage', profiles: 'view' } } },
  }),
  person({ id: 'user-readonly', name: 'Priya Nair', role: 'RESTRICTED', groups: { 'group-northbound': { role: 'READONLY', permissions: {} } } }),
  person({ id: 'user-advocate', name: 'Amara Bello', role: 'ADVOCATE', type: 'advocate' }),
  person({ id: 'user-admin', accountId: 'acct-almanac', name: 'Almanac Support', role: 'OWNER' }),
  person({ id: 'user-other', accountId: 'acct-other', name: 'Noor Haddad', role: 'OWNER' }),
]
