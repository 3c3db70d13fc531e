/** Logs out the browser that asks. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { sessionToken } from '../../kernel/accounts/session.ts'
import { endSession, endSessionByHash, findSession } from '../../kernel/accounts/sessions.ts'
import { getUser } from '../../kernel/accounts/store.ts'
import type { Audit } from '../../kernel/audit/audited.ts'

/** Whoever is not signed in is out already. */
export async function endOwnSession(event: APIGatewayProxyEventV2, audit: Audit, now: Date): Promise<void> {
  const token = sessionToken(event)
  const session = token ? await findSession(token, now) : null
  if (!token || !session) return
  const user = await getUser(session.accountId, session.userId)
  if (user) audit.as({ accountId: session.accountId, userId: user.id, name: user.name, by: session.by })
  await endSession(token)
  // whoever stands for somebody has no other way back to their own
  if (session.by) await endSessionByHash(session.by.session)
}
