import { getReset } from '../../../../shared/api/auth-password.ts'
import { messages } from '../../../../shared/messages.ts'
import { findReset } from '../../../domains/auth/store/resets.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(getReset, async ({ params: { token }, now }) => {
  const reset = await findReset(token, now)
  if (typeof reset === 'string') throw problem(410, messages.reset[reset])
  return { email: reset.email }
})
