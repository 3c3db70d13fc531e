import { logoutByLink } from '../../shared/api/auth.ts'
import { messages } from '../../shared/messages.ts'
import { handle, redirect } from '../lib/endpoint.ts'
import { isOwnClick } from '../lib/fetch-metadata.ts'
import { problem } from '../lib/problem.ts'
import { endedCookie } from '../lib/session.ts'
import { endOwnSession } from './end-own-session.ts'

/** A link that changes something: only a click on a page of ours may follow it, for anybody can store an address or point at it. */
export const handler = handle(logoutByLink, async ({ audit, event, now }) => {
  if (!isOwnClick(event)) throw problem(403, messages.signIn.outByClick)
  await endOwnSession(event, audit, now)
  return redirect('/login', { cookies: [endedCookie()] })
})
