/**
 * What a request reads it reads once, however many of its steps ask: who calls, what they may see and what a report is about rest on the
 * same few records. Every request begins anew, so that nothing is known longer than it takes to answer.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

const request = new AsyncLocalStorage<object>()

/** Answers a request that changes nothing: what it reads through `readOnce` meanwhile it reads once. */
export function readingOnce<Answer>(answer: () => Answer): Answer {
  return request.run({}, answer)
}

/**
 * `read`, asked once while a request that changes nothing is answered, and each time anywhere else. Its value is shared: nobody may change it.
 */
export function readOnce<Args extends readonly (string | readonly string[])[], Value>(
  read: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  const known = new WeakMap<object, Map<string, Promise<Value>>>()
  return (...args) => {
    const now = request.getStore()
    if (!now) return read(...args)
    const ofRequest = known.get(now) ?? new Map<string, Promise<Value>>()
    known.set(now, ofRequest)
    const key = JSON.stringify(args)
    const asked = ofRequest.get(key) ?? read(...args)
    ofRequest.set(key, asked)
    return asked
  }
}
