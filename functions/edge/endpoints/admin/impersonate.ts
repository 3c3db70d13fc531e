import { impersonate } from '../../../../shared/api/admin-impersonation.ts'
import { impersonationMessages } from '../../../../shared/impersonation-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { meOf } from '../../../domains/auth/me.ts'
import { readActor } from '../../../kernel/accounts/actor-store.ts'
import { impersonationSeconds, inPlaceOf } from '../../../kernel/accounts/impersonation.ts'
import { sessionCookie, sessionToken } from '../../../kernel/accounts/session.ts'
import { sessionHash, startSession } from '../../../kernel/accounts/sessions.ts'
import { listUsers } from '../../../kernel/accounts/store.ts'
import { whenceOf } from '../../../kernel/accounts/whence.ts'
import { handle, withCookies } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** Its line stands in the trail of the account that is opened, for its owner to see. */
export const handler = handle(impersonate, async ({ actor, params: { id }, body: { user_id }, audit, event, now }) => {
  const joined = (await listUsers(id, true)).filter((user) => user.joined)
  const found = joined.find((user) => (user_id ? user.id === user_id : user.role === 'OWNER'))
  const person = found ? await readActor(id, found.id) : null
  const own = sessionToken(event)
  if (!person || !own) throw problem(404, messages.missing)
  if (person.admin) throw problem(409, impersonationMessages.administrator)
  const standing = inPlaceOf(person, actor)
  audit.as(standing)
  audit.about({ name: person.accountName })
  const by = { accountId: actor.accountId, userId: actor.userId, name: actor.name, session: sessionHash(own) }
  const token = await startSession(id, person.userId, now, { whence: whenceOf(event), seconds: impersonationSeconds, by })
  return withCookies({ me: await meOf(standing, now) }, [sessionCookie(token, impersonationSeconds)])
})
