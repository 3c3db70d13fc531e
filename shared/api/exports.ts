import * as v from 'valibot'
import { Id, Labels, listLength } from '../fields.ts'
import { messages } from '../messages.ts'
import { TabCode } from '../networks.ts'
import { ReportRequest } from '../reports/request.ts'
import { endpoint } from './endpoint.ts'
import { rangeQuery } from './inputs.ts'
import { LabelMatch } from './reports.ts'

/** What a table is written as; `xlsx` keeps ids, leading zeros and dates in a spreadsheet. */
export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]
export const ExportFormat = v.optional(v.picklist(exportFormats), 'csv')

const Ids = v.pipe(v.array(Id, messages.profiles.none), v.minLength(1, messages.profiles.none), v.maxLength(listLength))

export const exportPostsCsv = endpoint({
  name: 'export-posts-csv',
  domain: 'exports',
  method: 'POST',
  path: '/export/csv',
  summary: 'Export posts as CSV or .xlsx; large files are returned as a signed link',
  audit: { kind: 'exports', to: 'export posts', did: 'exported posts' },
  changes: [],
  failure: messages.unable.exportReport,
  access: { session: true, permission: ['reports', 'manage'], feature: 'export_csv' },
  body: v.strictObject({ profileIds: Ids, ...rangeQuery, label: v.optional(Labels), label_match: v.optional(LabelMatch, 'any'), format: ExportFormat }),
  response: 'csv',
})

export const exportTasksCsv = endpoint({
  name: 'export-tasks-csv',
  domain: 'exports',
  method: 'POST',
  path: '/export/tasks',
  summary: 'Export tasks as CSV or .xlsx; large files are returned as a signed link',
  audit: { kind: 'exports', to: 'export tasks', did: 'exported tasks' },
  changes: [],
  failure: messages.unable.exportReport,
  access: { session: true, permission: ['reports', 'manage'], feature: 'export_csv' },
  body: v.strictObject({ profileIds: Ids, ...rangeQuery, format: ExportFormat }),
  response: 'csv',
})

export const exportReviewsCsv = endpoint({
  name: 'export-reviews-csv',
  domain: 'exports',
  method: 'POST',
  path: '/export/reviews',
  summary: 'Export reviews as CSV or .xlsx; large files are returned as a signed link',
  audit: { kind: 'exports', to: 'export reviews', did: 'exported reviews' },
  changes: [],
  failure: messages.unable.exportReport,
  access: { session: true, permission: ['reports', 'manage'], feature: 'export_csv' },
  body: v.strictObject({ profileIds: Ids, ...rangeQuery, format: ExportFormat }),
  response: 'csv',
})

export const exportAdsCsv = endpoint({
  name: 'export-ads-csv',
  domain: 'exports',
  method: 'POST',
  path: '/export/ads',
  summary: 'Export ads as CSV or .xlsx, one row per ad; large files are returned as a signed link',
  audit: { kind: 'exports', to: 'export ads', did: 'exported ads' },
  changes: [],
  failure: messages.unable.exportReport,
  access: { session: true, permission: ['reports', 'manage'], feature: 'export_csv' },
  body: v.strictObject({ profileIds: Ids, ...rangeQuery, format: ExportFormat }),
  response: 'csv',
})

/**
 * `request`: as the answer of any report endpoint has it. A block by the keys of its section and its own, or a tile by its key; `network`:
 * the tab it stands in, the first one unless given.
 */
export const exportRowsCsv = endpoint({
  name: 'export-rows-csv',
  domain: 'exports',
  method: 'POST',
  path: '/export/rows',
  summary: 'Export the source rows of a block or tile for both periods as CSV or .xlsx; large files are returned as a signed link',
  audit: { kind: 'exports', to: 'export rows of', did: 'exported rows of', thing: 'figure' },
  changes: [],
  failure: messages.unable.exportReport,
  access: { session: true, permission: ['reports', 'manage'], feature: 'export_csv' },
  body: v.strictObject({
    request: ReportRequest,
    network: v.optional(TabCode),
    section: v.optional(Id),
    block: v.optional(Id),
    tile: v.optional(Id),
    format: ExportFormat,
  }),
  response: 'csv',
})

export const exportProfilesZip = endpoint({
  name: 'export-profiles-zip',
  domain: 'exports',
  method: 'POST',
  path: '/export/profiles',
  summary: 'Export daily figures as a zip with one CSV or .xlsx per profile',
  audit: { kind: 'exports', to: 'export profile figures', did: 'exported profile figures' },
  changes: [],
  failure: messages.unable.exportReport,
  access: { session: true, permission: ['reports', 'manage'], feature: 'export_csv' },
  body: v.strictObject({
    profile_gids: v.optional(Ids),
    profileIds: v.optional(Ids),
    dateFrom: v.optional(rangeQuery.dateFrom),
    dateTo: v.optional(rangeQuery.dateTo),
    priorFrom: rangeQuery.priorFrom,
    priorTo: rangeQuery.priorTo,
    timezone: rangeQuery.timezone,
    format: ExportFormat,
  }),
  response: 'zip',
})
