/** What the second step of the dialog holds: the chosen groups, and what may be done in them, together or in each. */
import type { Employee } from '../../../../shared/api/team.ts'
import { usualLevel } from '../../../../shared/permission-sections.ts'
import { type GroupRole, type Level, type PermissionSection, permissionSections } from '../../../../shared/permissions.ts'
import { teamMessages } from '../../../../shared/team-messages.ts'
import { labelsOf } from './member-words.ts'

export type Levels = Readonly<Partial<Record<PermissionSection, Level>>>
/** `role` is null until a preset is chosen; a section without a level has the usual one. */
export type Grant = { readonly role: GroupRole | null; readonly levels: Levels }

export type AccessDraft = {
  /** ids of the chosen groups */
  readonly groups: readonly string[]
  readonly separately: boolean
  readonly together: Grant
  /** of groups that have one of their own; the others have that of all together */
  readonly each: Readonly<Record<string, Grant>>
  readonly labels: readonly string[]
}

export const emptyDraft: AccessDraft = { groups: [], separately: false, together: { role: null, levels: {} }, each: {}, labels: [] }

export const levelOf = ({ levels }: Grant, section: PermissionSection): Level => levels[section] ?? usualLevel(section)

/** What holds in a group. */
export function grantOf({ separately, together, each }: AccessDraft, gid: string): Grant {
  return separately ? (each[gid] ?? together) : together
}

/** Changes what holds in a group, or in all of them together. */
export function withGrant(draft: AccessDraft, gid: string | null, grant: Grant): AccessDraft {
  if (!draft.separately || gid === null) return { ...draft, together: grant }
  return { ...draft, each: { ...draft.each, [gid]: grant } }
}

/** Someone's access as it is; groups that differ are shown separately. */
export function draftOf(who: Employee): AccessDraft {
  const { entities } = who
  const grants = entities.map(({ entity_gid, role, permissions }) => {
    const levels = role === 'RESTRICTED' ? Object.fromEntries(permissionSections.map((section) => [section, permissions[section] ?? 'none'])) : {}
    return [entity_gid, { role, levels }] as const
  })
  const [first] = grants
  const alike = grants.every(([, grant]) => JSON.stringify(grant) === JSON.stringify(first?.[1]))
  return {
    groups: grants.map(([gid]) => gid),
    separately: !alike,
    together: first?.[1] ?? emptyDraft.together,
    each: Object.fromEntries(grants),
    labels: labelsOf(who),
  }
}

/** `gid`: the group it is in, where there are several. */
export type Problem = { at: 'groups' | 'preset' | 'levels' | 'labels'; gid: string | null; says: string }

/** What is wrong with it; null when it can be sent. */
export function problemOf(draft: AccessDraft): Problem | null {
  const [first] = draft.groups
  if (first === undefined) return { at: 'groups', gid: null, says: teamMessages.noGroups }
  for (const gid of draft.separately ? draft.groups : [first]) {
    const grant = grantOf(draft, gid)
    if (grant.role === null) return { at: 'preset', gid, says: teamMessages.presetMissing }
    if (grant.role === 'RESTRICTED' && permissionSections.every((section) => levelOf(grant, section) === 'none'))
      return { at: 'levels', gid, says: teamMessages.permissionsMissing }
  }
  return labelsProblem(draft.labels) === null ? null : { at: 'labels', gid: null, says: teamMessages.labelsLong }
}

export const mostOfLabels = 250
export const lengthOf = (labels: readonly string[]) => labels.join(',').length
export const labelsProblem = (labels: readonly string[]) => (lengthOf(labels) > mostOfLabels ? teamMessages.labelsLong : null)

/** As the API takes it. `before`: ids of the groups they had, of which those not chosen are taken away. */
export function sentOf(draft: AccessDraft, before: readonly string[]) {
  return {
    entities: draft.groups.map((entity_gid) => {
      const grant = grantOf(draft, entity_gid)
      const permissions = Object.fromEntries(permissionSections.map((section) => [section, levelOf(grant, section)]))
      return { entity_gid, role: grant.role ?? '', labels: [...draft.labels], ...(grant.role === 'RESTRICTED' ? { permissions } : {}) }
    }),
    removed_entities: before.filter((gid) => !draft.groups.includes(gid)),
  }
}
