import { useSWRConfig } from 'swr'
import type { login } from '../../../../shared/api/auth.ts'
import type { BodyInputOf } from '../../../../shared/api/endpoint.ts'
import { call } from '../../lib/api.ts'
import { meKey } from './use-session.ts'

/** Signs in and keeps who it is, so the next screen does not ask again. */
export function useLogin() {
  const { mutate } = useSWRConfig()
  return async (body: BodyInputOf<typeof login>) => {
    const { me } = await call('POST /auth/login', { body })
    await mutate(meKey, { me }, { revalidate: false })
  }
}
