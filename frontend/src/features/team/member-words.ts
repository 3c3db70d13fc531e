/** What the team page calls roles, groups and times. */

import type { Employee } from '../../../../shared/api/team.ts'
import { dateIn, daysLeft, formatDate } from '../../../../shared/dates/index.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { presets } from '../../../../shared/permission-sections.ts'

/** "Northbound Coffee and 2 more" */
export function groupsInWords({ access, entities }: Employee): string {
  if (access === 'OWNER' || access === 'MANAGER') return 'All profile groups'
  const [first, second, ...rest] = entities.map(({ name }) => name)
  if (first === undefined) return '–'
  if (second === undefined) return first
  return rest.length === 0 ? `${first}, ${second}` : `${first} and ${formatCount(rest.length + 1)} more`
}

/** "Read-Only", "Restricted User", or that they differ. */
export function presetInWords({ access, entities }: Employee): string | null {
  const [first] = entities
  if (access !== 'RESTRICTED' || !first) return null
  const alike = entities.every(({ role, permissions }) => role === first.role && JSON.stringify(permissions) === JSON.stringify(first.permissions))
  return alike ? presets[first.role].name : 'Differs by group'
}

/** Of the person, and of each membership the caller may see. */
export const labelsOf = ({ labels, entities }: Pick<Employee, 'labels' | 'entities'>): string[] => [
  ...new Set([...labels, ...entities.flatMap((one) => one.labels)]),
]

/** "18 Nov 2026" in the zone of the account. */
export const dayOf = (at: string, zone: string) => formatDate(dateIn(at, zone))

/** "expires in 7 days", by calendar days as everywhere: seven days after it was sent it ends on the same weekday. */
export function endsInWords(ends: string, now: Date, zone: string): string {
  const days = daysLeft(ends, dateIn(now, zone), zone)
  if (days === 0) return 'expires today'
  return days === 1 ? 'expires tomorrow' : `expires in ${formatCount(days)} days`
}
