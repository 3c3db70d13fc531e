import { secondStep } from '../../../../shared/api/auth-two-factor.ts'
import { securityMessages } from '../../../../shared/security-messages.ts'
import { takeOneTimeCode } from '../../../domains/auth/check-code.ts'
import { meOf } from '../../../domains/auth/me.ts'
import { openSession } from '../../../domains/auth/open-session.ts'
import { endedHalfCookie, endHalfSession, findHalfSession } from '../../../domains/auth/store/half-sessions.ts'
import { tellChange } from '../../../domains/auth/tell-change.ts'
import { readActor } from '../../../kernel/accounts/actor-store.ts'
import { handle, withCookies } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(secondStep, async ({ body: { code }, audit, event, log, now }) => {
  const over = () => problem(401, securityMessages.twoFactor.stepOver)
  const half = await findHalfSession(event, now)
  const actor = half && (await readActor(half.accountId, half.userId))
  // a password that has changed meanwhile has to be given again
  if (!half || !actor || (actor.sessionsSince && half.startedAt < actor.sessionsSince)) throw over()
  audit.as(actor)
  const { kind } = await takeOneTimeCode(actor, code, now)
  if (!(await endHalfSession(half))) throw over()
  const cookies = [...(await openSession(event, actor, now)), endedHalfCookie()]
  if (kind === 'recovery') await tellChange(actor, 'codeUsed', event, { log, now })
  return withCookies({ me: await meOf(actor, now) }, cookies)
})
