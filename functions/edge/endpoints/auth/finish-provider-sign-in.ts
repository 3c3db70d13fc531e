import { finishProviderSignIn } from '../../../../shared/api/auth-provider.ts'
import { ownPath } from '../../../../shared/own-path.ts'
import { enter } from '../../../domains/auth/enter.ts'
import { finishAtProvider } from '../../../domains/auth/provider.ts'
import { begunIn, finishedCookie } from '../../../domains/auth/provider-cookie.ts'
import { backToSignIn } from '../../../domains/auth/sign-in-page.ts'
import { readActor } from '../../../kernel/accounts/actor-store.ts'
import { findCredentials } from '../../../kernel/accounts/credentials.ts'
import { handle, redirect } from '../../../kernel/chain/endpoint.ts'
import { isHead } from '../../../kernel/request/request.ts'

/** The provider says who somebody is; what they may do here is said by an account that is here already. None is made. */
export const handler = handle(finishProviderSignIn, async ({ audit, event, log, now }) => {
  const begun = begunIn(event)
  const next = ownPath(begun?.next)
  const fail = (failed: 'provider' | 'unverified' | 'stranger') => redirect(backToSignIn({ failed, next }), { cookies: [finishedCookie()] })
  if (!begun) return fail('provider')
  // the provider takes its code once, and leaves it to the GET
  if (isHead(event)) return redirect(next ?? '/')
  const email = await finishAtProvider(event.rawQueryString, begun).catch((error: unknown) => {
    // a name and no message: that may hold what the browser sent
    log.warn('a sign-in by the provider failed', { error: error instanceof Error ? error.name : 'unknown' })
    return undefined
  })
  if (email === undefined) return fail('provider')
  if (email === null) return fail('unverified')
  const found = await findCredentials(email)
  // whoever is invited joins by their invitation first
  const actor = found?.passwordHash ? await readActor(found.accountId, found.userId) : null
  if (!actor) return fail('stranger')
  const { isIn, cookies } = await enter(event, actor, audit, now)
  return redirect(isIn ? (next ?? '/') : backToSignIn({ step: 'code', next }), { cookies: [...cookies, finishedCookie()] })
})
