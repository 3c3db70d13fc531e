import * as v from 'valibot'
import { Id } from '../fields.ts'
import { messages } from '../messages.ts'
import { GenericReport } from '../reports/generic-report.ts'
import { endpoint } from './endpoint.ts'
import { ImportAnswer } from './import-job.ts'
import { FileName, maxImportBytes } from './imports.ts'
import { EmptyQuery, optionalRange } from './inputs.ts'

export const AdvocacyRow = v.object({
  advocacy_gid: v.string(),
  entity_gid: v.string(),
  entity: v.object({ name: v.string(), picture_url: v.nullable(v.string()), type: v.string(), timezone: v.string() }),
})
export type AdvocacyRow = v.InferOutput<typeof AdvocacyRow>

export const listAdvocacyGroups = endpoint({
  name: 'list-advocacy-groups',
  domain: 'advocacy',
  method: 'GET',
  path: '/advocacy',
  summary: 'List advocacy groups by name',
  failure: messages.unable.getAdvocacyGroups,
  access: { session: true, permission: ['reports', 'view'] },
  query: EmptyQuery,
  response: v.object({ data: v.array(AdvocacyRow) }),
})

/** Advocates are people of the whole account, so whoever may manage the account brings them in. */
export const importAdvocacy = endpoint({
  name: 'import-advocacy',
  domain: 'advocacy',
  method: 'POST',
  path: '/advocacy/{id}/import',
  summary: 'Import advocates and their shares into an advocacy group from the documented CSVs; the body is one file, or multipart form data with several',
  audit: { kind: 'imports', to: 'import files into', did: 'imported files into', thing: 'advocacy group' },
  changes: ['own', 'GET /reports/advocacy'],
  access: { session: true, account: 'manage' },
  query: v.strictObject({ filename: FileName }),
  upload: { maxBytes: maxImportBytes },
  response: ImportAnswer,
})

/** The comparison range may be given, as the specification does, and changes nothing: advocacy is not compared. */
export const getAdvocacyReport = endpoint({
  name: 'get-advocacy-report',
  domain: 'reports',
  method: 'GET',
  path: '/reports/advocacy',
  summary: 'Run the advocacy performance report',
  failure: messages.unable.generateReport,
  access: { session: true, permission: ['reports', 'manage'] },
  work: 'report',
  query: v.strictObject({ advocacy_gid: v.optional(Id), ...optionalRange, template_id: v.optional(Id) }),
  response: GenericReport,
})
