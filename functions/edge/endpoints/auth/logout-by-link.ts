import { logoutByLink } from '../../../../shared/api/auth.ts'
import { messages } from '../../../../shared/messages.ts'
import { endOwnSession } from '../../../domains/auth/end-own-session.ts'
import { endedCookie } from '../../../kernel/accounts/session.ts'
import { handle, redirect } from '../../../kernel/chain/endpoint.ts'
import { isOwnClick } from '../../../kernel/request/fetch-metadata.ts'
import { problem } from '../../../kernel/request/problem.ts'
import { isHead } from '../../../kernel/request/request.ts'

/** A link that changes something: only a click on a page of ours may follow it, for anybody can store an address or point at it. */
export const handler = handle(logoutByLink, async ({ audit, event, now }) => {
  if (!isOwnClick(event)) throw problem(403, messages.signIn.outByClick)
  if (isHead(event)) return redirect('/login')
  await endOwnSession(event, audit, now)
  return redirect('/login', { cookies: [endedCookie()] })
})
