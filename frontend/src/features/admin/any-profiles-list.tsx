import { Link } from '@tanstack/react-router'
import { dateIn, formatDate } from '../../../../shared/dates/index.ts'
import { tabDisplay } from '../../../../shared/networks.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { buttonClass } from '../../ui/button.tsx'
import table from '../../ui/list-table.module.css'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import styles from './admin.module.css'
import { AdminList } from './admin-list.tsx'
import { useAnyProfiles } from './use-admin-lists.ts'
import { useSearched } from './use-searched.ts'

/** The profiles of all accounts. */
export function AnyProfilesList() {
  const zone = zoneOf(useMe())
  const searched = useSearched()
  const profiles = useAnyProfiles(searched)
  return (
    <AdminList
      what="profiles"
      label="Profiles"
      searchLabel="Search by name or username"
      columns={['Profile', 'Account', 'Connected', 'Figures since']}
      searched={searched}
      listed={profiles}
    >
      {profiles.rows.map((one) => (
        <tr key={`${one.account_id} ${one.id}`}>
          <td>
            <div className={table.report}>
              <span className={table.icon}>
                <NetworkIcon network={one.network} />
              </span>
              <span className={table.names}>
                <span className={styles.name}>{profileName(one)}</span>
                <span className={table.under}>{[tabDisplay(one.network), one.username].filter(Boolean).join(' · ')}</span>
              </span>
            </div>
          </td>
          <td data-label="Account">{one.account_name}</td>
          <td data-label="Connected">{formatDate(dateIn(one.connected_at, zone))}</td>
          <td data-label="Figures since">{one.available_from ? formatDate(one.available_from) : <span className={table.soft}>None yet</span>}</td>
          <td className={table.actions}>
            <div>
              <Link to="/$" params={{ _splat: 'admin/customers' }} search={{ q: one.account_id }} className={buttonClass({ size: 'small' })}>
                Account
              </Link>
            </div>
          </td>
        </tr>
      ))}
    </AdminList>
  )
}
