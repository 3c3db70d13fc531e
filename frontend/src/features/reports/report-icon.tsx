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

/** Icons by the name a report declares and by its flavor, for lists that carry only that; an unknown one gets a sheet of paper. */
const icons: Record<string, LucideIcon> = {
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
  ads_performance: BadgeDollarSign,
  advocacy: Megaphone,
  competitor: Users,
  comprehensive: ChartNoAxesCombined,
  facebook_ads: Megaphone,
  inbox_activity: Inbox,
  industry_benchmark: Gauge,
  listener_performance: Ear,
  posts: FileText,
  reviews: Star,
  sentiment: Smile,
  tasks: ListChecks,
}

export function ReportIcon({ name, size = 20 }: { name: string; size?: number }) {
  const Icon = icons[name] ?? FileText
  return <Icon size={size} strokeWidth={1.6} aria-hidden />
}
