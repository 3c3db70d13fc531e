import { adminMessages } from '../../../../shared/admin-messages.ts'
import type { CustomerRow } from '../../../../shared/api/admin.ts'
import { dateIn, formatDate, formatInstant } from '../../../../shared/dates/index.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { impersonationMessages } from '../../../../shared/impersonation-messages.ts'
import { plans } from '../../../../shared/plan-catalogue.ts'
import { cx } from '../../lib/cx.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import table from '../../ui/list-table.module.css'
import { Tag } from '../../ui/tag.tsx'
import styles from './admin.module.css'
import { AdminList } from './admin-list.tsx'
import { OpenButton } from './open-button.tsx'
import { useCustomers } from './use-admin-lists.ts'
import { useSearched } from './use-searched.ts'

const refusalOf = ({ owner }: CustomerRow) => (owner === null ? adminMessages.noOwner : owner.administrator ? impersonationMessages.administrator : null)

/** All accounts, each opened as its owner. */
export function CustomersList() {
  const zone = zoneOf(useMe())
  const searched = useSearched()
  const customers = useCustomers(searched)
  return (
    <AdminList
      what="customers"
      label="Customers"
      searchLabel="Search by name or id"
      columns={['Account', 'Owner', 'Plan', 'People', 'Profiles', 'Since']}
      searched={searched}
      listed={customers}
    >
      {customers.rows.map((one) => (
        <tr key={one.account_id}>
          <td>
            <span className={styles.name}>{one.name}</span>
            <span className={table.under}>{one.account_id}</span>
            {one.ends_at && <Tag tone="bad">{`Will be deleted ${formatInstant(one.ends_at, zone)}`}</Tag>}
          </td>
          <td data-label="Owner">
            <span>
              <span className={cx(!one.owner && table.soft)}>{one.owner?.name ?? 'None'}</span>
              {one.owner && <span className={table.under}>{one.owner.email}</span>}
            </span>
          </td>
          <td data-label="Plan">{one.plan ? plans[one.plan].name : <span className={table.soft}>No plan</span>}</td>
          <td data-label="People">{formatFigure(one.people, 'count')}</td>
          <td data-label="Profiles">{formatFigure(one.profiles, 'count')}</td>
          <td data-label="Since" className={table.time}>
            {one.created_at ? formatDate(dateIn(one.created_at, zone)) : <span className={table.soft}>Not known</span>}
          </td>
          <td className={table.actions}>
            <div>
              <OpenButton accountId={one.account_id} name={one.owner ? `${one.owner.name} of ${one.name}` : one.name} refusal={refusalOf(one)} />
            </div>
          </td>
        </tr>
      ))}
    </AdminList>
  )
}
