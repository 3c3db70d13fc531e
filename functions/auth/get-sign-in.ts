import { getSignIn } from '../../shared/api/auth-provider.ts'
import { handle } from '../lib/endpoint.ts'
import { providerLabel } from './provider-label.ts'

export const handler = handle(getSignIn, () => {
  const label = providerLabel()
  return { provider: label === null ? null : { label } }
})
