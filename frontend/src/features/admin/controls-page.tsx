import type { ReactNode } from 'react'
import { adminMessages } from '../../../../shared/admin-messages.ts'
import type { getControls } from '../../../../shared/api/admin.ts'
import type { ResponseOf } from '../../../../shared/api/endpoint.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { useRead } from '../../lib/use-read.ts'
import { FailedList } from '../../ui/failed-list.tsx'
import list from '../../ui/list-page.module.css'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import table from '../../ui/list-table.module.css'
import styles from './admin.module.css'
import { PageWarningCard } from './page-warning-card.tsx'

type Controls = ResponseOf<typeof getControls>
const words = adminMessages.controls

/** How the deployment is set up, and what its limits are. */
export function ControlsPage() {
  const { data, error, isLoading, isValidating, retry } = useRead('GET /admin/controls', {}, { silent: true })
  if (isLoading) return <ListSkeleton what="controls" />
  if (!data || error) return <FailedList title={adminMessages.notLoaded} error={error} busy={isValidating} onRetry={retry} />
  return (
    <>
      <section className={list.card} aria-labelledby="switches">
        <h2 id="switches" className={styles.title}>
          Switches
        </h2>
        <dl className={styles.switches}>
          {switchesOf(data).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{words.readOnly}</p>
      </section>
      <PageWarningCard />
      <section className={`${list.card} ${styles.second}`} aria-labelledby="limits">
        <h2 id="limits" className={styles.title}>
          Limits
        </h2>
        <Limits limits={data.limits} />
      </section>
    </>
  )
}

function switchesOf(data: Controls): [string, ReactNode][] {
  return [
    ['Version', data.version],
    ['Web address', data.origin || 'Not set'],
    ['Sign-up', words.signUp[data.sign_up]],
    ['Breached passwords', data.breached_passwords ? 'Looked up' : 'Not looked up'],
    ['Report types limited to named people', data.private_reports.length > 0 ? data.private_reports.join(', ') : 'None'],
    ['Limits are multiplied by', formatFigure(data.limit_factor, 'count')],
    ['Directory', words.directory[data.directory]],
    [
      'Administrators',
      <ul key="administrators" className={styles.lines}>
        {data.administrators.map(({ email, role }) => (
          <li key={email}>
            {email} <span className={table.soft}>{role === null ? words.noRole : role.replace('_', ' ')}</span>
          </li>
        ))}
      </ul>,
    ],
  ]
}

const windows: Readonly<Record<number, string>> = { 60: 'a minute', 900: '15 minutes', 3600: 'an hour', 86400: 'a day' }
const most = (count: number | null) => (count === null ? '–' : formatFigure(count, 'count'))

function Limits({ limits }: Pick<Controls, 'limits'>) {
  return (
    <div className={table.scroll}>
      <table className={`${table.table} ${styles.table}`}>
        <thead>
          <tr>
            {['Kind of work', 'In', 'An account', 'A person', 'An address'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {limits.map(({ noun, window, account, user, address }) => (
            <tr key={noun + window}>
              <td>{noun}</td>
              <td data-label="In">{windows[window] ?? `${formatCount(window)} seconds`}</td>
              <td data-label="An account">{most(account)}</td>
              <td data-label="A person">{most(user)}</td>
              <td data-label="An address" className={styles.last}>
                {most(address)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
