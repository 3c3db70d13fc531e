/** What stands where the rows that were found end. */
import { Search } from 'lucide-react'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from '../../ui/list-page.module.css'

/** Pages that a search without a match goes on by. */
const pagesBack = 8

/** `yet`: there are rows that are not loaded. */
export function NothingFound({ yet }: { yet: boolean }) {
  return <EmptyState icon={Search} title={yet ? 'Nothing found yet' : 'No reports found'} hint={yet ? null : screenMessages.lists.noReports} />
}

export function More({ busy, found, onMore }: { busy: boolean; found: boolean; onMore: (by: number) => void }) {
  return (
    <div className={styles.more}>
      {/* not disabled: the keyboard would lose its place */}
      <Button onClick={() => busy || onMore(found ? 1 : pagesBack)} aria-disabled={busy || undefined}>
        {found ? 'Show more' : 'Search further back'}
      </Button>
    </div>
  )
}
