import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminMessages } from '../../../../shared/admin-messages.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedList } from '../../ui/failed-list.tsx'
import { ListColumns } from '../../ui/list-columns.tsx'
import list from '../../ui/list-page.module.css'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import table from '../../ui/list-table.module.css'
import { SearchField } from '../../ui/search-field.tsx'
import styles from './admin.module.css'
import type { useSearched } from './use-searched.ts'

type Listed = {
  rows: readonly unknown[]
  goesOn: boolean
  isLoading: boolean
  isValidating: boolean
  error: unknown
  more: () => void
  retry: () => void
}

type AdminListProps = {
  /** plural, as in "Loading users" */
  what: keyof typeof adminMessages.none
  label: string
  searchLabel: string
  columns: readonly string[]
  searched: ReturnType<typeof useSearched>
  listed: Listed
  /** beside the search */
  bar?: ReactNode
  /** the rows, as `tr` */
  children: ReactNode
}

/** A table of what is found, a page more at a time, with its states. */
export function AdminList({ what, label, searchLabel, columns, searched, listed, bar, children }: AdminListProps) {
  const { rows, goesOn, isLoading, isValidating, error, more, retry } = listed
  return (
    <section className={list.card} aria-label={label}>
      <div className={`${list.bar} ${styles.bar}`}>
        <SearchField label={searchLabel} value={searched.typed} onChange={searched.type} maxLength={100} className={styles.search} />
        {bar}
      </div>
      {isLoading ? (
        <ListSkeleton what={what} />
      ) : rows.length > 0 ? (
        <div className={table.scroll} aria-busy={isValidating || undefined}>
          <table className={`${table.table} ${styles.table}`}>
            <ListColumns names={columns} />
            <tbody>{children}</tbody>
          </table>
        </div>
      ) : error ? (
        <FailedList title={adminMessages.notLoaded} error={error} busy={isValidating} onRetry={retry} />
      ) : (
        <Nothing what={what} goesOn={goesOn} isFiltered={searched.q !== '' || searched.day !== ''} />
      )}
      {goesOn && (
        <div className={list.more}>
          <Button look="ghost" onClick={more} aria-disabled={isValidating || undefined}>
            {rows.length > 0 ? 'Show more' : 'Search further'}
          </Button>
        </div>
      )}
    </section>
  )
}

function Nothing({ what, goesOn, isFiltered }: Pick<AdminListProps, 'what'> & { goesOn: boolean; isFiltered: boolean }) {
  if (goesOn) return <EmptyState icon={SearchX} title="Nothing found yet" hint={adminMessages.noneYet} />
  if (isFiltered) return <EmptyState icon={SearchX} title="Nothing found" hint={adminMessages.noneFound} />
  return <EmptyState icon={SearchX} title="Nothing yet" hint={adminMessages.none[what]} />
}
