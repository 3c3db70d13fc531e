/** Who may have a notification, by the rights they have now, and where, by what they chose. */
import { choiceKey, type SendingChannel } from '../../../shared/notifications/choices.ts'
import { levelIn, type PermissionSection, reaches } from '../../../shared/permissions.ts'
import type { UserRecord } from '../../kernel/accounts/store.ts'
import type { Audience, EventRecord } from './records.ts'

/** People who have joined. What is about a profile group is for those who see its section there; what is about none, for whoever manages the account. */
export function peopleOf(users: readonly UserRecord[], { roles, section, group, to, except }: Audience): UserRecord[] {
  const may = (user: UserRecord) => {
    if (!user.joined || !roles.includes(user.role) || user.id === except) return false
    if (to !== null && !to.includes(user.id)) return false
    if (user.role === 'OWNER' || user.role === 'MANAGER') return true
    if (group === null) return to !== null && (section === null || Object.keys(user.groups).some((one) => seesIn(user, one, section)))
    return seesIn(user, group, section)
  }
  return users.filter(may)
}

/** Advocates have no sections: of what is theirs at all, they have what is about their groups. */
export function seesIn({ role, groups }: UserRecord, group: string, section: PermissionSection | null): boolean {
  const access = groups[group]
  if (!access) return false
  return role === 'ADVOCATE' || section === null || reaches(levelIn(access, section), 'view')
}

/** Channels that somebody has it sent in. */
export function sendsTo({ told_of, has_browsers }: UserRecord, { told, sends }: Pick<EventRecord, 'told' | 'sends'>): SendingChannel[] {
  const wants = ({ channel, first }: EventRecord['sends'][number]) => told_of?.[choiceKey(told.notification_type, channel)] ?? first
  return sends.filter((one) => wants(one) && (one.channel !== 'WEBPUSH' || has_browsers)).map(({ channel }) => channel)
}
