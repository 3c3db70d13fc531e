import type { Actor } from './actor.ts'

/** For whoever comes in. Nothing more is read, of the code or the table, of whoever cannot be locked. @throws Problem 403 that says what to do */
export async function refuseLocked(actor: Actor, now: Date): Promise<void> {
  const { role, limits } = actor
  if (limits.users === null || role === 'OWNER' || role === 'ADVOCATE') return
  await (await import('./locked-people.ts')).refuseLockedPerson(actor, now)
}
