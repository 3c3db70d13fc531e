import type { login } from '../../../../shared/api/auth.ts'
import type { BodyInputOf } from '../../../../shared/api/endpoint.ts'
import { call } from '../../lib/api.ts'
import { startAfresh } from '../../lib/mounted-reads.ts'

/** Signs in and keeps who it is, so that the next screen does not ask again; `code` when a code is asked for first. */
export async function signIn(body: BodyInputOf<typeof login>): Promise<'in' | 'code'> {
  const answer = await call('POST /auth/login', { body })
  if (!('me' in answer)) return 'code'
  await startAfresh(['GET /me', {}], answer)
  return 'in'
}

/** The second step: the code of an app, or a recovery code. */
export async function signInByCode(code: string): Promise<void> {
  const answer = await call('POST /auth/second-step', { body: { code } })
  await startAfresh(['GET /me', {}], answer)
}
