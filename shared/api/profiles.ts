import * as v from 'valibot'
import { text } from '../fields.ts'
import { NetworkCode } from '../networks.ts'
import { endpoint } from './endpoint.ts'
import { FileName, ImportAnswer, maxImportBytes, saidOfFiles } from './imports.ts'
import { CommaList } from './inputs.ts'

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
  /** hover text when the profile cannot take reports (docs/behaviours.md#profiles-that-can-take-a-report) */
  blocked: v.nullable(v.string()),
})
export type ProfileRow = v.InferOutput<typeof ProfileRow>

export const listProfiles = endpoint({
  name: 'list-profiles',
  domain: 'profiles',
  method: 'GET',
  path: '/profiles',
  summary: 'Profiles the caller may see, by profile group',
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
  summary: 'Labels used on posts of these profile groups; with `of=messages` those of the messages they received, which campaigns go by',
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
  'tiktok-viewers',
  'tiktok-content',
  'tiktok-genders',
  'tiktok-territories',
  'tiktok-activity',
  'youtube-content',
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
