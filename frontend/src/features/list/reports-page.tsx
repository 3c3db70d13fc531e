import { Link } from '@tanstack/react-router'
import { CalendarClock, SearchX } from 'lucide-react'
import { type ComponentType, lazy, useState } from 'react'
import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { messages } from '../../../../shared/messages.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { hasFeature, reportGroups, useMe } from '../../lib/me.tsx'
import { useTitle } from '../../lib/use-title.ts'
import { ListHead } from '../../screen/list-head.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedList } from '../../ui/failed-list.tsx'
import styles from '../../ui/list-page.module.css'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Part } from '../../ui/part.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { Question } from './run-question.tsx'
import { filterRows, runRows, type StateFilter } from './run-rows.ts'
import { RunTable } from './run-table.tsx'
import { TotalsStrip } from './totals-strip.tsx'
import { useScheduledReports } from './use-scheduled-reports.ts'

const RunDrawer = lazy(() => import('./run-drawer.tsx'))
const RunQuestion = lazy(() => import('./run-question.tsx'))

const filters = [
  ['all', 'All'],
  ['SCHEDULED', 'Scheduled'],
  ['GENERATED', 'Ready'],
  ['FAILED', 'Failed'],
  ['PAUSED', 'Paused'],
] as const satisfies readonly (readonly [StateFilter, string])[]

type Opened = { record: ReportRecord; copy: boolean }
type RunDialogProps = Opened & { onRemove: (whole: boolean) => void; onClose: () => void }
type ReportsPageProps = {
  openRun: string | null
  onOpenRun: (id?: string) => void
  /** what was chosen before; what is none of the filters shows all */
  filter: { state?: string; q?: string }
  /** empty: not filtered by it */
  onFilter: (chosen: { state: string } | { q: string }) => void
  /** over the list, fetched when it is opened */
  RunDialog: ComponentType<RunDialogProps>
}

/** Scheduled and generated reports: what is due, what was sent, what failed. */
export function ReportsPage({ openRun, onOpenRun, filter, onFilter, RunDialog }: ReportsPageProps) {
  useTitle('Reports')
  const me = useMe()
  const { records, hasMore, more, isLoading, isValidating, error, retry } = useScheduledReports()
  const [state, setState] = useState<StateFilter>(filters.find(([id]) => id === filter.state)?.[0] ?? 'all')
  const [query, setQuery] = useState(filter.q ?? '')
  const [asked, setAsked] = useState<Question | null>(null)
  const [edited, setEdited] = useState<Opened | null>(null)
  const groupName = (record: ReportRecord) =>
    record.entities
      .map((gid) => me.entities.find((entity) => entity.entity_gid === gid)?.name ?? '')
      .filter(Boolean)
      .join(', ')
  const rows = runRows(records)
  const shown = filterRows(
    rows,
    state,
    query,
    (record) => `${record.title} ${groupName(record)} ${record.recipients.map((one) => `${one.name ?? ''} ${one.email}`).join(' ')}`,
  )
  const opened = openRun ? records.find((record) => record._id === openRun) : undefined
  const managed = reportGroups(me, 'manage').map(({ entity_gid }) => entity_gid)
  const mayManage = managed.length > 0
  const maySchedule = mayManage && hasFeature(me, 'schedule')
  const mayChange = (record: ReportRecord) => maySchedule && record.entities.every((gid) => managed.includes(gid))
  const edit = (record: ReportRecord) => setEdited({ record, copy: false })
  const copy = (record: ReportRecord) => setEdited({ record, copy: true })
  const give = (record: ReportRecord) => setAsked({ record, give: true })
  const removed = () => {
    setAsked(null)
    // what was open over it is of a run that is gone
    if (edited) onOpenRun()
    setEdited(null)
  }
  return (
    <div className={styles.page}>
      <ListHead of="/reports" />
      {isLoading ? (
        <ListSkeleton />
      ) : error && records.length === 0 ? (
        <FailedList title={messages.notLoaded.reports} busy={isValidating} onRetry={retry} />
      ) : records.length === 0 ? (
        <div className={styles.card}>
          <NoReports mayManage={mayManage} maySchedule={maySchedule} />
        </div>
      ) : (
        <>
          <TotalsStrip records={records} partial={hasMore} />
          <section className={styles.card} aria-label="Runs">
            <div className={styles.bar}>
              <Segmented
                small
                label="Status"
                value={state}
                onChange={(next) => {
                  setState(next)
                  onFilter({ state: next === 'all' ? '' : next })
                }}
                options={filters.map(([id, label]) => ({ id, label, count: hasMore ? null : filterRows(rows, id, '', () => '').length }))}
              />
              <SearchField
                small
                label="Search for reports"
                value={query}
                onChange={(next) => {
                  setQuery(next)
                  onFilter({ q: next })
                }}
                className={styles.search}
              />
            </div>
            {shown.length === 0 ? (
              <EmptyState icon={SearchX} title="No reports found" hint={screenMessages.lists.noReports} />
            ) : (
              <RunTable
                rows={shown}
                selected={openRun}
                groupName={groupName}
                mayChange={mayChange}
                onOpen={(id) => onOpenRun(id)}
                onRemove={setAsked}
                onEdit={edit}
                onCopy={copy}
                onGive={give}
              />
            )}
            {hasMore && (
              <div className={styles.more}>
                <Button onClick={more} disabled={isValidating}>
                  {isValidating ? 'Loading' : 'Show more'}
                </Button>
              </div>
            )}
          </section>
        </>
      )}
      <Part onClose={() => onOpenRun()}>
        {openRun && (
          <RunDrawer
            id={openRun}
            known={opened ?? null}
            siblings={records}
            groupName={groupName}
            mayChange={mayChange}
            onAgain={setAsked}
            onEdit={edit}
            onCopy={copy}
            onGive={give}
            onOpen={onOpenRun}
            onClose={() => onOpenRun()}
          />
        )}
      </Part>
      <Part onClose={() => setEdited(null)}>
        {edited && <RunDialog {...edited} onRemove={(whole) => setAsked({ record: edited.record, whole })} onClose={() => setEdited(null)} />}
      </Part>
      <Part onClose={() => setAsked(null)}>{asked && <RunQuestion asked={asked} onRemoved={removed} onClose={() => setAsked(null)} />}</Part>
    </div>
  )
}

type Rights = { mayManage: boolean; maySchedule: boolean }

function NoReports({ mayManage, maySchedule }: Rights) {
  const made = maySchedule ? screenMessages.lists.made : screenMessages.lists.madeWithoutSchedules
  return (
    <EmptyState
      icon={CalendarClock}
      title="No reports yet"
      hint={mayManage ? made : screenMessages.lists.madeByOthers}
      action={
        mayManage && (
          <Link to="/reports/run" className={buttonClass({ look: 'primary' })}>
            Run report
          </Link>
        )
      }
    />
  )
}
