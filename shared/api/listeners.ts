import * as v from 'valibot'
import { Id } from '../fields.ts'
import { listenerTypes } from '../listeners.ts'
import { messages } from '../messages.ts'
import { GenericReport } from '../reports/generic-report.ts'
import { endpoint } from './endpoint.ts'
import { ImportAnswer } from './import-job.ts'
import { FileName, maxImportBytes } from './imports.ts'
import { CommaList, optionalRange } from './inputs.ts'

export const ListenerRow = v.object({
  _id: v.string(),
  /** as it is shown: one without a name has a sentence in its place (docs/behaviours.md#listeners) */
  name: v.string(),
  type: v.picklist(listenerTypes),
  enabled: v.boolean(),
  processed: v.boolean(),
  /** mentions found so far */
  results: v.number(),
  entity_gids: v.array(v.string()),
  /** its own, else that of its profile group, else of the account */
  timezone: v.string(),
  /** why it cannot be chosen yet; null when it can */
  message: v.nullable(v.string()),
})
export type ListenerRow = v.InferOutput<typeof ListenerRow>

export const listListeners = endpoint({
  name: 'list-listeners',
  domain: 'listeners',
  method: 'GET',
  path: '/listen',
  summary: 'List the listeners of these profile groups by name; `filter=active` returns active ones',
  failure: messages.unable.getListeners,
  access: { session: true, permission: ['reports', 'view'] },
  query: v.strictObject({
    entity_gids: v.optional(CommaList),
    filter: v.optional(v.picklist(['active'], 'The filter can only be "active".')),
    id: v.optional(Id),
  }),
  response: v.object({ listeners: v.array(ListenerRow) }),
})

export const importMentions = endpoint({
  name: 'import-mentions',
  domain: 'listeners',
  method: 'POST',
  path: '/listen/{id}/import',
  summary: 'Import mentions into a listener from the documented CSV; the body is one file, or multipart form data with several',
  audit: { kind: 'imports', to: 'import files into', did: 'imported files into', thing: 'listener' },
  changes: ['own', 'GET /reports/listener', 'GET /reports/sentiment'],
  access: { session: true, permission: ['listen', 'manage'] },
  query: v.strictObject({ filename: FileName }),
  upload: { maxBytes: maxImportBytes },
  response: ImportAnswer,
})

export const getListenerReport = endpoint({
  name: 'get-listener-report',
  domain: 'reports',
  method: 'GET',
  path: '/reports/listener',
  summary: 'Run the listener performance report',
  failure: messages.unable.generateReport,
  access: { session: true, permission: ['reports', 'manage'], feature: 'listening' },
  work: 'report',
  query: v.strictObject({
    listener_gid: v.optional(Id),
    ...optionalRange,
    report_type: v.optional(v.literal('listener', 'The report type of a listener is "listener".')),
    template_id: v.optional(Id),
  }),
  response: v.object({ ...GenericReport.entries, error: v.nullable(v.string()) }),
})
