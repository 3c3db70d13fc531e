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
import { reportManifest } from '../../../shared/reports/index.ts'
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

/** The icon of a report type; a sheet of paper for a type that is no more. */
export function ReportIcon({ type, size = 20 }: { type: string; size?: number }) {
  const Icon = icons[reportManifest(type)?.icon ?? 'file-text']
  return <Icon size={size} strokeWidth={1.6} aria-hidden />
}
