/** What the team page calls roles, groups and times. */

import type { Employee } from '../../../../shared/api/team.ts'
import { dayMs } from '../../../../shared/dates/durations.ts'
import { dateIn, formatDate } from '../../../../shared/dates/index.ts'
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

/** "expires in 5 days" */
export function endsInWords(ends: string, now: Date): string {
  const days = Math.floor((Date.parse(ends) - now.getTime()) / dayMs)
  if (days < 1) return 'expires within a day'
  return days === 1 ? 'expires in 1 day' : `expires in ${formatCount(days)} days`
}
