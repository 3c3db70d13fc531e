/** The target of EventBridge Scheduler: makes and sends one run. The same event twice, late or out of turn does nothing. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { messages } from '../../shared/messages.ts'
import { type Log, logWith } from '../lib/log.ts'
import { Problem } from '../lib/problem.ts'
import { deliver } from './deliver.ts'
import { Refused } from './gate.ts'
import { failRun, type Held, LeaseLost, maxAttempts, releaseLease, takeLease } from './ledger.ts'
import { type Ports, Stopped } from './ports.ts'
import { realPorts } from './real-ports.ts'
import { tellOwner } from './tell-owner.ts'

const RunEvent = v.object({ accountId: v.string(), occurrenceId: v.string(), scheduledTime: v.pipe(v.string(), v.isoTimestamp()) })

export type Outcome = { outcome: 'sent' | 'nothing to do' | 'failed' }

/** Thrown so that the event comes again: whoever works on the run now may yet be cut off. */
export class RunInProgress extends Error {
  constructor(id: string) {
    super(`The run ${id} is being worked on.`)
  }
}

export const handler = (event: unknown): Promise<Outcome> => runReport(event, realPorts)

/** @throws when the event should come again: after a fault that may pass, and while somebody else works on the run */
export async function runReport(event: unknown, ports: Ports): Promise<Outcome> {
  const { accountId, occurrenceId, scheduledTime } = v.parse(RunEvent, event)
  const log = logWith({ accountId, occurrenceId })
  const lease = await takeLease(accountId, occurrenceId, scheduledTime, randomUUID(), ports.now())
  if (lease.kind === 'done') return { outcome: 'nothing to do' }
  if (lease.kind === 'busy') throw new RunInProgress(occurrenceId)
  const { held } = lease
  const { state, attempts, reason } = held.occurrence
  try {
    if (state === 'FAILED') await tellOwner(held, ports, log, reason ?? messages.unable.generateReport, reason === messages.delivery.lostAccess)
    else if (attempts > maxAttempts) await giveUp(held, ports, log, new Error('The run was cut off again and again.'))
    else return await tryOnce(held, ports, log)
    return { outcome: 'failed' }
  } catch (error) {
    if (error instanceof LeaseLost) return { outcome: 'nothing to do' }
    await releaseLease(held)
    throw error
  }
}

async function tryOnce(held: Held, ports: Ports, log: Log): Promise<Outcome> {
  try {
    await deliver(held, ports, log)
    return { outcome: 'sent' }
  } catch (error) {
    if (error instanceof LeaseLost) throw error
    log.warn('run: try failed', { error: error instanceof Error ? error : new Error(String(error)), attempt: held.occurrence.attempts })
    if (!(error instanceof Stopped) && held.occurrence.attempts < maxAttempts) throw error
    await giveUp(held, ports, log, error)
    return { outcome: 'failed' }
  }
}

async function giveUp(held: Held, ports: Ports, log: Log, error: unknown): Promise<void> {
  const reason = wordsFor(error)
  await failRun(held, reason, ports.now())
  log.error('run failed', { reason })
  await tellOwner(held, ports, log, reason, error instanceof Stopped && error.lostAccess)
}

/** Only what was written for users is shown to them. */
function wordsFor(error: unknown): string {
  return error instanceof Stopped || error instanceof Refused || error instanceof Problem ? error.message : messages.unable.generateReport
}
