import { useState } from 'react'
import { adminMessages } from '../../../../shared/admin-messages.ts'
import type { ErrorRow } from '../../../../shared/api/admin.ts'
import { dayMs } from '../../../../shared/dates/durations.ts'
import { formatDate, formatInstant } from '../../../../shared/dates/index.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { serverNow } from '../../lib/server-clock.ts'
import { FormSelect } from '../../ui/form-select.tsx'
import table from '../../ui/list-table.module.css'
import { Segmented } from '../../ui/segmented.tsx'
import styles from './admin.module.css'
import { AdminList } from './admin-list.tsx'
import { ErrorCounts } from './error-counts.tsx'
import { ErrorGroups } from './error-groups.tsx'
import { ErrorPlace, ErrorText } from './error-text.tsx'
import { SectionLink } from './section-link.tsx'
import { useErrorGroups, useErrors } from './use-admin-lists.ts'
import { useSearched } from './use-searched.ts'

const everyDay = 'all'

/** The last 30 days of UTC, the newest first. */
function daysBack(): string[] {
  const now = serverNow().getTime()
  return Array.from({ length: 30 }, (_, back) => new Date(now - back * dayMs).toISOString().slice(0, 10))
}

const views = [
  { id: 'groups', label: 'Grouped' },
  { id: 'each', label: 'One by one' },
] as const

/** What failed on screens, at endpoints and in jobs: by what it was and in which release, or one by one. */
export function ErrorsList() {
  const zone = zoneOf(useMe())
  const searched = useSearched()
  const errors = useErrors(searched)
  const [view, setView] = useState<'groups' | 'each'>('groups')
  const groups = useErrorGroups(view === 'groups' ? searched : null)
  const days = [{ id: everyDay, label: 'Last 30 days' }, ...daysBack().map((day) => ({ id: day, label: `${formatDate(day)} (UTC)` }))]
  const list = {
    what: 'errors',
    label: 'Errors',
    searchLabel: 'Search by words or request id',
    searched,
    bar: (
      <div className={styles.choices}>
        <FormSelect label="Day" hideLabel options={days} value={searched.day || everyDay} onChange={(day) => searched.choose(day === everyDay ? '' : day)} />
        <Segmented label="Errors" options={views} value={view} onChange={setView} />
      </div>
    ),
  } as const
  return (
    <>
      <ErrorCounts counts={errors.counts} most={errors.most} day={searched.day} />
      {view === 'groups' ? (
        <AdminList {...list} columns={['Error', 'Where', 'Release', 'How often', 'First seen', 'Last seen']} listed={groups}>
          <ErrorGroups groups={groups.rows} zone={zone} />
        </AdminList>
      ) : (
        <AdminList {...list} columns={['Error', 'Where', 'Account', 'Time']} listed={errors}>
          {errors.rows.map((one) => (
            <Row key={one.id} one={one} zone={zone} />
          ))}
        </AdminList>
      )}
      {errors.most > 0 && (
        <p className={styles.note}>
          {view === 'groups' && groups.lookedAt !== null && <span>{`${adminMessages.errorsGrouped(groups.lookedAt)} `}</span>}
          <span>{adminMessages.errorsKept(errors.most)}</span>
        </p>
      )}
    </>
  )
}

function Row({ one, zone }: { one: ErrorRow; zone: string }) {
  return (
    <tr>
      <td className={styles.message}>
        <ErrorText message={one.message} />
        {one.release && <span className={table.under}>Release {one.release}</span>}
        {one.request_id && <span className={table.under}>Request {one.request_id}</span>}
      </td>
      <td data-label="Where">
        <ErrorPlace {...one} />
      </td>
      <td data-label="Account">
        {one.account_id ? (
          <SectionLink to="/admin/customers" q={one.account_id}>
            {one.account_name ?? one.account_id}
          </SectionLink>
        ) : (
          <span className={table.soft}>None</span>
        )}
      </td>
      <td data-label="Time" className={table.time}>
        {formatInstant(one.at, zone)}
      </td>
      <td className={table.actions} />
    </tr>
  )
}
