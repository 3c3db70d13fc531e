/** What the account partition holds. Sort keys: ACCOUNT, USER#id, GROUP#entity_gid, PROFILE#id. */
import * as v from 'valibot'
import { NetworkCode } from '../../shared/networks.ts'
import { AccountRole, GroupRole, levels, permissionSections } from '../../shared/permissions.ts'
import { featureIds } from '../../shared/plans.ts'
import { ProfileKind } from '../../shared/profile-kind.ts'

export const AccountRecord = v.object({
  id: v.string(),
  name: v.string(),
  /** IANA */
  timezone: v.string(),
  /** ISO instant; accounts that were there before it was kept have none, and are not new */
  created_at: v.optional(v.string()),
  /** what differs from the defaults of the plan table */
  /** how many a profile may have; the default of the plan table unless said */
  competitors: v.optional(v.number()),
  features: v.optional(v.partial(v.object(v.entriesFromList(featureIds, v.boolean()))), {}),
})
export type AccountRecord = v.InferOutput<typeof AccountRecord>

export const UserRecord = v.object({
  id: v.string(),
  /** lower case; the sign-in name, unique over all accounts */
  email: v.string(),
  name: v.string(),
  role: AccountRole,
  type: v.picklist(['member', 'advocate', 'admin']),
  /** false while invited */
  joined: v.boolean(),
  /** entity_gid -> access; owners and managers need none */
  groups: v.record(v.string(), v.object({ role: GroupRole, permissions: v.partial(v.object(v.entriesFromList(permissionSections, v.picklist(levels)))) })),
})
export type UserRecord = v.InferOutput<typeof UserRecord>

export const GroupRecord = v.object({
  entity_gid: v.string(),
  name: v.string(),
  timezone: v.nullable(v.string()),
  /** an industry of shared/public-profiles.ts, to be held against its peers */
  industry: v.optional(v.nullable(v.string())),
})
export type GroupRecord = v.InferOutput<typeof GroupRecord>

export const ProfileRecord = v.object({
  id: v.string(),
  entity_gid: v.string(),
  network: NetworkCode,
  name: v.string(),
  username: v.nullable(v.string()),
  picture_url: v.nullable(v.string()),
  profile_url: v.nullable(v.string()),
  timezone: v.nullable(v.string()),
  /** ISO instant */
  connected_at: v.string(),
  /** ISO date of the first day with figures; null before the first import */
  available_from: v.nullable(v.string()),
  /** some kinds take no reports (shared/profile-kind.ts) */
  kind: v.optional(ProfileKind, 'page'),
})
export type ProfileRecord = v.InferOutput<typeof ProfileRecord>
