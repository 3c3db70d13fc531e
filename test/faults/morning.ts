/** One morning: runs of several accounts that are due at the same minute, the scheduler that fires them, and the watchdog, on one clock. */

import type { Ports } from '../../functions/domains/delivery/ports.ts'
import { realPorts } from '../../functions/domains/delivery/real-ports.ts'
import { createSchedulerSchedules } from '../../functions/domains/schedules/scheduler-schedules.ts'
import { getOccurrence } from '../../functions/domains/schedules/store/occurrences.ts'
import { putSchedule } from '../../functions/domains/schedules/store/schedules.ts'
import { runReport } from '../../functions/edge/jobs/run-report.ts'
import { watch } from '../../functions/edge/jobs/watchdog.ts'
import { putAccount, putGroup, putProfile, putUser } from '../../functions/kernel/accounts/store.ts'
import type { ScheduleStore } from '../../scripts/local/scheduler/store.ts'
import { someOccurrences } from '../builders/occurrences.ts'
import { emptyReport } from '../builders/report.ts'
import type { FaultName } from './faults.ts'
import { twice } from './faults.ts'
import { type Clock, currentProcess, type Fate, type Odds, reach, startClock } from './processes.ts'
import { seeded } from './seeded.ts'

const minute = 60_000
/** Lambda asks again so long after a failure, and no more. */
const lambdaWaits = [minute, 2 * minute]
const watchdogMs = 5 * minute
/** Nobody who orders at a morning is still without an end then: tellings go on for a day. */
const longestMs = 30 * 60 * minute

export type Due = {
  readonly accountId: string
  readonly id: string
  readonly recipients: readonly string[]
  readonly ownerEmail: string
  readonly fate: Fate
  readonly dueAt: number
}
/** `at`: when somebody last met a fault in the account, on the clock. */
export type Morning = { readonly runs: readonly Due[]; readonly clock: Clock; readonly lastFaults: ReadonlyMap<string, number>; readonly deadLetters: number }

type Given = {
  readonly seed: number
  readonly runs: number
  readonly odds: Odds
  /** how long a PDF takes, on the clock */
  readonly workMs?: number
  /** each run has an account of its own and one recipient */
  readonly isPlain?: boolean
  /** how many the scheduler hands over in a second; all at once unless said */
  readonly perSecond?: number
  readonly store: ScheduleStore
  readonly struck: (fault: FaultName) => void
  /** Called with the clock before anything is fired. */
  readonly begun: (clock: Clock) => void
}

const report = emptyReport()
const block = { kind: 'text', key: 't', title: 'Words', subTitle: null, no_data: null, type: 'text', value: 'x', items: [], error: 'Timed out' }
const section = { key: 's', title: 'S', subTitle: null, label: null, span: 12, content: [block] }
const brokenReport = { ...report, reports: { ...report.reports, networks: [{ ...report.reports.crossChannel, report: [section] }] } }

/** What stands in the place of the PDF of a run. */
export const pdfOf = (id: string) => Buffer.from(`%PDF-1.7 ${id} `.padEnd(300, '.'))

async function worked<T>(milliseconds: number, made: T): Promise<T> {
  if (milliseconds > 0) await currentProcess()?.sleep(milliseconds)
  return made
}

/** Figures and Chromium are stood in for; whatever else a run does it does for real. */
function portsOn(clock: Clock, workMs: number): Ports {
  return {
    ...realPorts,
    authorise: (accountId, occurrence) => reach('authorise', () => realPorts.authorise(accountId, occurrence)),
    compute: () =>
      reach('compute', async () => {
        const process = currentProcess()
        const isBroken = process?.isReportBroken ?? false
        if (process) process.isReportBroken = false
        return isBroken ? JSON.parse(JSON.stringify(brokenReport)) : report
      }),
    pictures: async (given) => ({ report: given, files: new Map() }),
    startPrinter: () => ({ print: ({ id }) => reach('print', () => worked(workMs, { bytes: pdfOf(id), pages: 3 })), close: async () => undefined }),
    now: clock.read,
  }
}

async function putTeam(accountId: string): Promise<void> {
  const features = { sentiment: true, ads: true, facebook_ads: true, industry_benchmark: true, inbox_activity: true }
  const entity_gid = `group-${accountId}`
  await putAccount({ id: accountId, name: 'Ellery Pike', timezone: 'Europe/London', features })
  await putGroup(accountId, { entity_gid, name: 'Larkmere', timezone: null })
  await putProfile(accountId, {
    ...{ id: 'p1', entity_gid, network: 'facebook', network_id: '1', name: 'Larkmere', username: null, picture_url: null, profile_url: null },
    ...{ timezone: null, connected_at: '2025-01-01T00:00:00.000Z', available_from: '2025-01-01', kind: 'page' },
  })
}

/** With an owner of its own, so that what they are told is of this run. */
async function orderOne({ seed, odds, struck, isPlain = false }: Given, one: number, dueAt: number, struckAt: (accountId: string) => void): Promise<Due> {
  const accountId = `acct-${seed}-${Math.floor(one / (isPlain ? 1 : runsOfAccount))}`
  const ownerId = `owner-${one}`
  const ownerEmail = `${ownerId}@${accountId}.test`
  await putUser(accountId, { id: ownerId, email: ownerEmail, name: 'Mara Okafor', role: 'OWNER', type: 'member', joined: true, groups: {} })
  const random = seeded(seed * 1000 + one)
  const recipients = Array.from({ length: isPlain ? 1 : 1 + Math.floor(random() * 3) }, (_, reader) => `reader-${reader}@${seed}-${one}.test`)
  const { schedule, occurrences } = someOccurrences({
    ...{ ownerId, title: `Run ${one}`, flavor: 'comprehensive', timezone: 'Europe/London', profiles: ['p1'], entities: [`group-${accountId}`] },
    recipients: recipients.map((email) => ({ user_id: null, email, name: null })),
    at: [new Date(dueAt).toISOString()],
    now: new Date(dueAt - 7 * 24 * 60 * minute),
  })
  await putSchedule(accountId, schedule, occurrences, undefined)
  await createSchedulerSchedules(accountId, schedule, new Date(dueAt), occurrences)
  const hear = (fault: FaultName) => {
    struck(fault)
    struckAt(accountId)
  }
  return { accountId, id: occurrences[0]?.id ?? '', recipients, ownerEmail, dueAt, fate: { random, odds, struck: hear, drawn: new Set() } }
}

/** Three runs an account, so that one of them waits its turn. */
const runsOfAccount = 3

async function order(given: Given, dueAt: number, struckAt: (accountId: string) => void): Promise<Due[]> {
  const accounts = Math.ceil(given.runs / (given.isPlain ? 1 : runsOfAccount))
  await Promise.all(Array.from({ length: accounts }, (_, at) => putTeam(`acct-${given.seed}-${at}`)))
  return Promise.all(Array.from({ length: given.runs }, (_, one) => orderOne(given, one, dueAt, struckAt)))
}

async function hasEnded({ accountId, id }: Due): Promise<boolean> {
  const run = await getOccurrence(accountId, id)
  return run?.state === 'GENERATED' || run?.steps.told !== undefined || run?.steps.closed !== undefined
}

/** Until every run has come to its end, or a day is over. */
export async function liveThrough(given: Given): Promise<Morning> {
  const { store, seed } = given
  const dueAt = Date.parse('2027-01-04T09:00:00.000Z') + seed * 7 * 24 * 60 * minute
  const clock = startClock(dueAt)
  const lastFaults = new Map<string, number>()
  const runs = await order(given, dueAt, (accountId) => lastFaults.set(accountId, clock.now()))
  const ports = portsOn(clock, given.workMs ?? 0)
  const fates = new Map(runs.map(({ id, fate }) => [id, fate]))
  const going = new Set<Promise<void>>()
  const again: { at: number; input: string; tries: number }[] = []
  let deadLetters = 0
  const fire = (input: string, tries: number, afterMs = 0) => {
    const event = JSON.parse(input)
    const work = () => worked(afterMs, null).then(() => runReport(event, ports))
    const made = clock
      .run(fates.get(event.occurrenceId) ?? null, work)
      .then(() => undefined)
      .catch(() => {
        const wait = lambdaWaits[tries]
        if (wait === undefined) deadLetters += 1
        else again.push({ at: clock.now() + wait, input, tries: tries + 1 })
      })
    going.add(made)
    void made.finally(() => going.delete(made))
  }
  const fireDue = async () => {
    let handedOver = 0
    for (const schedule of store.all()) {
      if (schedule.nextAt === null || schedule.nextAt > clock.now()) continue
      const input = schedule.input.Target.Input ?? ''
      await store.remove(schedule)
      const fate = fates.get(JSON.parse(input).occurrenceId)
      fire(input, 0, given.perSecond ? Math.floor((handedOver++ * 50) / given.perSecond) * 20 : 0)
      if (!fate || fate.random() >= fate.odds.twice) continue
      fate.struck(twice)
      if (fate.random() < 0.5) fire(input, 0)
      else again.push({ at: clock.now() + fate.random() * 2 * minute, input, tries: 0 })
    }
    for (const one of again.splice(0)) {
      if (one.at <= clock.now()) fire(one.input, one.tries)
      else again.push(one)
    }
  }
  given.begun(clock)
  let watchAt = dueAt + watchdogMs
  while (clock.now() < dueAt + longestMs) {
    await fireDue()
    const waiting = store.all().flatMap(({ nextAt }) => nextAt ?? [])
    await clock.forward(Math.max(clock.now() + 1000, Math.min(watchAt, ...waiting, ...again.map(({ at }) => at))))
    if (clock.now() < watchAt) continue
    watchAt += watchdogMs
    await watch(new Date(clock.now()))
    if (going.size === 0 && again.length === 0 && (await Promise.all(runs.map(hasEnded))).every(Boolean)) break
  }
  return { runs, clock, lastFaults, deadLetters }
}
