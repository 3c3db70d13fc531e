/** What is said of plans: when one has no room left, and of what it has no room for any more. */
import { formatCount } from './format-count.ts'

const counted = (most: number, one: string, many: string) => `${formatCount(most)} ${most === 1 ? one : many}`

export const planMessages = {
  groupsFull: (most: number) => `Please upgrade to add more profile groups. Your plan includes ${formatCount(most)}.`,
  unknownPlan: 'Please choose one of the plans.',
} as const

/** Nothing is deleted; each says what to do. */
export const lockedMessages = {
  profiles: (locked: number) =>
    `Your plan has no room for ${counted(locked, 'profile', 'profiles')}. ${locked === 1 ? 'It is' : 'They are'} locked: upgrade, or remove other profiles, to open ${locked === 1 ? 'it' : 'them'} again.`,
  profile: (most: number) => `Your plan has room for ${counted(most, 'profile', 'profiles')}. Upgrade, or remove another one, to open this again.`,
} as const

export const lockedPeopleMessages = {
  person: (most: number) =>
    `Your team is larger than its plan, which has room for ${counted(most, 'user', 'users')}. Please ask the owner of your account to upgrade.`,
  member: 'The plan has no seat for this person. Upgrade, or remove someone else.',
} as const
