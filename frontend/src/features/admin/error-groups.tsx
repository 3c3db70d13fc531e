import { adminMessages } from '../../../../shared/admin-messages.ts'
import type { ErrorGroup } from '../../../../shared/api/admin.ts'
import { formatInstant } from '../../../../shared/dates/index.ts'
import { formatFigure } from '../../../../shared/format.ts'
import table from '../../ui/list-table.module.css'
import styles from './admin.module.css'
import { ErrorPlace, ErrorText } from './error-text.tsx'

/** Rows of what failed, each for one release. */
export function ErrorGroups({ groups, zone }: { groups: readonly ErrorGroup[]; zone: string }) {
  return groups.map((group) => <Row key={JSON.stringify([group.kind, group.name, group.message, group.release])} group={group} zone={zone} />)
}

function Row({ group, zone }: { group: ErrorGroup; zone: string }) {
  const { message, count, accounts, release, first_at, last_at, latest } = group
  return (
    <tr>
      <td className={styles.message}>
        <ErrorText message={latest[0]?.message ?? message} title={message} />
        {latest.map(({ id, at, request_id }) => (
          <span key={id} className={table.under}>
            {`${request_id ? `Request ${request_id}, ` : ''}${formatInstant(at, zone)}`}
          </span>
        ))}
      </td>
      <td data-label="Where">
        <ErrorPlace {...group} />
      </td>
      <td data-label="Release">{release ?? <span className={table.soft}>{adminMessages.noRelease}</span>}</td>
      <td data-label="How often">
        <span>
          <span>{formatFigure(count, 'count')}</span>
          {accounts > 0 && <span className={table.under}>{adminMessages.accounts(accounts)}</span>}
        </span>
      </td>
      <td data-label="First seen" className={table.time}>
        {formatInstant(first_at, zone)}
      </td>
      <td data-label="Last seen" className={table.time}>
        {formatInstant(last_at, zone)}
      </td>
      <td className={table.actions} />
    </tr>
  )
}
