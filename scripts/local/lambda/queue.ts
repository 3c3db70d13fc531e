/**
 * Asynchronous invocations of Lambda: on disk before they are accepted, and tried three times, so that no kill loses one that
 * was accepted. What fails at every try is kept with its error.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ulid } from 'ulid'
import * as v from 'valibot'
import { writeDurably } from '../write-durably.ts'

const Queued = v.object({
  id: v.string(),
  name: v.string(),
  payload: v.string(),
  /** ISO */
  acceptedAt: v.string(),
  /** tries that began, so that an event which takes the whole machine down is not tried for ever */
  attempts: v.number(),
  /** not before this moment; epoch milliseconds */
  notBefore: v.number(),
  lastError: v.nullable(v.string()),
  state: v.picklist(['waiting', 'running', 'failed']),
})
export type Queued = v.InferOutput<typeof Queued>

export type InvocationQueue = {
  /** kept durably when this answers */
  accept: (name: string, payload: string) => Promise<void>
  /** everything not yet done, and what failed for good; the oldest first */
  all: () => Queued[]
  start: () => void
  /** begins nothing more; what is cut off after this is tried again at the next start, and does not count as a failure */
  stop: () => Promise<void>
}

const tries = 3
/** Milliseconds that Lambda waits after the first and the second failure. */
const waits = [60_000, 120_000]
const wait = (failed: number) => waits[failed - 1] ?? 0

export function openInvocationQueue(folder: string, invoke: (name: string, payload: string) => Promise<void>, backOff = wait): InvocationQueue {
  mkdirSync(folder, { recursive: true })
  const events = new Map<string, Queued>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const event = v.parse(Queued, JSON.parse(readFileSync(join(folder, file), 'utf8')))
    // its stack was killed while it ran
    const interrupted = event.state === 'running'
    const over = interrupted && event.attempts >= tries
    events.set(event.id, {
      ...event,
      ...(interrupted ? { state: over ? 'failed' : 'waiting', lastError: 'Almanac was stopped while it ran.', notBefore: 0 } : {}),
    })
  }
  const timers = new Map<string, NodeJS.Timeout>()
  /** as they were before they began */
  const running = new Map<string, Queued>()
  let started = false

  const pathOf = (id: string) => join(folder, `${id}.json`)
  async function put(event: Queued): Promise<void> {
    await writeDurably(pathOf(event.id), JSON.stringify(event))
    events.set(event.id, event)
  }

  async function attempt(event: Queued): Promise<void> {
    const attempts = event.attempts + 1
    await put({ ...event, attempts, state: 'running' })
    running.set(event.id, event)
    try {
      await invoke(event.name, event.payload)
      await rm(pathOf(event.id), { force: true })
      events.delete(event.id)
    } catch (failure) {
      if (!started) return
      const lastError = failure instanceof Error ? failure.message : String(failure)
      console.error(`${event.name}: attempt ${attempts} of ${tries} failed. ${lastError}`)
      const next: Queued = { ...event, attempts, lastError, state: attempts < tries ? 'waiting' : 'failed', notBefore: Date.now() + backOff(attempts) }
      await put(next)
      plan(next)
    } finally {
      running.delete(event.id)
    }
  }

  function plan(event: Queued): void {
    if (!started || event.state !== 'waiting') return
    const begin = () => {
      timers.delete(event.id)
      attempt(event).catch((error) => {
        // the disk is full: nothing may be forgotten, so it is tried again later
        console.error(error)
        plan({ ...event, notBefore: Date.now() + 10_000 })
      })
    }
    timers.set(event.id, setTimeout(begin, Math.max(0, event.notBefore - Date.now())))
  }

  return {
    accept: async (name, payload) => {
      const event: Queued = { id: ulid(), name, payload, acceptedAt: new Date().toISOString(), attempts: 0, notBefore: 0, lastError: null, state: 'waiting' }
      await put(event)
      plan(event)
    },
    all: () => [...events.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    start: () => {
      started = true
      for (const event of events.values()) plan(event)
    },
    stop: async () => {
      started = false
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      await Promise.all([...running.values()].map(put))
    },
  }
}
