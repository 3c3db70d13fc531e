import * as v from 'valibot'
import { text, Version, Word } from '../fields.ts'
import { messages } from '../messages.ts'
import { NetworkCode, TabCode } from '../networks.ts'
import { TabReport } from '../reports/report.ts'
import { templateMessages } from '../template-messages.ts'
import { DraftName, TemplateName, templateContent } from '../templates/content.ts'
import { datePreset, TemplateTab } from '../templates/shown.ts'
import { endpoint } from './endpoint.ts'
import { list } from './inputs.ts'

const Person = v.object({ id: v.string(), name: v.string() })

const TemplateRow = v.object({
  _id: v.string(),
  name: v.string(),
  /** cut for lists */
  name_shortened: v.string(),
  /** report type it is for */
  flavor: v.string(),
  /** ISO instant */
  created_at: v.string(),
  /** null: nobody is known, as with one that came with the account */
  createdBy: v.nullable(Person),
  updated_at: v.string(),
  version: v.number(),
  /** with sends to come */
  schedules: v.number(),
  ...datePreset,
})
export type TemplateRow = v.InferOutput<typeof TemplateRow>

/** In no list, and still what its schedules and addresses name. Instants are ISO. */
const RemovedTemplate = v.object({ _id: v.string(), name: v.string(), removed_at: v.string(), restorable_until: v.string() })

const ReportTemplate = v.object({
  _id: v.string(),
  name: v.string(),
  flavor: v.string(),
  hideIndicators: v.boolean(),
  /** HTML of the first page of the PDF; null: the report's own; empty: no such page */
  cover: v.nullable(v.string()),
  ...datePreset,
  reports: v.array(TemplateTab),
  /** of the last save: who saves says which one they saw */
  version: v.number(),
})
export type ReportTemplateAnswer = v.InferOutput<typeof ReportTemplate>

const VersionRow = v.object({ version: v.number(), name: v.string(), saved_at: v.string(), savedBy: v.nullable(Person) })

/** 0: none yet */
const Saves = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

const build = { session: true, permission: ['reports', 'manage'], feature: 'report_builder' } as const
const templates = { domain: 'templates' } as const

export const listReportTemplates = endpoint({
  ...templates,
  name: 'list-report-templates',
  method: 'GET',
  path: '/reports/templates',
  summary: 'List the saved report templates by name, and removed ones that can be restored',
  failure: messages.unable.getTemplates,
  access: { session: true, permission: ['reports', 'view'] },
  query: v.strictObject({ flavor: v.optional(Word) }),
  response: v.object({ templates: v.array(TemplateRow), removed: v.array(RemovedTemplate) }),
})

export const getReportTemplate = endpoint({
  ...templates,
  name: 'get-report-template',
  method: 'GET',
  path: '/reports/templates/{id}',
  summary: 'Get a report template with its content and earlier versions',
  failure: messages.unable.getTemplates,
  access: build,
  response: v.object({ template: ReportTemplate, versions: v.array(VersionRow) }),
})

/** Of a version in an address: a number from 1 on. */
const VersionWord = v.pipe(text(16), v.regex(/^\d+$/, templateMessages.noVersion), v.transform(Number), Version)

export const compareReportTemplate = endpoint({
  ...templates,
  name: 'compare-report-template',
  method: 'GET',
  path: '/reports/templates/{id}/changes',
  summary: 'Compare two versions of a report template, one sentence per change',
  failure: messages.unable.getTemplates,
  access: build,
  query: v.strictObject({ from: VersionWord, to: VersionWord }),
  response: v.object({ changes: v.array(v.string()) }),
})

export const createReportTemplate = endpoint({
  ...templates,
  name: 'create-report-template',
  method: 'POST',
  path: '/reports/templates',
  summary: 'Save a report template. Without tabs it shows all that the report has',
  changes: ['own'],
  failure: messages.unable.saveTemplate,
  audit: { kind: 'templates', to: 'make', did: 'made', thing: 'report template' },
  access: build,
  body: v.strictObject({ name: TemplateName, flavor: Word, ...templateContent }),
  status: 201,
  response: v.object({ template: ReportTemplate }),
})

export const updateReportTemplate = endpoint({
  ...templates,
  name: 'update-report-template',
  method: 'PATCH',
  path: '/reports/templates/{id}',
  summary: 'Save a new version of a report template. Cover, range and comparison stay unless they are said. Refused if someone else saved one since `version`',
  changes: ['own'],
  failure: messages.unable.saveTemplate,
  audit: { kind: 'templates', to: 'change', did: 'changed', thing: 'report template' },
  access: build,
  body: v.strictObject({ name: TemplateName, ...templateContent, version: Version }),
  response: v.object({ template: ReportTemplate }),
})

export const restoreReportTemplate = endpoint({
  ...templates,
  name: 'restore-report-template',
  method: 'POST',
  path: '/reports/templates/{id}/restore',
  summary: 'Restore an earlier version of a report template',
  changes: ['own'],
  failure: messages.unable.saveTemplate,
  audit: { kind: 'templates', to: 'restore an earlier version of', did: 'restored an earlier version of', thing: 'report template' },
  access: build,
  body: v.strictObject({ restored: Version, version: Version }),
  response: v.object({ template: ReportTemplate }),
})

export const deleteReportTemplate = endpoint({
  ...templates,
  name: 'delete-report-template',
  method: 'DELETE',
  path: '/reports/templates/{id}',
  summary: 'Remove a report template; it can be restored for 30 days. Schedules that use it go on with it',
  changes: ['own'],
  failure: messages.unable.removeTemplate,
  audit: { kind: 'templates', to: 'remove', did: 'removed', thing: 'report template' },
  access: build,
  response: v.object({ deleted: v.literal(true) }),
})

export const recoverReportTemplate = endpoint({
  ...templates,
  name: 'recover-report-template',
  method: 'POST',
  path: '/reports/templates/{id}/recover',
  summary: 'Restore a removed report template with all its versions',
  changes: ['own'],
  failure: messages.unable.saveTemplate,
  audit: { kind: 'templates', to: 'restore', did: 'restored', thing: 'report template' },
  access: build,
  response: v.object({ restored: v.literal(true) }),
})

const draftOf = v.pipe(Word, v.nonEmpty())
/** `saves`: how often it was saved: who saves it again says which one they saw */
export const TemplateDraft = v.object({
  name: v.string(),
  hideIndicators: v.boolean(),
  cover: v.nullable(v.string()),
  ...datePreset,
  /** every tab, also one without sections */
  reports: v.array(TemplateTab),
  /** version of the template that it goes on from; 0 for a new one */
  version: v.number(),
  saves: v.number(),
  saved_at: v.string(),
})
export type TemplateDraft = v.InferOutput<typeof TemplateDraft>

export const getTemplateDraft = endpoint({
  ...templates,
  name: 'get-template-draft',
  method: 'GET',
  path: '/reports/drafts',
  summary: 'Get your draft of a report template, or of a new one of a report type',
  failure: messages.unable.getTemplates,
  access: build,
  query: v.strictObject({ of: draftOf }),
  response: v.object({ draft: v.nullable(TemplateDraft) }),
})

export const saveTemplateDraft = endpoint({
  ...templates,
  name: 'save-template-draft',
  method: 'POST',
  path: '/reports/drafts',
  summary: 'Save your draft of a report template. Refused if it was saved elsewhere since `saves`',
  changes: ['own'],
  failure: templateMessages.draftNotKept,
  audit: 'unaudited',
  access: build,
  body: v.strictObject({ of: draftOf, name: DraftName, ...templateContent, version: Saves, saves: Saves }),
  response: v.object({ saves: v.number(), saved_at: v.string() }),
})

export const deleteTemplateDraft = endpoint({
  ...templates,
  name: 'delete-template-draft',
  method: 'DELETE',
  path: '/reports/drafts',
  summary: 'Discard your draft of a report template',
  changes: ['own'],
  failure: templateMessages.draftNotKept,
  audit: 'unaudited',
  access: build,
  query: v.strictObject({ of: draftOf }),
  response: v.object({ removed: v.literal(true) }),
})

const Part = v.object({ key: v.string(), title: v.string() })
const BuilderTab = v.object({
  code: TabCode,
  display: v.string(),
  /** what can be chosen, in the order of the report; `summary` stands for the figures */
  availableSections: v.array(Part),
  summary: v.array(Part),
  /** the same with sample data */
  sample: TabReport,
})

export const getReportBuilder = endpoint({
  ...templates,
  name: 'get-report-builder',
  method: 'GET',
  path: '/reports/builder',
  summary: 'List the sections a template of this report type can show, with sample data; for these networks or all',
  failure: messages.unable.getTemplates,
  access: build,
  query: v.strictObject({ flavor: v.pipe(Word, v.nonEmpty(messages.schedule.typeRequired)), networks: v.optional(list(NetworkCode)) }),
  response: v.object({
    reports: v.object({
      tabs: v.array(v.object({ code: TabCode, display: v.string() })),
      crossChannel: BuilderTab,
      networks: v.array(BuilderTab),
    }),
  }),
})
