/** What the account partition holds. Sort keys: ACCOUNT, USER#id, GROUP#entity_gid, PROFILE#id. */
import * as v from 'valibot'
import { Gap } from '../../../shared/gaps.ts'
import { groupTypes } from '../../../shared/group-types.ts'
import { KnownDays } from '../../../shared/known.ts'
import { NetworkCode } from '../../../shared/networks.ts'
import { Hours } from '../../../shared/notifications/hours.ts'
import { AccountRole, GroupRole, levels, permissionSections } from '../../../shared/permissions.ts'
import { BillingInterval, PlanId } from '../../../shared/plan-figures.ts'
import { featureIds } from '../../../shared/plans.ts'
import { Preferences } from '../../../shared/preferences.ts'
import { ProfileKind } from '../../../shared/profile-kind.ts'

/** A deletion that somebody asked for and anybody may still stop. Instants are ISO. */
const Leaving = v.object({ asked_at: v.string(), ends_at: v.string(), by_user: v.string(), /** of the link that stops it */ token_hash: v.string() })

/** What is paid for, as it was at the last reading (functions/domains/subscription/sync.ts). Instants are ISO. */
export const PaidPlan = v.object({
  /** ids at the payment provider: of the subscription, of its only item, of who pays */
  id: v.string(),
  item: v.string(),
  customer: v.string(),
  plan: PlanId,
  interval: BillingInterval,
  state: v.picklist(['paid', 'unpaid', 'over']),
  /** US cents of an interval */
  amount: v.number(),
  period_start: v.string(),
  period_end: v.string(),
  /** it ends with the period */
  cancels: v.boolean(),
  created: v.string(),
  unpaid_since: v.nullable(v.string()),
  /** the last four digits */
  card: v.nullable(v.string()),
})
export type PaidPlan = v.InferOutput<typeof PaidPlan>

export const AccountRecord = v.object({
  id: v.string(),
  name: v.string(),
  /** IANA */
  timezone: v.string(),
  /** ISO instant; accounts that were there before it was kept have none, and are not new */
  created_at: v.optional(v.string()),
  /** what it has; accounts of before it was kept have none */
  plan: v.optional(PlanId),
  interval: v.optional(BillingInterval),
  /** ISO instant up to which the plan is tried without being paid for; Free from then on. Gone when it is paid for */
  trial_ends_at: v.optional(v.string()),
  /** id at the payment provider */
  customer: v.optional(v.string()),
  /** who invoices are made out to; the account by its name unless said */
  company: v.optional(v.object(v.entriesFromList(['name', 'line1', 'line2', 'postal_code', 'city', 'country', 'vat'], v.string()))),
  paid_plan: v.optional(PaidPlan),
  /** ISO instant at which that was read */
  paid_read_at: v.optional(v.string()),
  /** how many a profile may have; the default of the plan table unless said */
  competitors: v.optional(v.number()),
  /** what differs from its plan, or without one from the defaults */
  features: v.optional(v.partial(v.object(v.entriesFromList(featureIds, v.boolean()))), {}),
  leaving: v.optional(Leaving),
  /** ISO instant; nobody gets in from then on, and all that is left of it goes */
  closed_at: v.optional(v.string()),
})
export type AccountRecord = v.InferOutput<typeof AccountRecord>

/** What somebody may do in a group; `labels` only describe the membership. */
const GroupMembership = v.object({
  role: GroupRole,
  permissions: v.partial(v.object(v.entriesFromList(permissionSections, v.picklist(levels)))),
  labels: v.optional(v.array(v.string())),
})

const Invitation = v.object({
  /** of the link that works; those of before do not */
  token_hash: v.string(),
  by_user: v.string(),
  /** ISO instants */
  sent_at: v.string(),
  ends_at: v.string(),
  /** the address took no email */
  undeliverable: v.optional(v.boolean(), false),
})

export const UserRecord = v.object({
  id: v.string(),
  /** lower case; the sign-in name, unique over all accounts */
  email: v.string(),
  name: v.string(),
  role: AccountRole,
  type: v.fallback(v.picklist(['member', 'advocate']), 'member'),
  /** false while invited */
  joined: v.boolean(),
  /** ISO instant; sessions that began before are over */
  sessions_since: v.optional(v.string()),
  /** what was chosen; the rest is as at first */
  preferences: v.optional(v.partial(Preferences)),
  /** what they chose of notifications, by type and channel (shared/notifications/choices.ts) */
  told_of: v.optional(v.record(v.string(), v.boolean())),
  /** they have allowed a browser once: without it nothing is written for one */
  has_browsers: v.optional(v.boolean()),
  /** when they are told by what sends; what they never chose is as at first (shared/notifications/hours.ts) */
  told_when: v.optional(v.partial(Hours)),
  /** entity_gid -> access; owners and managers need none */
  groups: v.record(v.string(), GroupMembership),
  /** the part of `name` that is the first name; without it, its first word is */
  first_name: v.optional(v.string()),
  /** of an owner's or manager's membership, which has no groups */
  labels: v.optional(v.array(v.string())),
  /** goes up with each change of what the team decides over: access, and name and address as invited */
  version: v.optional(v.number()),
  /** ISO instant; absent for those of before it was kept */
  joined_at: v.optional(v.string()),
  /** as long as the person has not joined */
  invitation: v.optional(Invitation),
})
export type UserRecord = v.InferOutput<typeof UserRecord>

export const GroupRecord = v.object({
  entity_gid: v.string(),
  name: v.string(),
  timezone: v.nullable(v.string()),
  /** an industry of shared/public-profiles.ts, to be held against its peers */
  industry: v.optional(v.nullable(v.string())),
  /** as of a profile: of its tasks */
  known: v.optional(v.record(v.string(), KnownDays)),
  /** the rest is what its dialog sets; groups of before it was kept have none, and shared/profile-groups.ts says what holds then */
  type: v.optional(v.picklist(groupTypes)),
  /** ISO 3166, two letters */
  country: v.optional(v.nullable(v.string())),
  description: v.optional(v.string()),
  /** id of a picture (functions/domains/pictures/store.ts) */
  picture: v.optional(v.nullable(v.string())),
  shortener: v.optional(v.boolean()),
  shortener_domain: v.optional(v.nullable(v.string())),
  max_users: v.optional(v.nullable(v.number())),
  max_profiles: v.optional(v.nullable(v.number())),
  publish_killswitch: v.optional(v.boolean()),
  /** minutes */
  publish_now_delay: v.optional(v.number()),
  /** goes up with each edit */
  version: v.optional(v.number()),
  /** ISO instant; it is hidden from then on, and can be restored for a while */
  removed_at: v.optional(v.string()),
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
  /** ISO date of the last day on which its network lets us in, as whoever connected it says; null: for good, or not known */
  access_ends_on: v.optional(v.nullable(v.string())),
  /** columns that measures were imported from, of days and of posts, by measure: for the passports of figures */
  columns: v.optional(v.object({ days: v.record(v.string(), v.string()), posts: v.record(v.string(), v.string()) })),
  /**
   * By source (reviews, posts) and by measure where the packed months do not say it: the days that are known. `any`: what was known before
   * this was kept. Absent: everything since available_from.
   */
  known: v.optional(v.record(v.string(), KnownDays)),
  /** what imports could not take, until others tell of these days */
  gaps: v.optional(v.array(Gap)),
  /** some kinds take no reports (shared/profile-kind.ts) */
  kind: v.optional(ProfileKind, 'page'),
  /** goes up with each edit */
  version: v.optional(v.number()),
  /** as of a group */
  removed_at: v.optional(v.string()),
})
export type ProfileRecord = v.InferOutput<typeof ProfileRecord>
