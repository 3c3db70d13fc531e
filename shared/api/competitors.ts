import * as v from 'valibot'
import { Id, Link, requiredId, text } from '../fields.ts'
import { messages } from '../messages.ts'
import { NetworkCode } from '../networks.ts'
import { GenericReport } from '../reports/generic-report.ts'
import { endpoint } from './endpoint.ts'
import { ImportAnswer } from './import-job.ts'
import { FileName, maxImportBytes } from './imports.ts'
import { CommaList, optionalRange } from './inputs.ts'
import { competitors } from './read-sets.ts'

/** Times are not told: it is polled until `processed`. */
export const CompetitorRow = v.object({
  competitor_gid: v.string(),
  profile_gid: v.string(),
  name: v.string(),
  username: v.nullable(v.string()),
  picture_url: v.nullable(v.string()),
  profile_url: v.nullable(v.string()),
  processed: v.boolean(),
  /** it can no longer be read */
  error: v.boolean(),
  /** what the tooltip of an error says; null without one */
  warning: v.nullable(v.string()),
})
export type CompetitorRow = v.InferOutput<typeof CompetitorRow>

const networkId = v.pipe(v.string(), v.maxLength(100, messages.competitors.unknownPage), v.regex(/^[\w.-]+$/, messages.competitors.unknownPage))
const ProfileGid = requiredId(messages.competitorReport.noProfile)

export const listCompetitors = endpoint({
  name: 'list-competitors',
  domain: 'competitors',
  method: 'GET',
  path: '/profiles/competitor',
  summary: 'List the competitors of these profiles, by profile ID',
  failure: messages.unable.getCompetitors,
  access: { session: true, permission: ['reports', 'view'], feature: 'competitor' },
  query: v.strictObject({ profile_gids: v.pipe(CommaList, v.minLength(1, messages.competitorReport.noProfile), v.maxLength(1000)) }),
  response: v.record(v.string(), v.array(CompetitorRow)),
})

export const addCompetitor = endpoint({
  name: 'add-competitor',
  domain: 'competitors',
  method: 'POST',
  path: '/profiles/competitor',
  summary: 'Track a page as a competitor of a profile; its history begins today',
  audit: { kind: 'profiles', to: 'add', did: 'added', thing: 'competitor' },
  changes: ['own', competitors],
  access: { session: true, permission: ['reports', 'manage'], feature: 'competitor' },
  // what the suggestion said of the page is taken from the directory, and never from here
  body: v.strictObject({
    profile_gid: ProfileGid,
    network_id: networkId,
    username: v.optional(v.nullable(text(800))),
    name: v.optional(v.nullable(text(800))),
    picture_url: v.optional(v.nullable(Link)),
    profile_url: v.optional(v.nullable(Link)),
  }),
  response: v.object({ competitors: v.array(CompetitorRow) }),
  status: 201,
})

export const removeCompetitor = endpoint({
  name: 'remove-competitor',
  domain: 'competitors',
  method: 'DELETE',
  path: '/profiles/competitor/{competitor_gid}',
  summary: 'Stop tracking a competitor and delete its history',
  audit: { kind: 'profiles', to: 'remove', did: 'removed', thing: 'competitor' },
  changes: ['own', competitors],
  access: { session: true, permission: ['reports', 'manage'], feature: 'competitor' },
  response: v.object({ removed: v.literal(true) }),
})

export const importCompetitor = endpoint({
  name: 'import-competitor',
  domain: 'competitors',
  method: 'POST',
  path: '/profiles/competitor/{competitor_gid}/import',
  summary: 'Import days and posts of a competitor from the documented CSVs; the body is one file, or multipart form data with several',
  audit: { kind: 'imports', to: 'import files into', did: 'imported files into', thing: 'competitor' },
  changes: ['own', competitors],
  access: { session: true, permission: ['reports', 'manage'], feature: 'competitor' },
  query: v.strictObject({ filename: FileName }),
  upload: { maxBytes: maxImportBytes },
  response: ImportAnswer,
})

const PageRow = v.object({
  network_id: v.string(),
  name: v.string(),
  username: v.nullable(v.string()),
  picture_url: v.nullable(v.string()),
  profile_url: v.nullable(v.string()),
  followers: v.nullable(v.number()),
})

export const suggestCompetitors = endpoint({
  name: 'suggest-competitors',
  domain: 'competitors',
  method: 'GET',
  path: '/profiles/competitor/suggest',
  summary: 'Search the public pages by name or username, most followers first',
  access: { session: true, permission: ['reports', 'view'], feature: 'competitor' },
  query: v.strictObject({ network: v.pipe(v.string(), v.maxLength(100), v.toLowerCase(), NetworkCode), q: text(100) }),
  response: v.object({ suggestions: v.array(PageRow) }),
})

export const getFacebookPage = endpoint({
  name: 'get-facebook-page',
  domain: 'competitors',
  method: 'GET',
  path: '/facebook/page',
  summary: 'Get a public Facebook page by its ID',
  access: { session: true, permission: ['reports', 'view'], feature: 'competitor' },
  query: v.strictObject({ page_id: Id }),
  response: v.object({ id: v.string(), ...PageRow.entries }),
})

export const getCompetitorReport = endpoint({
  name: 'get-competitor-report',
  domain: 'reports',
  method: 'GET',
  path: '/reports/competitor',
  summary: 'Run the competitor analysis of a profile',
  failure: messages.unable.generateReport,
  access: { session: true, permission: ['reports', 'manage'], feature: 'competitor' },
  work: 'report',
  query: v.strictObject({ profile_gid: v.optional(Id), ...optionalRange, template_id: v.optional(Id) }),
  response: GenericReport,
})
