/** The target of EventBridge Scheduler: makes and sends one run. The same event twice, late or out of turn does nothing. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { deliveryMessages } from '../../../shared/delivery-messages.ts'
import { messages } from '../../../shared/messages.ts'
import { deliver } from '../../domains/delivery/deliver.ts'
import { HeldBack } from '../../domains/delivery/hold-what-lacks.ts'
import { inTurn } from '../../domains/delivery/in-turn.ts'
import { claimRun, type Lease, retryAt } from '../../domains/delivery/lease.ts'
import { closeRun, failRun } from '../../domains/delivery/ledger.ts'
import { notifyOwner } from '../../domains/delivery/notify-owner.ts'
import { PermanentFailure, type Ports } from '../../domains/delivery/ports.ts'
import { realPorts } from '../../domains/delivery/real-ports.ts'
import { MailAway } from '../../domains/delivery/send.ts'
import { maxTellings, maxTries, waitAfter } from '../../domains/schedules/retry.ts'
import { getOccurrence } from '../../domains/schedules/store/occurrences.ts'
import { Refused } from '../../domains/shares/gate.ts'
import { isClosed } from '../../kernel/accounts/store.ts'
import { LeaseLost, release } from '../../kernel/jobs/lease.ts'
import { type Log, logWith } from '../../kernel/log.ts'
import { SenderRefused } from '../../kernel/mail/ses-refusals.ts'
import { count } from '../../kernel/metric.ts'
import { keepError } from '../../kernel/request/kept-errors.ts'
import { Problem } from '../../kernel/request/problem.ts'

const RunEvent = v.object({ accountId: v.string(), occurrenceId: v.string(), scheduledTime: v.pipe(v.string(), v.isoTimestamp()) })

export type Outcome = { outcome: 'sent' | 'nothing to do' | 'waits its turn' | 'tried again later' | 'failed' }

/** Thrown so that the event comes again: whoever works on the run now may yet be cut off. */
export class RunInProgress extends Error {
  constructor(id: string) {
    super(`The run ${id} is being worked on.`)
  }
}

export const handler = (event: unknown): Promise<Outcome> => runReport(event, realPorts)

/** `due`: the instant this try counts from, which is later than now where somebody put the clock of the schedules forward. */
type Try = { lease: Lease; ports: Ports; log: Log; due: number }

/** @throws when the event should come again: while somebody else works on the run, and when not even its next try could be noted */
export async function runReport(given: unknown, ports: Ports): Promise<Outcome> {
  const { accountId, ...event } = v.parse(RunEvent, given)
  const log = logWith({ accountId })
  if (await isClosed(accountId)) return { outcome: 'nothing to do' }
  const done = await inTurn({
    accountId,
    event,
    now: ports.now,
    log,
    work: (one) => makeRun({ accountId, ...one }, ports),
    handOver: async ({ occurrenceId }) => {
      const run = await getOccurrence(accountId, occurrenceId)
      if (run) await ports.fireAgain(accountId, run, new Date(ports.now().getTime() + 5_000))
    },
  })
  return done ?? { outcome: 'waits its turn' }
}

async function makeRun({ accountId, occurrenceId, scheduledTime }: v.InferOutput<typeof RunEvent>, ports: Ports): Promise<Outcome> {
  const log = logWith({ accountId, occurrenceId })
  const taken = await claimRun(accountId, occurrenceId, scheduledTime, randomUUID(), ports.now())
  if (taken.kind === 'done') return { outcome: 'nothing to do' }
  if (taken.kind === 'busy') throw new RunInProgress(occurrenceId)
  const { lease } = taken
  const one: Try = { lease, ports, log, due: Math.max(ports.now().getTime(), Date.parse(scheduledTime)) }
  try {
    if (lease.occurrence.state === 'FAILED') return await tell(one)
    if (lease.occurrence.attempts > maxTries) return await giveUp(one, new Error('The run was cut off again and again.'))
    return await tryOnce(one)
  } catch (error) {
    if (error instanceof LeaseLost) return { outcome: 'nothing to do' }
    await release(lease)
    throw error
  }
}

async function tryOnce(one: Try): Promise<Outcome> {
  const { lease, ports, log } = one
  try {
    await deliver(lease, ports, log)
    return { outcome: 'sent' }
  } catch (error) {
    if (error instanceof LeaseLost) throw error
    log.warn('run: try failed', { error: asError(error), attempt: lease.occurrence.attempts })
    if (error instanceof PermanentFailure || lease.occurrence.attempts >= maxTries) return giveUp(one, error)
    await tryLater(one, wordsFor(error))
    return { outcome: 'tried again later' }
  }
}

/** After the last try: the only place where a run becomes FAILED. */
async function giveUp(one: Try, error: unknown): Promise<Outcome> {
  const reason = wordsFor(error)
  const { held, missing: held_for } = error instanceof HeldBack ? error : {}
  await failRun(one.lease, { reason, standing: error instanceof PermanentFailure && error.standing, held, held_for }, one.ports.now())
  one.log[held ? 'info' : 'error'](held ? 'run held back' : 'run failed', { reason, error: asError(error) })
  // who lost their rights, or wants it so, is told; nobody here can mend that
  if (!held && !(error instanceof PermanentFailure && error.standing)) {
    count('failedRuns', 1, one.ports.now())
    await keepError({ kind: 'job', name: 'run-report', error, accountId: one.lease.accountId }, one.ports.now())
  }
  return tell(one)
}

/** Where mail is what failed, its owner is told once it goes out again. */
async function tell(one: Try): Promise<Outcome> {
  const { lease, ports, log } = one
  try {
    await notifyOwner(lease, ports, log)
  } catch (error) {
    if (error instanceof LeaseLost) throw error
    log.warn('run: owner not told yet', { error: asError(error), attempt: lease.occurrence.attempts })
    if (lease.occurrence.attempts < maxTellings) await tryLater(one, lease.occurrence.reason ?? wordsFor(error))
    else {
      log.error('run: owner never told', {})
      await closeRun(lease, false, ports.now())
    }
  }
  return { outcome: 'failed' }
}

/** First the ledger, then the schedule: should that not come to be, the watchdog finds the run. */
async function tryLater({ lease, ports, log, due }: Try, reason: string): Promise<void> {
  const at = new Date(due + waitAfter(lease.occurrence.attempts))
  await retryAt(lease, { at: at.toISOString(), reason })
  await ports.fireAgain(lease.accountId, lease.occurrence, at).catch((error) => log.warn('run: next try not scheduled', { error: asError(error) }))
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** Only what was written for users is shown to them. */
function wordsFor(error: unknown): string {
  if (error instanceof SenderRefused) return deliveryMessages.sender[error.refusal]
  if (error instanceof MailAway) return deliveryMessages.mailAway
  return error instanceof PermanentFailure || error instanceof Refused || error instanceof Problem ? error.message : messages.unable.generateReport
}
