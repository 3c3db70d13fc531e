/** What has to stand before anything that a request writes to the table: clients.ts waits for it at each write. */
import { AsyncLocalStorage } from 'node:async_hooks'

const guards = new AsyncLocalStorage<(() => Promise<void>) | null>()

/** Runs work whose writes wait for `guard`; it is asked at each of them. */
export function guarded<T>(guard: () => Promise<void>, work: () => T): T {
  return guards.run(guard, work)
}

/** Writes of `work` wait for nothing: those of the guard itself. */
export function unguarded<T>(work: () => T): T {
  return guards.run(null, work)
}

const writes: ReadonlySet<string> = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems'].map((name) => `${name}Command`))

/** Resolves when a command of this name may be sent. */
export async function beforeWrite(commandName: string | undefined): Promise<void> {
  if (commandName && writes.has(commandName)) await guards.getStore()?.()
}
