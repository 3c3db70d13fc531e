import { useNavigate } from '@tanstack/react-router'
import { Calendar, Play } from 'lucide-react'
import { useState } from 'react'
import { defaultRangeId, formatCovered, type QuickRangeId, quickRange, quickRangeIds, quickRangeLabel } from '../../../../shared/dates/index.ts'
import { homeMessages as said } from '../../../../shared/home-messages.ts'
import { reportGroups, useMe } from '../../lib/me.tsx'
import { dateWords } from '../../request/address.ts'
import { enabledTypes } from '../../request/use-report-options.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import { ReportIcon } from '../../ui/report-icon.tsx'
import card from './card.module.css'
import styles from './quick-run.module.css'
import type { Home } from './use-home.ts'

/** A report of one profile group in three choices; nothing for those who may not run any. */
export function QuickRun({ home: { today, data }, chosen }: { home: Home; chosen: string | null }) {
  const me = useMe()
  const navigate = useNavigate()
  const groups = reportGroups(me, 'manage')
  const types = enabledTypes(me)
  const [group, setGroup] = useState<string | null>(null)
  const [type, setType] = useState(types[0]?.id ?? null)
  const [range, setRange] = useState<QuickRangeId>(defaultRangeId)
  const selected = [group, chosen, fullest(data), groups[0]?.entity_gid].find((gid) => groups.some(({ entity_gid }) => entity_gid === gid)) ?? null
  if (selected === null || type === null) return null
  const dates = quickRange(range, today)
  const run = () => void navigate({ to: '/reports/run/$type', params: { type }, search: { entity: selected, ...dateWords({ range: dates }) } })
  return (
    <section className={card.card} aria-labelledby="quick-run-title">
      <header className={card.head}>
        <h2 id="quick-run-title">{said.quickRun}</h2>
      </header>
      <div className={styles.form}>
        <FormSelect
          label="Profile group"
          hideLabel
          value={selected}
          onChange={setGroup}
          options={groups.map(({ entity_gid, name }) => ({ id: entity_gid, label: name, icon: <Avatar name={name} size={20} /> }))}
        />
        <FormSelect
          label="Report type"
          hideLabel
          value={type}
          onChange={setType}
          options={types.map(({ id, title, icon }) => ({ id, label: title, icon: <ReportIcon name={icon} size={16} /> }))}
        />
        <FormSelect
          label="Dates"
          hideLabel
          value={range}
          onChange={setRange}
          options={quickRangeIds.map((id) => ({
            id,
            label: quickRangeLabel(id),
            hint: formatCovered(quickRange(id, today)),
            icon: <Calendar size={16} strokeWidth={1.75} aria-hidden />,
          }))}
        />
        <Button look="primary" onClick={run}>
          <Play size={16} strokeWidth={1.75} aria-hidden />
          Run report
        </Button>
      </div>
    </section>
  )
}

/** The profile group with the most profiles that are up to date: a report of it has something to show. */
function fullest(data: Home['data']): string | undefined {
  const current = ({ profiles }: Home['data'][number]) => profiles.filter(({ state }) => state === 'current').length
  return data.toSorted((a, b) => current(b) - current(a))[0]?.entity_gid
}
