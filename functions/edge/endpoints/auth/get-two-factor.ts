import { getTwoFactor } from '../../../../shared/api/auth-two-factor.ts'
import { findFactor } from '../../../domains/auth/store/second-factor.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getTwoFactor, async ({ actor }) => {
  const factor = await findFactor(actor)
  return { since: factor?.since ?? null, codes_left: factor?.codes.size ?? 0 }
})
