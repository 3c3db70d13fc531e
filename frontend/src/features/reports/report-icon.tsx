import {
  BadgePercent,
  ChartNoAxesCombined,
  CircleDollarSign,
  Ear,
  FileText,
  Gauge,
  Inbox,
  type LucideIcon,
  Megaphone,
  Smile,
  SquareCheckBig,
  Star,
  Users,
} from 'lucide-react'

/** Icons by the name a report declares; a report of an unknown name still gets one. */
const icons: Record<string, LucideIcon> = {
  'chart-no-axes-combined': ChartNoAxesCombined,
  'file-text': FileText,
  star: Star,
  'square-check-big': SquareCheckBig,
  users: Users,
  megaphone: Megaphone,
  smile: Smile,
  gauge: Gauge,
  ear: Ear,
  inbox: Inbox,
  'badge-percent': BadgePercent,
  'circle-dollar-sign': CircleDollarSign,
}

/** Which declared icon a flavor has, for lists that carry only the flavor. */
const flavorIcons: Record<string, LucideIcon> = { comprehensive: ChartNoAxesCombined, posts: FileText }

export function ReportIcon({ name, size = 20 }: { name: string; size?: number }) {
  const Icon = icons[name] ?? flavorIcons[name] ?? FileText
  return <Icon size={size} strokeWidth={1.6} aria-hidden />
}
