import type { ShareRow } from '../../../../shared/api/shares.ts'

export type LinkState = 'live' | 'ended' | 'revoked'

/** Revoked stays revoked, whenever it would have ended. */
export function linkState({ revoked_at, expires_at }: Pick<ShareRow, 'revoked_at' | 'expires_at'>, now: Date): LinkState {
  if (revoked_at) return 'revoked'
  return expires_at && expires_at <= now.toISOString() ? 'ended' : 'live'
}
