import type { login, Me } from '../../../../shared/api/auth.ts'
import type { BodyInputOf } from '../../../../shared/api/endpoint.ts'
import { call } from '../../lib/api.ts'
import { startAfresh } from '../../lib/mounted-reads.ts'

/** Where somebody begins who asked for no page: an administrator without a profile group of their own has nothing to see at home. */
const firstPage = ({ type, entities }: Me) => (type.startsWith('admin') && entities.length === 0 ? '/admin/users' : '/dashboard')

/** Signs in and keeps who it is, so that the next screen does not ask again. Their first page; null when a code is asked for first. */
export async function signIn(body: BodyInputOf<typeof login>): Promise<string | null> {
  const answer = await call('POST /auth/login', { body })
  if (!('me' in answer)) return null
  await startAfresh(['GET /me', {}], answer)
  return firstPage(answer.me)
}

/** The second step: the code of an app, or a recovery code. Their first page. */
export async function signInByCode(code: string): Promise<string> {
  const answer = await call('POST /auth/second-step', { body: { code } })
  await startAfresh(['GET /me', {}], answer)
  return firstPage(answer.me)
}
