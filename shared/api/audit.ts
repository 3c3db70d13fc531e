import * as v from 'valibot'
import { auditKindIds, auditOutcomes } from '../audit.ts'
import { isRealDate } from '../dates/calendar-date.ts'
import { Id, text } from '../fields.ts'
import { endpoint } from './endpoint.ts'
import { ExportFormat } from './exports.ts'

const badDate = 'Dates must be written as YYYY-MM-DD.'
const Day = v.optional(v.pipe(v.string(), v.maxLength(10, badDate), v.check(isRealDate, badDate)))
const badCursor = 'The cursor is not one of this list.'

/** Dates are days of the account's zone, both included; left out, the twelve months up to now. `thing`: words in its name, or its id. */
const filters = {
  from: Day,
  to: Day,
  person: v.optional(Id),
  kind: v.optional(v.picklist(auditKindIds, 'There is no such kind of entry.')),
  thing: v.optional(text(100)),
}
export const AuditFilter = v.strictObject(filters)
export type AuditFilter = v.InferOutput<typeof AuditFilter>

const AuditRow = v.object({
  id: v.string(),
  /** ISO instant */
  at: v.string(),
  /** who did what to which thing */
  sentence: v.string(),
  kind: v.picklist(auditKindIds),
  outcome: v.picklist(auditOutcomes),
  /** null: the product itself, or nobody who is known */
  person_id: v.nullable(v.string()),
  thing_id: v.nullable(v.string()),
  /** without its last part */
  address: v.nullable(v.string()),
  device: v.nullable(v.string()),
})
export type AuditRow = v.InferOutput<typeof AuditRow>

export const getAudit = endpoint({
  name: 'get-audit',
  domain: 'audit',
  method: 'GET',
  path: '/audit',
  summary: 'List the audit trail of this account, newest first',
  access: { session: true, account: 'own' },
  query: v.strictObject({
    ...filters,
    cursor: v.optional(v.pipe(v.string(badCursor), v.maxLength(100, badCursor), v.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z#[\w:-]{1,70}$/, badCursor))),
  }),
  // people who are in the account now, for who looks for what one of them did
  response: v.object({
    lines: v.array(AuditRow),
    cursor: v.nullable(v.string()),
    people: v.array(v.object({ id: v.string(), name: v.string() })),
    timezone: v.string(),
  }),
})

export const exportAuditCsv = endpoint({
  name: 'export-audit-csv',
  domain: 'audit',
  method: 'GET',
  path: '/audit/csv',
  summary: 'Export the audit trail as CSV or .xlsx with the same filters; up to the newest 100,000 entries',
  audit: { kind: 'exports', to: 'export the audit trail', did: 'exported the audit trail' },
  access: { session: true, account: 'own' },
  query: v.strictObject({ ...filters, format: ExportFormat }),
  response: 'csv',
})
