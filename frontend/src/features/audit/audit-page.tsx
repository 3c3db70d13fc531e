import { Download, ScrollText, SearchX } from 'lucide-react'
import { useState } from 'react'
import type { AuditFilter } from '../../../../shared/api/audit.ts'
import { auditKindIds, auditKinds } from '../../../../shared/audit.ts'
import { auditMessages } from '../../../../shared/audit-messages.ts'
import { SettingsHead } from '../../screen/settings-head.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedList } from '../../ui/failed-list.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import list from '../../ui/list-page.module.css'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AuditLine } from './audit-line.tsx'
import styles from './audit-page.module.css'
import { useAudit } from './use-audit.ts'

const anybody = 'all'
const kinds = [{ id: anybody, label: 'Everything' } as const, ...auditKindIds.map((id) => ({ id, label: auditKinds[id] }))]

/** Who did what in this account, for its owner. */
export function AuditPage() {
  const [filter, setFilter] = useState<AuditFilter>({})
  const { lines, people, timezone, goesOn, more, download, isLoading, isValidating, error, retry } = useAudit(filter)
  const change = ({ ...changed }: { [Name in keyof AuditFilter]: AuditFilter[Name] | undefined }) => {
    const { from, to, person, kind, thing } = { ...filter, ...changed }
    setFilter({ ...(from ? { from } : {}), ...(to ? { to } : {}), ...(person ? { person } : {}), ...(kind ? { kind } : {}), ...(thing ? { thing } : {}) })
  }
  const isFiltered = Object.keys(filter).length > 0
  const persons = [{ id: anybody, label: 'Everyone' }, ...people.map(({ id, name }) => ({ id, label: name }))]
  return (
    <>
      <SettingsHead
        title="Audit trail"
        actions={
          <>
            <Button onClick={() => void download('csv')}>
              <Download size={16} strokeWidth={1.75} aria-hidden />
              Download CSV
            </Button>
            <Button onClick={() => void download('xlsx')}>
              <Download size={16} strokeWidth={1.75} aria-hidden />
              Download Excel
            </Button>
          </>
        }
      />
      <section className={list.card} aria-label="Audit trail">
        <div className={styles.filters}>
          <FormSelect
            label="Person"
            options={persons}
            value={filter.person ?? anybody}
            onChange={(person) => change({ person: person === anybody ? undefined : person })}
          />
          <FormSelect label="What" options={kinds} value={filter.kind ?? anybody} onChange={(kind) => change({ kind: kind === anybody ? undefined : kind })} />
          <TextField label="From" type="date" value={filter.from ?? ''} max={filter.to} onChange={({ target }) => change({ from: target.value })} />
          <TextField label="To" type="date" value={filter.to ?? ''} min={filter.from} onChange={({ target }) => change({ to: target.value })} />
          <SearchField label="Search by name" className={styles.search} maxLength={100} value={filter.thing ?? ''} onChange={(thing) => change({ thing })} />
        </div>
        {isLoading ? (
          <ListSkeleton what="entries" rows={6} />
        ) : error && lines.length === 0 ? (
          <FailedList title={auditMessages.notLoaded} error={error} busy={isValidating} onRetry={retry} />
        ) : lines.length === 0 ? (
          goesOn ? (
            <EmptyState icon={SearchX} title="Nothing found yet" hint={auditMessages.noneYet} />
          ) : isFiltered ? (
            <EmptyState icon={SearchX} title="Nothing found" hint={auditMessages.noneFound} />
          ) : (
            <EmptyState icon={ScrollText} title="Nothing yet" hint={auditMessages.none} />
          )
        ) : (
          <ul className={styles.rows}>
            {lines.map((line) => (
              <AuditLine key={line.id} line={line} zone={timezone} />
            ))}
          </ul>
        )}
        {goesOn && (
          <div className={list.more}>
            <Button look="ghost" onClick={() => more()} aria-disabled={isValidating || undefined}>
              {lines.length > 0 ? 'Show more' : 'Search further back'}
            </Button>
          </div>
        )}
      </section>
    </>
  )
}
