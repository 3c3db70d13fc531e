import { useNavigate } from '@tanstack/react-router'
import { CalendarClock, ChartNoAxesColumn, Moon, Play, Sun, SunMoon } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { canReport, useMe } from '../../lib/me.tsx'
import { setTheme } from '../../lib/theme.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import styles from './go-to-dialog.module.css'
import { ReportIcon } from './report-icon.tsx'
import { useReportOptions } from './use-report-options.ts'

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

/** Every place of the product behind one search. */
export default function GoToDialog({ onClose }: { onClose: () => void }) {
  const me = useMe()
  const navigate = useNavigate()
  const id = useId()
  const { types } = useReportOptions()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const mayManage = canReport(me, 'manage')
  const places = [
    ...(canReport(me, 'view')
      ? [{ key: 'reports', label: 'Reports', icon: <ChartNoAxesColumn {...icon} />, go: () => void navigate({ to: '/reports' }) }]
      : []),
    ...(mayManage
      ? [
          { key: 'run', label: 'Run report', icon: <Play {...icon} />, go: () => void navigate({ to: '/reports/run' }) },
          { key: 'schedule', label: 'Schedule report', icon: <CalendarClock {...icon} />, go: () => void navigate({ to: '/reports/schedule' }) },
          ...types
            .filter((type) => type.enabled)
            .map((type) => ({
              key: type.id,
              label: `Run report: ${type.title}`,
              icon: <ReportIcon name={type.icon} size={18} />,
              go: () => void navigate({ to: '/reports/run/$type', params: { type: type.id } }),
            })),
        ]
      : []),
    { key: 'light', label: 'Theme: light', icon: <Sun {...icon} />, go: () => setTheme('light') },
    { key: 'dark', label: 'Theme: dark', icon: <Moon {...icon} />, go: () => setTheme('dark') },
    { key: 'auto', label: 'Theme: as the device', icon: <SunMoon {...icon} />, go: () => setTheme('auto') },
  ]
  const wanted = query.trim().toLowerCase()
  const hits = places.filter((place) => place.label.toLowerCase().includes(wanted))
  const open = (place: (typeof places)[number] | undefined) => {
    if (!place) return
    onClose()
    place.go()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') open(hits[active])
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined || hits.length === 0) return
    event.preventDefault()
    setActive((active + by + hits.length) % hits.length)
  }
  return (
    <Dialog title="Go to" width={520} onClose={onClose}>
      <div className={styles.search}>
        <SearchField
          label="Search pages and reports"
          value={query}
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={`${id}-places`}
          aria-activedescendant={hits[active] ? `${id}-${hits[active].key}` : undefined}
          onKeyDown={onKey}
          onChange={(value) => {
            setQuery(value)
            setActive(0)
          }}
        />
      </div>
      <div id={`${id}-places`} role="listbox" aria-label="Places" className={styles.list}>
        {hits.map((place, index) => (
          <div
            key={place.key}
            id={`${id}-${place.key}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.place}
            onPointerMove={() => setActive(index)}
            onClick={() => open(place)}
            onKeyDown={onKey}
          >
            {place.icon}
            {place.label}
          </div>
        ))}
      </div>
      {hits.length === 0 && <p className={styles.none}>Nothing found</p>}
    </Dialog>
  )
}
