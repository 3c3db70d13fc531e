/** What a run touches beside the table, counted; and a team whose report it is. */

import type { Ports } from '../../functions/domains/delivery/ports.ts'
import { nothingElse } from '../../functions/domains/reports/engine/common/subject-data.ts'
import type { Run } from '../../functions/domains/reports/run/run.ts'
import { newOccurrences } from '../../functions/domains/schedules/new-occurrences.ts'
import { putSchedule } from '../../functions/domains/schedules/store/schedules.ts'
import { readActor } from '../../functions/kernel/accounts/actor-store.ts'
import { putAccount, putGroup, putUser } from '../../functions/kernel/accounts/store.ts'
import { rangesOf } from '../../shared/reports/request-dates.ts'
import { emptyReport } from '../builders/report.ts'
import { type Chooser, mortal } from './crashing.ts'

const ownerId = 'owner'
export const report = emptyReport()
const hash = 'ab'.repeat(32)
export const minute = 60_000

/** Of a report that is at hand, so nothing of it is computed. */
const anyRun: Omit<Run, 'actor'> = {
  request: report.request,
  ...rangesOf(report.request),
  subject: { kind: 'profiles', id: null },
  data: { ...nothingElse, profiles: [], entity_gids: new Set() },
  profiles: [],
  offered: null,
  template: null,
  brand: undefined,
  now: new Date(report.fetchedAt),
}

let worlds = 0

/** An account of its own with its clock: what one test leaves behind, such as a place that a death did not give back, is no other's. */
export async function newWorld(): Promise<World> {
  worlds += 1
  const accountId = `acct-faults-${worlds}`
  const ownerEmail = `owner@faults-${worlds}.test`
  await putAccount({ id: accountId, name: 'Ellery Pike', timezone: 'Europe/London', features: {} })
  await putGroup(accountId, { entity_gid: 'group-larkmere', name: 'Larkmere', timezone: null })
  await putUser(accountId, { id: ownerId, email: ownerEmail, name: 'Mara Okafor', role: 'OWNER', type: 'member', joined: true, groups: {} })
  return { accountId, ownerEmail, clock: Date.parse('2026-11-20T17:00:01Z'), again: null, accepted: new Map(), unrecorded: false, window: 0 }
}

export type World = {
  accountId: string
  ownerEmail: string
  clock: number
  /** when the run asked to be fired again */
  again: number | null
  accepted: Map<string, number>
  /** SES has a mail the ledger does not know of */
  unrecorded: boolean
  /** deaths in that state */
  window: number
}

/** Everything a run touches beside the table; each call may be the last of its process. */
export function portsOf(world: World): Ports {
  return {
    authorise: () =>
      mortal('authorise', async () => {
        const owner = await readActor(world.accountId, ownerId)
        if (!owner) throw new Error('The owner is gone.')
        return { ...anyRun, actor: owner }
      }),
    compute: () => mortal('compute', async () => report),
    pictures: async (given) => ({ report: given, files: new Map() }),
    startPrinter: () => ({
      print: () => mortal('print', async () => ({ bytes: new Uint8Array([37, 80, 68, 70]), pages: 3 })),
      close: async () => undefined,
    }),
    seal: () => mortal('seal', async () => hash),
    readSealed: () => mortal('read the snapshot', async () => report),
    putFile: () => mortal('store the file', async () => undefined),
    readFile: () => mortal('read the file', async () => new Uint8Array([37, 80, 68, 70])),
    send: (mail) =>
      mortal('send', async () => {
        world.unrecorded = true
        world.accepted.set(mail.to.email, (world.accepted.get(mail.to.email) ?? 0) + 1)
        return 'message-id'
      }),
    fireAgain: (_account, _run, at) =>
      mortal('fire again', async () => {
        world.again = at.getTime()
      }),
    now: () => new Date(world.clock),
  }
}

/** A run of that day at 17:00 in London, and with `at` those that come after it. */
export async function schedule(
  { accountId }: World,
  recipients: string[],
  { at = ['2026-11-20T17:00:00.000Z'], ...changes }: Partial<Parameters<typeof newOccurrences>[0]> = {},
) {
  const made = newOccurrences({
    ownerId,
    title: report.title,
    type: 'WEEKLY',
    flavor: 'comprehensive',
    timezone: 'Europe/London',
    profiles: ['p1'],
    entities: ['group-larkmere'],
    recipients: recipients.map((email) => ({ user_id: null, email, name: null })),
    template_id: null,
    labels: [],
    label_match: 'any',
    range: 'last_4_weeks',
    dates: null,
    now: new Date('2026-11-13T17:00:00.000Z'),
    ...changes,
    at,
  })
  await putSchedule(accountId, made.schedule, made.occurrences, undefined)
  const [occurrence] = made.occurrences
  if (!occurrence) throw new Error('no run')
  const events = made.occurrences.map(({ id, generate_at }) => ({ accountId, occurrenceId: id, scheduledTime: generate_at }))
  return { accountId, occurrenceId: occurrence.id, scheduledTime: '2026-11-20T17:00:00Z', events }
}

/** One point in five kills its process, once on each side of one run's life. */
export function deathsOf(random: () => number, world: World, tally: { deaths: number }): Chooser {
  const planned = new Map<string, 'before' | 'after' | null>()
  return (point, when) => {
    // the ledger knows of the mail from here on
    if (point.includes('sends.#key') && when === 'after') world.unrecorded = false
    if (!planned.has(point)) planned.set(point, random() < 0.2 ? (random() < 0.5 ? 'before' : 'after') : null)
    if (planned.get(point) !== when) return false
    planned.set(point, null)
    tally.deaths += 1
    if (world.unrecorded) world.window += 1
    world.unrecorded = false
    return true
  }
}
