import { Link } from '@tanstack/react-router'
import { CalendarClock } from 'lucide-react'
import { type ComponentType, lazy, useState } from 'react'
import type { Me } from '../../../../shared/api/auth.ts'
import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { messages } from '../../../../shared/messages.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { hasFeature, reportGroups, useMe } from '../../lib/me.tsx'
import { usePersonLock } from '../../lib/person-lock.ts'
import { useTitle } from '../../lib/use-title.ts'
import { ListHead } from '../../screen/list-head.tsx'
import { buttonClass } from '../../ui/button.tsx'
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
import { More, NothingFound } from './search-end.tsx'
import { TotalsStrip } from './totals-strip.tsx'
import { useScheduledReports } from './use-scheduled-reports.ts'

const RunCalendar = lazy(() => import('./run-calendar.tsx'))
const RunDrawer = lazy(() => import('./run-drawer.tsx'))
const RunQuestion = lazy(() => import('./run-question.tsx'))

const filters = [
  ['all', 'All'],
  ['SCHEDULED', 'Scheduled'],
  ['GENERATED', 'Ready'],
  ['FAILED', 'Failed'],
  ['PAUSED', 'Paused'],
] as const satisfies readonly (readonly [StateFilter, string])[]

const views = [
  { id: '', label: 'List' },
  { id: 'calendar', label: 'Calendar' },
] as const

/** What the list, or its calendar, shows; empty: not filtered by it. */
export type Filter = { state?: string; q?: string; view?: string; month?: string }
type Grouped = Pick<ReportRecord, 'entities'>
/** Of a run, what is searched. */
type Searched = Grouped & Pick<ReportRecord, 'title'> & { recipients: readonly Pick<ReportRecord['recipients'][number], 'name' | 'email'>[] }

type Opened = { record: ReportRecord; copy: boolean }
type RunDialogProps = Opened & { onRemove: (whole: boolean) => void; onClose: () => void }
type ReportsPageProps = {
  openRun: string | null
  onOpenRun: (id?: string) => void
  /** what was chosen before; what is none of the filters shows all */
  filter: Filter
  onFilter: (chosen: Filter) => void
  /** over the list, fetched when it is opened */
  RunDialog: ComponentType<RunDialogProps>
}

function groupNames(me: Me, { entities }: Grouped): string {
  const names = entities.map((gid) => me.entities.find(({ entity_gid }) => entity_gid === gid)?.name ?? '')
  return names.filter(Boolean).join(', ')
}

const addressed = ({ recipients }: Searched) => recipients.map(({ name, email }) => `${name ?? ''} ${email}`).join(' ')

/** Kept here: the address loses them while something else stands over the list. */
function useChosen(filter: Filter, onFilter: ReportsPageProps['onFilter']) {
  const [chosen, setChosen] = useState(filter)
  const choose = (next: Filter) => {
    setChosen({ ...chosen, ...next })
    onFilter(next)
  }
  return {
    ...chosen,
    view: views.find(({ id }) => id === chosen.view)?.id ?? '',
    state: filters.find(([id]) => id === chosen.state)?.[0] ?? 'all',
    choose,
  } as const
}

/** Scheduled and generated reports: what is due, what was sent, what failed. */
export function ReportsPage({ openRun, onOpenRun, filter, onFilter, RunDialog }: ReportsPageProps) {
  useTitle('Reports')
  const me = useMe()
  const { rows: loaded, hasMore, more, isLoading, isValidating, error, retry } = useScheduledReports()
  const { state, q: query = '', view, month, choose } = useChosen(filter, onFilter)
  const [asked, setAsked] = useState<Question | null>(null)
  const [edited, setEdited] = useState<Opened | null>(null)
  const groupName = (record: Grouped) => groupNames(me, record)
  const rows = runRows(loaded)
  const textOf = (record: Searched) => `${record.title} ${groupName(record)} ${addressed(record)}`
  const shown = filterRows(rows, state, query, textOf)
  const opened = rows.find(({ record }) => record._id === openRun)?.record
  const { mayChange, ...rights } = rightsOf(me)
  const { inPerson } = usePersonLock()
  const acts = {
    groupName,
    mayChange,
    onOpen: onOpenRun,
    onEdit: inPerson((record: ReportRecord) => setEdited({ record, copy: false })),
    onCopy: inPerson((record: ReportRecord) => setEdited({ record, copy: true })),
    onGive: inPerson((record: ReportRecord) => setAsked({ record, give: true })),
  }
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
      ) : error && rows.length === 0 ? (
        <FailedList title={messages.notLoaded.reports} error={error} busy={isValidating} onRetry={retry} />
      ) : rows.length === 0 && !hasMore ? (
        <div className={styles.card}>
          <NoReports {...rights} />
        </div>
      ) : (
        <>
          <TotalsStrip rows={rows} partial={hasMore} />
          <section className={styles.card} aria-label="Runs">
            <div className={styles.bar}>
              <Segmented
                small
                label="Status"
                value={state}
                onChange={(next) => choose({ state: next === 'all' ? '' : next })}
                options={filters.map(([id, label]) => ({ id, label, count: hasMore || view ? null : filterRows(rows, id, '', () => '').length }))}
              />
              <Segmented small label="View" value={view} onChange={(view) => choose({ view })} options={views} />
              <SearchField small label="Search for reports" value={query} onChange={(q) => choose({ q })} className={styles.search} />
            </div>
            {view ? (
              <Part onClose={() => choose({ view: '' })}>
                <RunCalendar month={month} onMonth={(month) => choose({ month })} state={state} query={query} textOf={textOf} selected={openRun} {...acts} />
              </Part>
            ) : shown.length === 0 ? (
              <NothingFound yet={hasMore} />
            ) : (
              <RunTable rows={shown} selected={openRun} onRemove={setAsked} {...acts} />
            )}
            {hasMore && !view && <More busy={isValidating} found={shown.length > 0} onMore={more} />}
          </section>
        </>
      )}
      <Part onClose={() => onOpenRun()}>
        {openRun && <RunDrawer id={openRun} known={opened ?? null} onAgain={setAsked} onClose={() => onOpenRun()} {...acts} />}
      </Part>
      <Part onClose={() => setEdited(null)}>
        {edited && <RunDialog {...edited} onRemove={(whole) => setAsked({ record: edited.record, whole })} onClose={() => setEdited(null)} />}
      </Part>
      <Part onClose={() => setAsked(null)}>{asked && <RunQuestion asked={asked} onRemoved={removed} onClose={() => setAsked(null)} />}</Part>
    </div>
  )
}

function rightsOf(me: Me) {
  const managed = reportGroups(me, 'manage').map(({ entity_gid }) => entity_gid)
  const mayManage = managed.length > 0
  const maySchedule = mayManage && hasFeature(me, 'schedule')
  return { mayManage, maySchedule, mayChange: ({ entities }: ReportRecord) => maySchedule && entities.every((gid) => managed.includes(gid)) }
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
