import {
  BadgeDollarSign,
  BadgePercent,
  ChartNoAxesCombined,
  CircleDollarSign,
  Ear,
  FileText,
  Gauge,
  Inbox,
  ListChecks,
  type LucideIcon,
  Megaphone,
  Smile,
  SquareCheckBig,
  Star,
  Users,
} from 'lucide-react'
import type { ReportIcon as IconName } from '../../../shared/reports/language/manifest.ts'

/** Each icon that a report may declare. */
const icons = {
  'badge-dollar-sign': BadgeDollarSign,
  'badge-percent': BadgePercent,
  'chart-no-axes-combined': ChartNoAxesCombined,
  'circle-dollar-sign': CircleDollarSign,
  ear: Ear,
  'file-text': FileText,
  gauge: Gauge,
  inbox: Inbox,
  'list-checks': ListChecks,
  megaphone: Megaphone,
  smile: Smile,
  'square-check-big': SquareCheckBig,
  star: Star,
  users: Users,
} as const satisfies Record<IconName, LucideIcon>

/** The icon that a report type declares; lists and pickers are told its name by the server, so no list loads what types are. */
export function ReportIcon({ name, size = 20 }: { name: IconName; size?: number }) {
  const Icon = icons[name]
  return <Icon size={size} strokeWidth={1.6} aria-hidden />
}
