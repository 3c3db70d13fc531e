/** Declared access against the caller: session, then permission, then plan. */
import type { Access } from '../../../shared/api/endpoint.ts'
import { featureMessages } from '../../../shared/feature-messages.ts'
import { inPersonOnly } from '../../../shared/impersonation-messages.ts'
import { messages } from '../../../shared/messages.ts'
import { problem } from '../request/problem.ts'
import { type Actor, can, managesAccount, mayInvite } from './actor.ts'

/** Session, role, permission and plan, in this order; what an endpoint does not ask for is not looked at. @throws Problem 401, 403 or, of what only administrators know, 404 in the users' words */
export function authorise(access: Access, actor: Actor | null): void {
  if (!access.session) return
  if (!actor) throw problem(401, messages.mustLogin, { mustLogin: true })
  if (access.admin && !(actor.admin && access.admin.includes(actor.admin))) throw problem(404, messages.missing)
  if (access.inPerson && actor.by) throw problem(403, inPersonOnly)
  if (access.account === 'manage' && !managesAccount(actor)) throw problem(403, messages.noAccess)
  if (access.team && !mayInvite(actor)) throw problem(403, messages.noAccess)
  if (access.account === 'own' && actor.role !== 'OWNER') throw problem(403, messages.noAccess)
  if (access.permission && !can(actor, ...access.permission)) throw problem(403, access.refusal ?? messages.noAccess)
  if (access.feature && !actor.features[access.feature]) throw problem(403, featureMessages[access.feature])
}
