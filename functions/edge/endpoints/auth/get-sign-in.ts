import { getSignIn } from '../../../../shared/api/auth-provider.ts'
import { providerLabel } from '../../../domains/auth/provider-label.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getSignIn, () => {
  const label = providerLabel()
  return { provider: label === null ? null : { label } }
})
