/** Whoever scheduled a report is told the day before it is due that a connection of it has ended or figures are missing, so that they can mend it in time. */
import { addDays, dateIn, instantRange } from '../../../shared/dates/index.ts'
import { endedOf } from '../../../shared/ended-access.ts'
import { memoize } from '../../../shared/memoize.ts'
import { networks } from '../../../shared/networks.ts'
import { plainLine } from '../../../shared/notifications/notice-fields.ts'
import { reportIncomplete } from '../../../shared/notifications/report-incomplete/definition.ts'
import { clientOf } from '../../../shared/reports/client-of.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { readActor } from '../../kernel/accounts/actor-store.ts'
import type { AccountRecord, ProfileRecord } from '../../kernel/accounts/store.ts'
import type { ZoneOf } from '../../kernel/accounts/zones.ts'
import { callsAtOnce, inParallel } from '../../kernel/in-parallel.ts'
import { log } from '../../kernel/log.ts'
import { Problem } from '../../kernel/request/problem.ts'
import { missingFigures } from '../delivery/hold-what-lacks.ts'
import { emit } from '../notifications/emit.ts'
import { accessLeft } from '../profiles/access-left.ts'
import type { Run } from '../reports/run/run.ts'
import { authoriseOccurrence } from '../schedules/authorise-occurrence.ts'
import type { Occurrence } from '../schedules/records.ts'
import { occurrencesAt } from '../schedules/store/runs-by-time.ts'
import type { OpenProfiles } from './open-profiles.ts'

const mostRuns = 1000
const mostOfName = 200

/** Of the runs until the end of tomorrow on the account's clock, each once. */
export async function tellIncomplete(account: AccountRecord, { zoneOf }: Pick<OpenProfiles, 'zoneOf'>, now: Date): Promise<void> {
  const { id, timezone } = account
  const today = dateIn(now, timezone)
  const [, until] = instantRange(today, addDays(today, 1), timezone)
  const all = await occurrencesAt(id, { from: now.toISOString(), until, first: 'soonest', limit: mostRuns })
  const due = all.filter(({ state, type }) => state === 'SCHEDULED' && type !== 'ONCE')
  const owners = new Map<string, Promise<Actor | null>>()
  const ownerOf = ({ owner_id }: Occurrence) => memoize(owners, owner_id, () => readActor(id, owner_id, now))
  await inParallel(due, callsAtOnce, async (occurrence) => {
    try {
      const owner = await ownerOf(occurrence)
      const run = owner && (await authorised(owner, occurrence))
      if (run) await tell(id, occurrence, { run, zoneOf }, now)
    } catch (error) {
      // one that cannot be looked at keeps nobody from being told of the others
      log.error('round: run not looked at', { accountId: id, occurrenceId: occurrence.id, error: error instanceof Error ? error : new Error(String(error)) })
    }
  })
}

/** Null for what its owner may not see any more: they are told when it is due. */
async function authorised(owner: Actor, occurrence: Occurrence): Promise<Run | null> {
  try {
    return await authoriseOccurrence(owner, occurrence, new Date(occurrence.generate_at))
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return null
    throw error
  }
}

type Looked = Pick<OpenProfiles, 'zoneOf'> & { readonly run: Run }

async function tell(accountId: string, occurrence: Occurrence, { run, zoneOf }: Looked, now: Date): Promise<void> {
  const { id, schedule_id, generate_at: at, timezone, owner_id, missing_data } = occurrence
  const { profiles, entity_gids } = run.data
  const ended = profiles.filter((profile) => isOver(profile, zoneOf, new Date(at)))
  const missing = await missingFigures(accountId, run, occurrence, now)
  if (missing === null && ended.length === 0) return
  const entities = run.actor.entities.filter(({ entity_gid }) => entity_gids.has(entity_gid))
  const data = {
    ...{ run: id, title: plainLine(occurrence.title), client: plainLine(clientOf({ entities }, run.actor.accountName)), at, timezone },
    ...endedOf(ended.map((one) => ({ name: named(one), on: one.access_ends_on ?? '', isOver: isOver(one, zoneOf, now) }))),
    missing: missing && { ...missing, late: missing.late.map((one) => ({ ...one, name: plainLine(one.name) })) },
    way: missing === null ? null : missing_data,
  }
  // figures may come by import all the same, so of an end alone a schedule is told once
  const event = missing === null ? `${schedule_id} ${ended.length} ${lastEnd(ended)}` : `${id} ${at}`
  await emit(reportIncomplete, { accountId, id: event, data, group: null, to: [owner_id] }, now)
}

function isOver(profile: ProfileRecord, zoneOf: ZoneOf, at: Date): boolean {
  const left = accessLeft(profile, zoneOf(profile), at)
  return left !== null && left < 0
}

function lastEnd(ended: readonly ProfileRecord[]): string {
  return (
    ended
      .flatMap((one) => one.access_ends_on ?? [])
      .sort()
      .at(-1) ?? ''
  )
}

const named = ({ name, network }: ProfileRecord) => plainLine(`${name} on ${networks[network].display}`).slice(0, mostOfName)
