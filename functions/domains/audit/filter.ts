/** Which lines somebody looks for, and how a line is told. */

import type { AuditFilter, AuditRow } from '../../../shared/api/audit.ts'
import { auditPerson, auditSentence } from '../../../shared/audit.ts'
import { dayMs } from '../../../shared/dates/durations.ts'
import { addDays, instantRange, today } from '../../../shared/dates/index.ts'
import { thisMachine } from '../../../shared/security-messages.ts'
import type { Span, StoredLine } from '../../kernel/audit/store.ts'

/** Without dates, so far back. */
const daysBack = 366

/** No line is older. */
const beginning = '2026-01-01'

/** `timezone`: of the account. Nothing is looked for before there were lines, nor after now. */
export function spanOf({ from, to }: AuditFilter, timezone: string, now: Date): Span {
  const last = to ?? today(timezone, now)
  const [since, until] = instantRange(from ?? addDays(last, -daysBack), last, timezone)
  const tomorrow = new Date(now.getTime() + dayMs).toISOString()
  return { since: since > beginning ? since : beginning, until: until < tomorrow ? until : tomorrow }
}

export function isWanted({ person, kind, thing }: AuditFilter, line: StoredLine): boolean {
  if (person && line.user_id !== person) return false
  if (kind && line.kind !== kind) return false
  const words = thing?.trim().toLowerCase()
  return !words || line.thing_id === thing || [line.name, line.was, line.thing].some((text) => text?.toLowerCase().includes(words))
}

export function rowOf(line: StoredLine): AuditRow {
  const { sk, at, kind, outcome, user_id = null, thing_id = null, device = null } = line
  const address = line.address === thisMachine ? 'This machine' : (line.address ?? null)
  const who = auditPerson({ name: line.user_name, by: line.by, key: line.key })
  return { id: sk, at, sentence: auditSentence({ ...line, who }), kind, outcome, person_id: user_id, thing_id, address, device }
}
