import { CalendarClock, ChartNoAxesColumn, type LucideIcon, Play, Plug } from 'lucide-react'
import type { Level, PermissionSection } from '../../../shared/permissions.ts'

type Section = { readonly to: `/${string}`; readonly label: string; readonly icon: LucideIcon; readonly needs: readonly [PermissionSection, Level] }

/** The parts of the product in the sidebar, the mobile menu and "Go to"; one is shown to those who have its level in any profile group. */
export const sections = [
  { to: '/reports', label: 'Reports', icon: ChartNoAxesColumn, needs: ['reports', 'view'] },
  { to: '/reports/run', label: 'Run report', icon: Play, needs: ['reports', 'manage'] },
  { to: '/reports/schedule', label: 'Schedule report', icon: CalendarClock, needs: ['reports', 'manage'] },
  { to: '/settings/profiles', label: 'Profiles', icon: Plug, needs: ['profiles', 'view'] },
] as const satisfies readonly Section[]
