import { CalendarClock, ChartNoAxesColumn, LayoutDashboard, LayoutTemplate, type LucideIcon, Play, Settings } from 'lucide-react'
import type { Me } from '../../../shared/api/auth.ts'
import type { Level, PermissionSection } from '../../../shared/permissions.ts'
import { can } from '../lib/me.tsx'

type Section = { readonly to: `/${string}`; readonly label: string; readonly icon: LucideIcon; readonly needs: readonly [PermissionSection, Level] | null }

/** The parts of the product in the sidebar, the mobile menu and "Go to"; one is shown to those who have its level in any profile group, or to all. */
export const sections = [
  { to: '/dashboard', label: 'Home', icon: LayoutDashboard, needs: null },
  { to: '/reports', label: 'Reports', icon: ChartNoAxesColumn, needs: ['reports', 'view'] },
  { to: '/reports/run', label: 'Run report', icon: Play, needs: ['reports', 'manage'] },
  { to: '/reports/schedule', label: 'Schedule report', icon: CalendarClock, needs: ['reports', 'manage'] },
  { to: '/reports/templates', label: 'Templates', icon: LayoutTemplate, needs: ['reports', 'manage'] },
  { to: '/settings', label: 'Settings', icon: Settings, needs: null },
] as const satisfies readonly Section[]

/** Those that this person finds. */
export function sectionsFor(me: Me) {
  return sections.filter(({ needs }: Section) => needs === null || can(me, ...needs))
}

/** Those whose area this person sees; `denied`: its level is not theirs, which is said when it is pressed (docs/behaviours.md#navigation). */
export function sectionsSeen(me: Me) {
  const found = new Set<string>(sectionsFor(me).map(({ to }) => to))
  return sections.filter(({ needs }: Section) => needs === null || can(me, needs[0], 'view')).map((section) => ({ ...section, denied: !found.has(section.to) }))
}
