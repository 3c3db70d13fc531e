import * as v from 'valibot'
import { Id, requiredId, text } from '../fields.ts'
import { groupMessages } from '../group-messages.ts'
import { NetworkCode } from '../networks.ts'
import { AccessEnd, ProfileAddress, ProfileTitle, ProfileUsername } from '../profile-fields.ts'
import { ProfileKind } from '../profile-kind.ts'
import { endpoint } from './endpoint.ts'
import { ImportAnswer } from './import-job.ts'
import { FileName, maxImportBytes, saidOfFiles } from './imports.ts'
import { CommaList } from './inputs.ts'
import { imported, profiles } from './read-sets.ts'

const Choice = v.object({ value: v.string(), label: v.string() })

export const ProfileRow = v.object({
  id: v.string(),
  name: v.string(),
  username: v.nullable(v.string()),
  picture_url: v.nullable(v.string()),
  profile_url: v.nullable(v.string()),
  network: v.object({ code: NetworkCode, display: v.string() }),
  code: NetworkCode,
  entity_gid: v.string(),
  timezone: v.nullable(v.string()),
  /** ISO date of the first day the profile has figures for; null before the first import */
  available_from: v.nullable(v.string()),
  /** ISO date of the last day on which its network lets us in; null: for good, or not known */
  access_ends_on: v.nullable(v.string()),
  /** hover text when the profile cannot take reports (docs/behaviours.md#profiles-that-can-take-a-report) */
  blocked: v.nullable(v.string()),
  /** blocked because the plan has room for fewer profiles; it opens again with a larger one */
  locked: v.boolean(),
})
export type ProfileRow = v.InferOutput<typeof ProfileRow>

/** The group is one the caller manages profiles in; nothing else is told of any other. */
const described = {
  username: v.optional(v.nullable(ProfileUsername)),
  profile_url: v.optional(v.nullable(ProfileAddress)),
  access_ends_on: v.optional(v.nullable(AccessEnd)),
} as const

export const getProfileFormdata = endpoint({
  name: 'get-profile-formdata',
  domain: 'profiles',
  method: 'GET',
  path: '/profiles/formdata',
  summary: 'Get the options for profile groups: countries, types, timezones, industries',
  access: { session: true },
  response: v.object({
    countries: v.array(Choice),
    entityTypes: v.array(Choice),
    timeZones: v.array(v.string()),
    industries: v.array(Choice),
  }),
})

export const ProfileState = v.object({
  id: v.string(),
  /** ISO date of the last day that anything is known of; null before the first import */
  last_day: v.nullable(v.string()),
  /** days from there to yesterday, where the profile lives; null without figures */
  behind: v.nullable(v.number()),
  /** days until the access ends, where the profile lives: 0 on its last day, negative once it is over; null when no end is known */
  access_left: v.nullable(v.number()),
  version: v.number(),
})
export type ProfileState = v.InferOutput<typeof ProfileState>

export const listProfileStates = endpoint({
  name: 'list-profile-states',
  domain: 'profiles',
  method: 'GET',
  path: '/profiles/states',
  summary: 'Get the freshness of each profile, the remaining plan quota and removed profiles that can be restored',
  access: { session: true, permission: ['profiles', 'view'] },
  response: v.object({
    states: v.array(ProfileState),
    /** null: the plan has no limit */
    plan: v.object({ held: v.number(), most: v.nullable(v.number()) }),
    /** of groups that have a limit */
    groups: v.array(v.object({ entity_gid: v.string(), held: v.number(), most: v.number() })),
    removed: v.array(
      v.object({ id: v.string(), name: v.string(), code: NetworkCode, entity_gid: v.string(), removed_at: v.string(), restorable_until: v.string() }),
    ),
  }),
})

export const createProfile = endpoint({
  name: 'create-profile',
  domain: 'profiles',
  method: 'POST',
  path: '/profiles',
  summary: 'Add a profile whose figures come from files',
  audit: { kind: 'profiles', to: 'add', did: 'added', thing: 'profile' },
  changes: ['own', profiles],
  access: { session: true, permission: ['profiles', 'manage'] },
  body: v.strictObject({
    entity_gid: requiredId(groupMessages.missing),
    network: NetworkCode,
    name: ProfileTitle,
    kind: v.optional(ProfileKind, 'page'),
    ...described,
  }),
  status: 201,
  response: v.object({ profile: ProfileRow }),
})

export const getProfileTakes = endpoint({
  name: 'get-profile-takes',
  domain: 'profiles',
  method: 'GET',
  path: '/profiles/{id}/takes',
  summary: 'Get the effects of removing a profile',
  access: { session: true, permission: ['profiles', 'manage'] },
  response: v.object({ schedules: v.number(), competitors: v.number() }),
})

export const updateProfile = endpoint({
  name: 'update-profile',
  domain: 'profiles',
  method: 'PATCH',
  path: '/profiles/{id}',
  summary:
    'Change a profile, say when the access to it ends, or move it to another profile group; a field that is left out stays. Refused if someone else changed it since `version`',
  audit: { kind: 'profiles', to: 'change', did: 'changed', thing: 'profile' },
  changes: ['own', profiles, 'GET /labels'],
  access: { session: true, permission: ['profiles', 'manage'] },
  body: v.strictObject({
    version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
    entity_gid: v.optional(Id),
    name: v.optional(ProfileTitle),
    ...described,
  }),
  response: v.object({ profile: ProfileRow, version: v.number() }),
})

export const deleteProfile = endpoint({
  name: 'delete-profile',
  domain: 'profiles',
  method: 'DELETE',
  path: '/profiles/{id}',
  summary: 'Remove a profile with its figures; it can be restored for 30 days',
  audit: { kind: 'profiles', to: 'remove', did: 'removed', thing: 'profile' },
  changes: ['own', profiles, 'GET /labels', 'GET /facebook/adaccounts'],
  access: { session: true, permission: ['profiles', 'manage'] },
  response: v.object({ removed: v.literal(true), restorable_until: v.string() }),
})

export const restoreProfile = endpoint({
  name: 'restore-profile',
  domain: 'profiles',
  method: 'POST',
  path: '/profiles/{id}/restore',
  summary: 'Restore a removed profile with its figures',
  audit: { kind: 'profiles', to: 'restore', did: 'restored', thing: 'profile' },
  changes: ['own', profiles, 'GET /labels', 'GET /facebook/adaccounts'],
  access: { session: true, permission: ['profiles', 'manage'] },
  response: v.object({ restored: v.literal(true) }),
})

export const listProfiles = endpoint({
  name: 'list-profiles',
  domain: 'profiles',
  method: 'GET',
  path: '/profiles',
  summary: 'List the profiles you can see, by profile group',
  access: { session: true },
  query: v.strictObject({ entity_gids: v.optional(CommaList) }),
  response: v.object({
    profiles: v.array(ProfileRow),
    entities: v.array(v.object({ entity_gid: v.string(), name: v.string(), timezone: v.nullable(v.string()) })),
  }),
})

export const listLabels = endpoint({
  name: 'list-labels',
  domain: 'profiles',
  method: 'GET',
  path: '/labels',
  summary: 'List the labels of posts of these profile groups, or with `of=messages` of their messages, as used by campaigns',
  access: { session: true, permission: ['reports', 'view'] },
  query: v.strictObject({
    entity_gids: v.optional(CommaList),
    of: v.optional(v.picklist(['posts', 'messages'], 'Labels are those of "posts" or of "messages".'), 'posts'),
  }),
  response: v.object({ labels: v.array(v.string()) }),
})

export const importFormats = [
  'auto',
  'meta-series',
  'meta-posts',
  'meta-videos',
  'meta-audience',
  'x-overview',
  'x-content',
  'x-tweets',
  'x-days',
  'linkedin-content',
  'linkedin-followers',
  'linkedin-visitors',
  'tiktok-overview',
  'tiktok-followers',
  'tiktok-audience',
  'tiktok-viewers',
  'tiktok-content',
  'tiktok-genders',
  'tiktok-territories',
  'tiktok-activity',
  'youtube-content',
  'youtube-days',
  'google-performance',
  'google-play-reviews',
  'support-messages',
  'facebook-ads-totals',
  'generic-ads',
  'generic-series',
  'generic-breakdowns',
  'generic-posts',
  'generic-reviews',
  'generic-tasks',
  'generic-messages',
] as const
export const ImportFormat = v.picklist(importFormats, 'Unknown import format.')
export type ImportFormat = v.InferOutput<typeof ImportFormat>

export const importProfileData = endpoint({
  name: 'import-profile-data',
  domain: 'profiles',
  method: 'POST',
  path: '/profiles/{id}/import',
  summary: 'Import native or generic exports, CSV or .xlsx, into a profile; the body is one file, or multipart form data with several',
  audit: { kind: 'imports', to: 'import files into', did: 'imported files into', thing: 'profile' },
  changes: ['own', imported],
  access: { session: true, permission: ['profiles', 'manage'] },
  query: v.strictObject({
    format: v.optional(ImportFormat, 'auto'),
    filename: FileName,
    ...saidOfFiles,
    /** true: the files are read and what they hold is told, and nothing is written; `POST /imports/{id}/start` imports them */
    check: v.optional(v.picklist(['true', 'false'], 'A check is true or false.')),
    /** what columns of a file of one's own hold, as Likes=reactions,Impressions=impressions; remembered for its header, and forgotten when empty */
    map: v.optional(text(5_000)),
  }),
  upload: { maxBytes: maxImportBytes },
  response: ImportAnswer,
})
