/** Who may do what: sections, levels, roles (docs/behaviours.md#permissions). */
import * as v from 'valibot'

export const permissionSections = ['publish', 'reports', 'inbox', 'reviews', 'listen', 'profiles', 'pages', 'ideas', 'tasks'] as const
export type PermissionSection = (typeof permissionSections)[number]

export const levels = ['none', 'view', 'contributor', 'manage'] as const
export type Level = (typeof levels)[number]

/** Account role. OWNER and MANAGER see every profile group of the account. */
export const AccountRole = v.picklist(['OWNER', 'MANAGER', 'RESTRICTED', 'ADVOCATE'])
export type AccountRole = v.InferOutput<typeof AccountRole>

export const GroupRole = v.picklist(['ADMIN', 'RESTRICTED', 'READONLY'])
export type GroupRole = v.InferOutput<typeof GroupRole>

export type GroupAccess = { role: GroupRole; permissions: Partial<Record<PermissionSection, Level>> }

/** What a member of a group with this access may do in a section. READONLY views everything but tasks, which has no view level. */
export function levelIn(access: GroupAccess, section: PermissionSection): Level {
  if (access.role === 'ADMIN') return 'manage'
  if (access.role === 'READONLY') return section === 'tasks' ? 'none' : 'view'
  return access.permissions[section] ?? 'none'
}

/** Whether a level allows what `needed` does. */
export function reaches(level: Level, needed: Level): boolean {
  return levels.indexOf(level) >= levels.indexOf(needed)
}
