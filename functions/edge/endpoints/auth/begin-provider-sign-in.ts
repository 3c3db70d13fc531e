import { beginProviderSignIn } from '../../../../shared/api/auth-provider.ts'
import { ownPath } from '../../../../shared/own-path.ts'
import { beginAtProvider } from '../../../domains/auth/provider.ts'
import { beganCookie } from '../../../domains/auth/provider-cookie.ts'
import { backToSignIn } from '../../../domains/auth/sign-in-page.ts'
import { handle, redirect } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(beginProviderSignIn, async ({ query, log }) => {
  const next = ownPath(query.next)
  const begun = await beginAtProvider().catch((error: unknown) => {
    log.error('the sign-in provider does not answer', { error: error instanceof Error ? error : new Error(String(error)) })
    return null
  })
  if (!begun) return redirect(backToSignIn({ failed: 'provider', next }))
  return redirect(begun.url, { cookies: [beganCookie({ ...begun.begun, next })] })
})
