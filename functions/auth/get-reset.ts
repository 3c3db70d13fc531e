import { getReset } from '../../shared/api/auth-password.ts'
import { messages } from '../../shared/messages.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { findReset } from './resets.ts'

export const handler = handle(getReset, async ({ params: { token }, now }) => {
  const reset = await findReset(token, now)
  if (typeof reset === 'string') throw problem(410, messages.reset[reset])
  return { email: reset.email }
})
