import { createContext, type ReactNode, useContext, useEffect } from 'react'
import type { Me } from '../../../shared/api/auth.ts'
import { houseFormats, setFormats } from '../../../shared/formats.ts'
import { type Level, levels, type PermissionSection, reaches } from '../../../shared/permissions.ts'
import type { FeatureId } from '../../../shared/plans.ts'
import { setTheme } from './theme.ts'

const MeContext = createContext<Me | null>(null)

/** Within it figures and dates stand as this person reads them, and the theme is theirs. */
export function MeProvider({ me, children }: { me: Me; children: ReactNode }) {
  const { number_format: number, date_format: date, week_start: week, theme } = me.preferences
  // before anything below is drawn
  setFormats({ number, date, week })
  useEffect(() => () => setFormats(houseFormats), [])
  useEffect(() => setTheme(theme), [theme])
  return <MeContext value={me}>{children}</MeContext>
}

/** Who is signed in. Only below the signed-in layout. */
export function useMe(): Me {
  const me = useContext(MeContext)
  if (!me) throw new Error('useMe stands outside the signed-in layout')
  return me
}

type Entity = Me['entities'][number]

function levelIn(me: Me, section: PermissionSection, entity: Entity): Level {
  if (me.isOwner || me.isManager) return 'manage'
  return levels.find((level) => level === entity.permissions[section]) ?? 'none'
}

/** Profile groups in which this person has at least `needed` on reports. The server decides; screens only mirror it. */
export function reportGroups(me: Me, needed: Level): Entity[] {
  return me.entities.filter((entity) => reaches(levelIn(me, 'reports', entity), needed))
}

/** Whether reports may be viewed or managed in any profile group. */
export function canReport(me: Me, needed: Level): boolean {
  return reportGroups(me, needed).length > 0
}

/** Whether this person has at least `needed` in a section of one profile group, or of any when none is named. */
export function can(me: Me, section: PermissionSection, needed: Level, entityGid?: string): boolean {
  return me.entities.some((entity) => (entityGid === undefined || entity.entity_gid === entityGid) && reaches(levelIn(me, section, entity), needed))
}

/** Profile groups whose people this person decides over. */
export function adminGroups(me: Me): Entity[] {
  return me.entities.filter(({ admin }) => admin)
}

/** Owners, account admins, and admins of a profile group. */
export function mayInvite(me: Me): boolean {
  return me.isOwner || me.isManager || adminGroups(me).length > 0
}

/** Who finds Plan & Billing: owners and managers, and nobody of those who run Almanac. */
export function mayBill(me: Me): boolean {
  return (me.isOwner || me.isManager) && !me.type.startsWith('admin')
}

/** The zone in which this person reads times that belong to no report. */
export function zoneOf(me: Me): string {
  return me.preferences.timezone ?? me.account.timezone
}

/** As the server tells, which knows the plan. */
export function hasFeature(me: Me, feature: FeatureId): boolean {
  return me.features[feature] === true
}
