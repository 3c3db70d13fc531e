import { CalendarClock, ChartNoAxesColumn, type LucideIcon, Play } from 'lucide-react'

export type SectionLink = { to: '/reports' | '/reports/run' | '/reports/schedule'; label: string; icon: LucideIcon; needs: 'view' | 'manage' }

/** The parts of the product in the sidebar and the mobile menu; one is shown to those who have its level on reports. */
export const sections: readonly SectionLink[] = [
  { to: '/reports', label: 'Reports', icon: ChartNoAxesColumn, needs: 'view' },
  { to: '/reports/run', label: 'Run report', icon: Play, needs: 'manage' },
  { to: '/reports/schedule', label: 'Schedule report', icon: CalendarClock, needs: 'manage' },
]
