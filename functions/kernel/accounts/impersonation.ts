/** A session in which an administrator stands for somebody (docs/decisions/0055-in-the-place-of-somebody.md). */
import { adminSections } from '../../../shared/admin-roles.ts'
import type { Actor } from './actor.ts'
import { readActor } from './actor-store.ts'
import { findSessionOf, type Session } from './sessions.ts'

/** A working day, in seconds. */
export const impersonationSeconds = 8 * 60 * 60

/**
 * Who acts in a session that is another's, as long as their own session goes on and they are an administrator who may; looked up at each
 * request, so that either is over at once. Null when it is.
 */
export async function impersonatorOf({ by }: Pick<Session, 'by'>, now: Date): Promise<Actor | null> {
  if (!by) return null
  const [own, admin] = await Promise.all([findSessionOf(by.session, now), readActor(by.accountId, by.userId)])
  if (!own || !admin?.admin || !adminSections.users.includes(admin.admin)) return null
  return admin.sessionsSince && own.startedAt < admin.sessionsSince ? null : admin
}

/** The person with all their rights, but for those of an administrator. */
export function inPlaceOf(person: Actor, admin: Actor): Actor {
  const { accountId, userId, name, email } = admin
  return { ...person, admin: undefined, by: { accountId, userId, name, email } }
}
