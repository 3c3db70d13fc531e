import type { login } from '../../../../shared/api/auth.ts'
import type { BodyInputOf } from '../../../../shared/api/endpoint.ts'
import { call } from '../../lib/api.ts'
import { startAfresh } from '../../lib/mounted-reads.ts'

/** Signs in and keeps who it is, so that the next screen does not ask again. */
export async function signIn(body: BodyInputOf<typeof login>): Promise<void> {
  const answer = await call('POST /auth/login', { body })
  await startAfresh(['GET /me', {}], answer)
}
