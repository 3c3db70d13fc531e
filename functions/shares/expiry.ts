import type { shareExpiries } from '../../shared/api/shares.ts'

export type ShareExpiry = (typeof shareExpiries)[number]

/** The instant a link ends, counted from now; null for never. */
export function expiresAt(choice: ShareExpiry, now: Date): string | null {
  return choice === 'never' ? null : new Date(now.getTime() + Number(choice) * 86_400_000).toISOString()
}
