/** Whoever scheduled a report is told the day before it is due that a connection of it has ended or figures are missing, so that they can mend it in time. */
import { formatDate } from '../../../shared/dates/format.ts'
import { addDays, dateIn, instantRange } from '../../../shared/dates/index.ts'
import { deliveryMessages } from '../../../shared/delivery-messages.ts'
import { memoize } from '../../../shared/memoize.ts'
import { networks } from '../../../shared/networks.ts'
import { plainLine } from '../../../shared/notifications/notice-fields.ts'
import { reportIncomplete } from '../../../shared/notifications/report-incomplete/definition.ts'
import { profileName } from '../../../shared/profile-name.ts'
import { readActor } from '../../accounts/actor-store.ts'
import type { AccountRecord } from '../../accounts/store.ts'
import { missingFigures } from '../../delivery/missing-data.ts'
import type { Actor } from '../../lib/actor.ts'
import { inParallel } from '../../lib/in-parallel.ts'
import { Problem } from '../../lib/problem.ts'
import { accessLeft } from '../../profiles/access-left.ts'
import type { Run } from '../../reports/run/run.ts'
import { authoriseOccurrence } from '../../schedules/authorise-occurrence.ts'
import type { Occurrence } from '../../schedules/records.ts'
import { occurrencesAt } from '../../schedules/timetable.ts'
import { emit } from '../emit.ts'
import type { OpenProfiles } from './open-profiles.ts'

const mostRuns = 1000
const atOnce = 4

/** Of the runs until the end of tomorrow on the account's clock, each once. */
export async function tellIncomplete(account: AccountRecord, { zoneOf }: Pick<OpenProfiles, 'zoneOf'>, now: Date): Promise<void> {
  const { id, timezone } = account
  const today = dateIn(now, timezone)
  const [, until] = instantRange(today, addDays(today, 1), timezone)
  const all = await occurrencesAt(id, { from: now.toISOString(), until, first: 'soonest', limit: mostRuns })
  const due = all.filter(({ state, type }) => state === 'SCHEDULED' && type !== 'ONCE')
  const owners = new Map<string, Promise<Actor | null>>()
  const ownerOf = ({ owner_id }: Occurrence) => memoize(owners, owner_id, () => readActor(id, owner_id, now))
  await inParallel(due, atOnce, async (occurrence) => {
    const owner = await ownerOf(occurrence)
    const run = owner && (await authorised(owner, occurrence))
    if (run) await tell(id, occurrence, { run, zoneOf }, now)
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

async function tell(accountId: string, occurrence: Occurrence, { run, zoneOf }: Pick<OpenProfiles, 'zoneOf'> & { run: Run }, now: Date): Promise<void> {
  const { id, generate_at: at, timezone, title, owner_id, missing_data } = occurrence
  const ended = run.profiles.flatMap((profile) => {
    const left = accessLeft(profile, zoneOf(profile), new Date(at))
    if (left === null || left >= 0 || !profile.access_ends_on) return []
    return deliveryMessages.missing.ended(`${profileName(profile)} on ${networks[profile.network].display}`, formatDate(profile.access_ends_on))
  })
  const missing = await missingFigures(accountId, run, occurrence, now)
  if (missing === null && ended.length === 0) return
  const [only, ...others] = run.actor.entities.filter(({ entity_gid }) => run.data.entity_gids.has(entity_gid))
  const client = plainLine(only && others.length === 0 ? only.name : run.actor.accountName)
  const lacks = plainLine([...ended, ...(missing === null ? [] : [missing])].join(' ')).slice(0, 2000)
  const data = { run: id, title: plainLine(title), client, at, timezone, lacks, way: missing === null ? null : missing_data }
  await emit(reportIncomplete, { accountId, id: `${id} ${at}`, data, group: null, to: [owner_id] }, now)
}
