import * as v from 'valibot'
import { BlockData } from '../blocks/index.ts'
import { Id, listLength, Word } from '../fields.ts'
import { messages } from '../messages.ts'
import { Summary } from '../narrative/schema.ts'
import { TabCode } from '../networks.ts'
import { GenericReport } from '../reports/generic-report.ts'
import { reportIcons } from '../reports/language/manifest.ts'
import { Report, TabReport } from '../reports/report.ts'
import { ReportDates, ReportRequest, SubjectIds } from '../reports/request.ts'
import { idFields, SentimentScope } from '../reports/subject-ref.ts'
import { endpoint } from './endpoint.ts'
import { CommaList, EmptyQuery, optionalRange, ProfileList, rangeQuery } from './inputs.ts'

export const getReportOptions = endpoint({
  name: 'get-report-options',
  domain: 'reports',
  method: 'GET',
  path: '/reports/options',
  summary: 'List the report types that can be run',
  access: { session: true, permission: ['reports', 'view'] },
  query: EmptyQuery,
  response: v.object({
    options: v.array(v.string()),
    types: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        description: v.string(),
        icon: v.picklist(reportIcons),
        enabled: v.boolean(),
        reason: v.nullable(v.string()),
      }),
    ),
  }),
})

const runQuery = { profiles: ProfileList, ...rangeQuery, template_id: v.optional(Id) } as const

export const getSocialMediaPerformanceReport = endpoint({
  name: 'get-social-media-performance-report',
  domain: 'reports',
  method: 'GET',
  path: '/reports/social-media-performance',
  summary: 'Run the social media performance report',
  failure: messages.unable.generateReport,
  access: { session: true, permission: ['reports', 'manage'] },
  work: 'report',
  query: v.strictObject(runQuery),
  response: Report,
})

export const LabelMatch = v.picklist(['any', 'all'])
export const getPerformanceReport = endpoint({
  name: 'get-performance-report',
  domain: 'reports',
  method: 'GET',
  path: '/reports/performance',
  summary: 'Run the performance report named by `type`',
  failure: messages.unable.generateReport,
  access: { session: true, permission: ['reports', 'manage'] },
  work: 'report',
  query: v.strictObject({
    // any type of the registry; which ones may run is for authorise-run
    type: v.pipe(v.string(messages.schedule.typeRequired), v.nonEmpty(messages.schedule.typeRequired), v.maxLength(100)),
    ...runQuery,
    // what a type is about is profiles, or has an id of its own; that one of them is named is for authorise-run too
    profiles: v.optional(ProfileList),
    ...idFields('query', v.optional(Id)),
    label: v.optional(CommaList),
    label_match: v.optional(LabelMatch, 'any'),
  }),
  response: Report,
})

export const getInboxActivityReport = endpoint({
  name: 'get-inbox-activity-report',
  domain: 'reports',
  method: 'GET',
  path: '/reports/inbox-activity',
  summary: 'Run the inbox performance report',
  failure: messages.unable.generateReport,
  access: { session: true, permission: ['reports', 'manage'], feature: 'inbox_activity' },
  work: 'report',
  query: v.strictObject({ ...runQuery, ...optionalRange }),
  response: Report,
})

export const getIndustryBenchmarkReport = endpoint({
  name: 'get-industry-benchmark-report',
  domain: 'reports',
  method: 'GET',
  path: '/reports/industry-benchmark',
  summary: 'Run the industry benchmark report: these profiles beside their industry',
  failure: messages.unable.generateReport,
  access: { session: true, permission: ['reports', 'manage'], feature: 'industry_benchmark' },
  work: 'report',
  query: v.strictObject({ ...runQuery, ...optionalRange }),
  response: v.object({ ...GenericReport.entries, error: v.nullable(v.string()) }),
})

/** What is missing depends on `sentiment_type`, so the handler says it, in the words of the form (docs/behaviours.md#first-steps). */
export const getSentimentReport = endpoint({
  name: 'get-sentiment-report',
  domain: 'reports',
  method: 'GET',
  path: '/reports/sentiment',
  summary: 'Run the sentiment report over profiles, campaigns (their labels) or a listener',
  failure: messages.unable.generateReport,
  access: { session: true, permission: ['reports', 'manage'], feature: 'sentiment' },
  work: 'report',
  query: v.strictObject({
    sentiment_type: v.optional(
      v.pipe(
        Word,
        v.transform((text) => text || undefined),
        v.optional(v.picklist(SentimentScope.options, messages.sentiment.type)),
      ),
    ),
    profiles: v.optional(v.pipe(CommaList, v.maxLength(listLength)), ''),
    labels: v.optional(CommaList),
    label_match: v.optional(LabelMatch, 'any'),
    listener_gid: v.optional(Id),
    ...optionalRange,
    template_id: v.optional(Id),
  }),
  response: GenericReport,
})

/**
 * `report` is the answer of any report endpoint, or what it was asked for alone: only its `request` is read, and the figures are
 * computed from it, so no figure of the browser's gets into a sentence.
 */
export const createReportSummary = endpoint({
  name: 'create-report-summary',
  domain: 'reports',
  method: 'POST',
  path: '/reports/summary',
  summary: 'Summarise a report in sentences, each with its source figures',
  // a text is written, and nothing kept
  audit: 'unaudited',
  changes: [],
  failure: messages.unable.generateSummary,
  access: { session: true, permission: ['reports', 'manage'] },
  work: 'report',
  body: v.strictObject({
    type: v.pipe(v.string(messages.schedule.typeRequired), v.maxLength(100)),
    report: v.union([v.object({ request: ReportRequest }), ReportRequest]),
  }),
  response: v.object({ data: v.nullable(Summary), error: v.optional(v.string()) }),
})

/** What a report is about is named as in a request of its type; the handler says what is missing. */
export const getReportChart = endpoint({
  name: 'get-report-chart',
  domain: 'reports',
  method: 'GET',
  path: '/reports/charts',
  summary: 'Get one block of a report with its data, by the keys of its section and block, from the first tab or a network tab',
  failure: messages.unable.generateReport,
  access: { session: true, permission: ['reports', 'manage'] },
  work: 'report',
  query: v.strictObject({
    type: v.pipe(Id, v.nonEmpty(messages.schedule.typeRequired)),
    section: Id,
    block: Id,
    network: v.optional(TabCode),
    profiles: v.optional(CommaList, ''),
    ...optionalRange,
    template_id: v.optional(Id),
    label: v.optional(CommaList),
    label_match: v.optional(LabelMatch, 'any'),
    ...SubjectIds.entries,
    sentiment_type: v.optional(SentimentScope),
  }),
  response: v.object({
    section: v.object({ key: v.string(), title: v.string(), subTitle: v.nullable(v.string()) }),
    block: BlockData,
    /** of the figures that the block names */
    passports: TabReport.entries.passports,
    dates: ReportDates,
    timezone: v.string(),
    fetchedAt: v.string(),
  }),
})

export const getSampleReport = endpoint({
  name: 'get-sample-report',
  domain: 'reports',
  method: 'GET',
  path: '/reports/mock',
  summary: 'Get a report of this type with sample data, for building templates',
  access: { session: true, permission: ['reports', 'manage'], feature: 'report_builder' },
  query: v.strictObject({ type: v.pipe(Id, v.nonEmpty(messages.schedule.typeRequired)) }),
  response: v.object({ report: Report }),
})
