/** Somebody's own runs, as the weekly and the monthly report list them. Pure. */
import { wallTime } from '../../../shared/dates/index.ts'
import { plainLine } from '../../../shared/notifications/notice-fields.ts'
import { mostListed, type Period } from '../../../shared/notifications/period-report.ts'
import type { AccountRecord, GroupRecord } from '../../kernel/accounts/records.ts'
import type { Occurrence } from '../schedules/records.ts'
import { wantedBy } from '../schedules/wanted-by.ts'

type Told = { readonly account: AccountRecord; readonly groups: readonly GroupRecord[] }
type Row = Period['runs'][number]

/** Of a period that is over. Latest first, as they are given; those that need their reader before all others. */
export function ranOf(told: Told, runs: readonly Occurrence[]): Pick<Period, 'emails' | 'arrived' | 'failed' | 'runs' | 'moreRuns' | 'timezone'> {
  const rows = runs.flatMap((run) => rowOf(told, run))
  const made = rows.filter(({ state }) => state === 'sent')
  const needs = ({ state, arrived, of }: Row) => state !== 'sent' || arrived < of
  const sum = (of: 'of' | 'arrived') => made.reduce((all, row) => all + row[of], 0)
  return {
    emails: sum('of'),
    arrived: sum('arrived'),
    failed: rows.filter(({ state }) => state === 'failed').length,
    runs: [...rows.filter(needs), ...rows.filter((row) => !needs(row))].slice(0, mostListed),
    moreRuns: Math.max(rows.length - mostListed, 0),
    timezone: told.account.timezone,
  }
}

function rowOf(told: Told, { state, retry, reason, recipients, sends, ...run }: Occurrence): Row[] {
  const isRetrying = state === 'SCHEDULED' && retry
  if (state !== 'GENERATED' && state !== 'FAILED' && !isRetrying) return []
  const why = plainLine(reason ?? retry?.reason ?? '')
  return [
    {
      ...named(told, run),
      state: state === 'GENERATED' ? 'sent' : state === 'FAILED' ? 'failed' : 'retrying',
      arrived: recipients.filter(({ email }) => sends[email]?.status === 'sent').length,
      of: wantedBy({ recipients, sends }).length,
      ...(state !== 'GENERATED' && why ? { reason: why } : {}),
    },
  ]
}

/** Of the time that has begun. */
export function comingOf(told: Told, runs: readonly Occurrence[]): Pick<Period, 'coming' | 'moreComing'> {
  const waiting = runs.filter(({ state }) => state === 'SCHEDULED')
  const coming = waiting.slice(0, mostListed).map((run) => ({ ...named(told, run), time: wallTime(run.generate_at, told.account.timezone).slice(11, 16) }))
  return { coming, moreComing: waiting.length - coming.length }
}

/** Under the name that its emails have: of its one profile group, else of the account. */
function named({ account, groups }: Told, { id, title, entities, generate_at }: Pick<Occurrence, 'id' | 'title' | 'entities' | 'generate_at'>) {
  const only = entities.length === 1 ? groups.find(({ entity_gid }) => entity_gid === entities[0]) : undefined
  return { run: id, client: plainLine(only?.name ?? account.name), title: plainLine(title), day: wallTime(generate_at, account.timezone).slice(0, 10) }
}
