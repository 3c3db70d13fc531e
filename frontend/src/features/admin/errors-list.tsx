import { adminMessages } from '../../../../shared/admin-messages.ts'
import type { ErrorRow } from '../../../../shared/api/admin.ts'
import { formatDate, formatInstant } from '../../../../shared/dates/index.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import table from '../../ui/list-table.module.css'
import { Tag } from '../../ui/tag.tsx'
import styles from './admin.module.css'
import { AdminList } from './admin-list.tsx'
import { ErrorCounts } from './error-counts.tsx'
import { SectionLink } from './section-link.tsx'
import { useErrors } from './use-admin-lists.ts'
import { useSearched } from './use-searched.ts'

const kinds = { screen: 'Screen', endpoint: 'Endpoint', job: 'Job' } as const
const everyDay = 'all'

/** The last 30 days of UTC, the newest first. */
function daysBack(): string[] {
  const now = Date.now()
  return Array.from({ length: 30 }, (_, back) => new Date(now - back * 86_400_000).toISOString().slice(0, 10))
}

/** What failed on screens, at endpoints and in jobs. */
export function ErrorsList() {
  const zone = zoneOf(useMe())
  const searched = useSearched()
  const errors = useErrors(searched)
  const days = [{ id: everyDay, label: 'Last 30 days' }, ...daysBack().map((day) => ({ id: day, label: `${formatDate(day)} (UTC)` }))]
  return (
    <>
      <ErrorCounts counts={errors.counts} most={errors.most} day={searched.day} />
      <AdminList
        what="errors"
        label="Errors"
        searchLabel="Search by words or request id"
        columns={['Error', 'Where', 'Account', 'Time']}
        searched={searched}
        listed={errors}
        bar={
          <FormSelect label="Day" hideLabel options={days} value={searched.day || everyDay} onChange={(day) => searched.choose(day === everyDay ? '' : day)} />
        }
      >
        {errors.rows.map((one) => (
          <Row key={one.id} one={one} zone={zone} />
        ))}
      </AdminList>
      {errors.most > 0 && <p className={styles.note}>{adminMessages.errorsKept(errors.most)}</p>}
    </>
  )
}

function Row({ one, zone }: { one: ErrorRow; zone: string }) {
  const [first = '', ...frames] = one.message.split('\n')
  return (
    <tr>
      <td className={styles.message}>
        <span className={styles.name}>{first}</span>
        {frames.length > 0 && <code className={styles.frames}>{frames.map((line) => line.trim()).join('\n')}</code>}
        {one.request_id && <span className={table.under}>Request {one.request_id}</span>}
      </td>
      <td data-label="Where">
        <span>
          <Tag tone="flat">{kinds[one.kind]}</Tag>
          <span className={`${table.under} ${styles.where}`}>{one.name}</span>
        </span>
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
