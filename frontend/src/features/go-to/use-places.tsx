import { useNavigate } from '@tanstack/react-router'
import { Moon, Sun, SunMoon, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { chooseTheme } from '../../lib/choose-theme.ts'
import { canReport, useMe } from '../../lib/me.tsx'
import { useReportOptions } from '../../request/use-report-options.ts'
import { sectionsFor } from '../../screen/sections.ts'
import { settingsGroups } from '../../screen/settings-pages.ts'
import { ReportIcon } from '../../ui/report-icon.tsx'

export type Place = { key: string; label: string; icon: ReactNode; go: () => void }

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

/** Every place of the product that this person may go to. */
export function usePlaces(): Place[] {
  const me = useMe()
  const navigate = useNavigate()
  const { types } = useReportOptions()
  const reports = types
    .filter((type) => type.enabled)
    .map((type) => ({
      key: type.id,
      label: `Run report: ${type.title}`,
      icon: <ReportIcon name={type.icon} size={18} />,
      go: () => void navigate({ to: '/reports/run/$type', params: { type: type.id } }),
    }))
  return [
    ...[...sectionsFor(me), ...settingsGroups(me).flatMap(({ pages }) => pages)].map(({ to, label, icon: Icon }) => ({
      key: to,
      label,
      icon: <Icon {...icon} />,
      go: () => void navigate({ to }),
    })),
    ...(me.type.startsWith('admin')
      ? [{ key: 'admin', label: 'Administration', icon: <Wrench {...icon} />, go: () => void navigate({ to: '/$', params: { _splat: 'admin/users' } }) }]
      : []),
    ...(canReport(me, 'manage') ? reports : []),
    { key: 'light', label: 'Theme: light', icon: <Sun {...icon} />, go: () => chooseTheme('light') },
    { key: 'dark', label: 'Theme: dark', icon: <Moon {...icon} />, go: () => chooseTheme('dark') },
    { key: 'auto', label: 'Theme: as the device', icon: <SunMoon {...icon} />, go: () => chooseTheme('auto') },
  ]
}
