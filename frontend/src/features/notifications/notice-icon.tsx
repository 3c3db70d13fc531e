import {
  BadgeCheck,
  Bell,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CircleAlert,
  ClockAlert,
  FileCheck,
  FileInput,
  FilePen,
  FileX,
  Gauge,
  Lightbulb,
  Link2,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  Plug,
  Power,
  RefreshCw,
  Rocket,
  SquareCheck,
  Trash2,
  Unplug,
} from 'lucide-react'
import type { NoticeIcon as Name } from '../../../../shared/notifications/notice-looks.ts'

const icons = {
  'badge-check': BadgeCheck,
  bell: Bell,
  'calendar-check': CalendarCheck,
  'calendar-clock': CalendarClock,
  'calendar-days': CalendarDays,
  'circle-alert': CircleAlert,
  'clock-alert': ClockAlert,
  'file-check': FileCheck,
  'file-input': FileInput,
  'file-pen': FilePen,
  'file-x': FileX,
  gauge: Gauge,
  lightbulb: Lightbulb,
  'link-2': Link2,
  megaphone: Megaphone,
  'message-square': MessageSquare,
  plug: Plug,
  power: Power,
  'refresh-cw': RefreshCw,
  rocket: Rocket,
  'square-check': SquareCheck,
  'trash-2': Trash2,
  unplug: Unplug,
} as const satisfies Record<Name, LucideIcon>

/** The icon of a type. */
export function NoticeIcon({ name, size, strokeWidth = 1.75 }: { name: Name; size: number; strokeWidth?: number }) {
  const Icon = icons[name]
  return <Icon size={size} strokeWidth={strokeWidth} aria-hidden />
}
