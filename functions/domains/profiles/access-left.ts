import { dateIn, daysBetween } from '../../../shared/dates/index.ts'
import type { ProfileRecord } from '../../kernel/accounts/records.ts'

/** Days until the access to a profile ends, in `zone` (IANA), where it lives: 0 on its last day, negative once it is over. Null: no end is known. */
export function accessLeft({ access_ends_on }: Pick<ProfileRecord, 'access_ends_on'>, zone: string, now: Date): number | null {
  return access_ends_on ? daysBetween(dateIn(now, zone), access_ends_on) : null
}
