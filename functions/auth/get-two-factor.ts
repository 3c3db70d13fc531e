import { getTwoFactor } from '../../shared/api/auth-two-factor.ts'
import { handle } from '../lib/endpoint.ts'
import { findFactor } from './second-factor.ts'

export const handler = handle(getTwoFactor, async ({ actor }) => {
  const factor = await findFactor(actor)
  return { since: factor?.since ?? null, codes_left: factor?.codes.size ?? 0 }
})
