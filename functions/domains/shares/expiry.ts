import type { shareExpiries } from '../../../shared/api/shares.ts'
import { linkEnd } from '../../../shared/link-end.ts'

export type ShareExpiry = (typeof shareExpiries)[number]

/** The instant a link ends, counted from today in the zone of its report; null for never. */
export function expiresAt(choice: ShareExpiry, now: Date, timezone: string): string | null {
  return choice === 'never' ? null : linkEnd(Number(choice), now, timezone)
}
