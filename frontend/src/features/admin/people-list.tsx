import { adminMessages } from '../../../../shared/admin-messages.ts'
import type { PersonRow } from '../../../../shared/api/admin.ts'
import { impersonationMessages } from '../../../../shared/impersonation-messages.ts'
import { roleNames } from '../../../../shared/permission-sections.ts'
import { Avatar } from '../../ui/avatar.tsx'
import table from '../../ui/list-table.module.css'
import { Tag } from '../../ui/tag.tsx'
import styles from './admin.module.css'
import { AdminList } from './admin-list.tsx'
import { OpenButton } from './open-button.tsx'
import { SectionLink } from './section-link.tsx'
import { usePeople } from './use-admin-lists.ts'
import { useSearched } from './use-searched.ts'

const refusalOf = ({ administrator, joined }: PersonRow) => (administrator ? impersonationMessages.administrator : joined ? null : adminMessages.invited)

/** The people of all accounts. */
export function PeopleList() {
  const searched = useSearched()
  const people = usePeople(searched)
  return (
    <AdminList
      what="users"
      label="Users"
      searchLabel="Search by name or email"
      columns={['Person', 'Account', 'Account role', 'Status']}
      searched={searched}
      listed={people}
    >
      {people.rows.map((one) => (
        <tr key={`${one.account_id} ${one.user_id}`}>
          <td>
            <div className={table.report}>
              <Avatar name={one.name || one.email} size={32} />
              <span className={table.names}>
                <span className={styles.name}>{one.name || one.email}</span>
                <span className={table.under}>{one.email}</span>
              </span>
            </div>
          </td>
          <td data-label="Account">
            <SectionLink to="/admin/customers" q={one.account_id}>
              {one.account_name}
            </SectionLink>
          </td>
          <td data-label="Account role">{roleNames[one.role]}</td>
          <td data-label="Status">{one.administrator ? <Tag tone="info">Administrator</Tag> : one.joined ? 'Joined' : <Tag tone="flat">Invited</Tag>}</td>
          <td className={table.actions}>
            <div>
              <OpenButton accountId={one.account_id} userId={one.user_id} name={one.name || one.email} refusal={refusalOf(one)} />
            </div>
          </td>
        </tr>
      ))}
    </AdminList>
  )
}
