import * as v from 'valibot'
import { GenericReport } from '../reports/generic.ts'
import { endpoint } from './endpoint.ts'
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
  summary: 'Advocacy groups, by name',
  access: { session: true, permission: ['reports', 'view'] },
  query: EmptyQuery,
  response: v.object({ data: v.array(AdvocacyRow) }),
})

/** The comparison range may be given, as the specification does, and changes nothing: advocacy is not compared. */
export const getAdvocacyReport = endpoint({
  name: 'get-advocacy-report',
  domain: 'reports',
  method: 'GET',
  path: '/reports/advocacy',
  summary: 'Run the advocacy performance report',
  access: { session: true, permission: ['reports', 'manage'] },
  query: v.strictObject({ advocacy_gid: v.optional(v.pipe(v.string(), v.maxLength(100))), ...optionalRange, template_id: v.optional(v.string()) }),
  response: GenericReport,
})
