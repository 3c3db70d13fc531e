import { type AuditFilter, exportAuditCsv } from '../../../../shared/api/audit.ts'
import { auditKinds } from '../../../../shared/audit.ts'
import { isWanted, rowOf, spanOf } from '../../../domains/audit/filter.ts'
import type { Value } from '../../../domains/exports/csv.ts'
import { sendRows } from '../../../domains/exports/send-rows.ts'
import { type Span, trail } from '../../../kernel/audit/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

const most = 100_000

export const handler = handle(exportAuditCsv, ({ actor: { accountId, timezone }, query, now }) =>
  sendRows({
    accountId,
    name: `Audit trail ${now.toISOString().slice(0, 10)}`,
    format: query.format,
    rows: rows(accountId, spanOf(query, timezone, now), query),
  }),
)

async function* rows(accountId: string, span: Span, filter: AuditFilter): AsyncGenerator<Value[]> {
  yield [
    'Time (UTC)',
    'What',
    'Kind',
    'Outcome',
    'Person',
    'Person ID',
    'Administrator',
    'API key',
    'Thing',
    'Thing ID',
    'Name',
    'Name before',
    'Address',
    'Device',
  ]
  let left = most
  for await (const line of trail(accountId, span)) {
    if (!isWanted(filter, line)) continue
    if (left-- === 0) return
    const { at, sentence, kind, outcome, person_id, thing_id, address, device } = rowOf(line)
    const { user_name, by = null, key = null, thing = null, name = null, was = null } = line
    yield [at, sentence, auditKinds[kind], outcome, user_name, person_id, by, key, thing, thing_id, name, was, address, device]
  }
}
