/** What the sections of a profile group are called, which levels each has, and what a level allows (docs/behaviours.md#permissions). */
import { listed } from './listed.ts'
import { type AccountRole, type GroupAccess, type GroupRole, type Level, levelIn, levels, type PermissionSection, permissionSections } from './permissions.ts'
import { publishingSections } from './publishing-product.ts'

type Section = {
  readonly name: string
  /** what each level allows; a level that is not here does not exist in the section */
  readonly allows: Partial<Record<Level, string>>
  /** as short as a list of several sections needs it: "manage reports" */
  readonly noun: string
  /** where nobody has chosen yet */
  readonly usual: Level
}

const none = 'No access'

export const sections = {
  publish: {
    name: 'Publish',
    noun: 'posts',
    usual: 'view',
    allows: { none, view: 'View scheduled posts', contributor: 'Schedule posts, which requires review', manage: 'Schedule, approve and delete posts' },
  },
  reports: { name: 'Reports', noun: 'reports', usual: 'view', allows: { none, view: 'View generated reports', manage: 'Run reports and create templates' } },
  inbox: { name: 'Inbox', noun: 'inbox', usual: 'view', allows: { none, view: 'View messages', manage: 'Respond, like and delete' } },
  reviews: { name: 'Reviews', noun: 'reviews', usual: 'view', allows: { none, view: 'View reviews', manage: 'Respond to reviews' } },
  listen: { name: 'Listening', noun: 'listening', usual: 'view', allows: { none, view: 'See listeners and results', manage: 'Create and delete listeners' } },
  profiles: { name: 'Profiles', noun: 'profiles', usual: 'view', allows: { none, view: 'View profiles', manage: 'Connect and remove profiles' } },
  pages: { name: 'Pages', noun: 'pages', usual: 'view', allows: { none, view: 'View pages', manage: 'Edit, remove and publish pages' } },
  ideas: { name: 'Ideas', noun: 'ideas', usual: 'view', allows: { none, view: 'View ideas', manage: 'Edit, remove and publish ideas' } },
  tasks: { name: 'Tasks', noun: 'tasks', usual: 'manage', allows: { none, manage: 'Manage tasks' } },
} as const satisfies Record<PermissionSection, Section>

const all: Readonly<Record<PermissionSection, Section>> = sections

const sectionsByName = [...permissionSections].sort((one, other) => all[one].name.localeCompare(all[other].name, 'en'))

/** Sections that Almanac asks for, by name. */
export const ownSections: readonly PermissionSection[] = sectionsByName.filter((section) => !publishingSections.includes(section))
/** Sections of the publishing product, by name. */
export const otherSections: readonly PermissionSection[] = sectionsByName.filter((section) => publishingSections.includes(section))

export const levelNames = { none, view: 'View', contributor: 'Contributor', manage: 'Manage' } as const satisfies Record<Level, string>

/** What a level allows in a section; undefined where the section has no such level. */
export function allowanceOf(section: PermissionSection, level: Level): string | undefined {
  return all[section].allows[level]
}

/** The level of a section where nobody has chosen yet. */
export function usualLevel(section: PermissionSection): Level {
  return all[section].usual
}

/** A preset is a role in a profile group. */
export const presets = {
  ADMIN: { name: 'Admin', hint: 'Manages everything' },
  READONLY: { name: 'Read-Only', hint: 'Views everything' },
  RESTRICTED: { name: 'Restricted User', hint: 'A level for each section' },
} as const satisfies Record<GroupRole, { name: string; hint: string }>

const verbs = { view: 'view', contributor: 'draft', manage: 'manage' } as const satisfies Record<Exclude<Level, 'none'>, string>

/** What somebody may do in Almanac in a group, in a few words: "Manage reports, view listening and profiles". */
export function accessInWords(access: GroupAccess): string {
  if (access.role === 'ADMIN') return 'Manage everything'
  if (access.role === 'READONLY') return 'View everything'
  const parts = [...levels].reverse().flatMap((level) => {
    const nouns = ownSections.filter((section) => levelIn(access, section) === level).map((section) => all[section].noun)
    return level === 'none' || nouns.length === 0 ? [] : [`${verbs[level]} ${listed(nouns)}`]
  })
  const text = parts.join(', ')
  if (text) return text.charAt(0).toUpperCase() + text.slice(1)
  return publishingSections.some((section) => levelIn(access, section) !== 'none') ? 'Publishing product only' : none
}

/** What a role in the account is called. */
export const roleNames = {
  OWNER: 'Owner',
  MANAGER: 'Account Admin',
  RESTRICTED: 'Restricted User',
  ADVOCATE: 'Advocate',
} as const satisfies Record<AccountRole, string>
