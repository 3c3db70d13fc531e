import { FileClock } from 'lucide-react'
import { useState } from 'react'
import type { ImportRow } from '../../../../shared/api/imports.ts'
import { importScreenMessages } from '../../../../shared/import-screen-messages.ts'
import { call } from '../../lib/api.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { usePages } from '../../lib/use-pages.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedList } from '../../ui/failed-list.tsx'
import list from '../../ui/list-page.module.css'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { HistoryRow } from './history-row.tsx'
import styles from './import-history.module.css'
import UndoDialog from './undo-dialog.tsx'

/** While one goes on its row is asked for again. */
const pollMs = 3000

/** Every import into a profile: who, when, which files, and what came of it; the last one can be undone. */
export default function ImportHistory({ profileId }: { profileId: string }) {
  const me = useMe()
  const load = (cursor: string | null) => call('GET /profiles/{id}/imports', { params: { id: profileId }, query: cursor ? { cursor } : {} })
  const goesOn = (pages: readonly { imports: readonly ImportRow[] }[]) => pages.some(({ imports }) => imports.some(({ ended_at }) => ended_at === null))
  const { pages, more, isLoading, isValidating, error, retry } = usePages('GET /profiles/{id}/imports', load, {
    about: profileId,
    pollMs: (known) => (goesOn(known) ? pollMs : 0),
  })
  const [undoing, setUndoing] = useState<ImportRow | null>(null)
  const rows = pages.flatMap(({ imports }) => imports)
  return (
    <section className={styles.history} aria-labelledby="import-history">
      <h2 id="import-history">Imports</h2>
      {isLoading ? (
        <ListSkeleton what="imports" rows={2} />
      ) : error && rows.length === 0 ? (
        <FailedList title={importScreenMessages.notLoaded} error={error} busy={isValidating} onRetry={retry} />
      ) : (
        <div className={list.card}>
          {rows.length === 0 ? (
            <EmptyState icon={FileClock} heading="h3" title="No imports yet" hint={importScreenMessages.noHistory} />
          ) : (
            <ul className={styles.rows}>
              {rows.map((row) => (
                <HistoryRow key={row.id} row={row} zone={zoneOf(me)} onUndo={row.can_undo ? () => setUndoing(row) : null} />
              ))}
            </ul>
          )}
          {pages.at(-1)?.cursor && (
            <div className={list.more}>
              <Button look="ghost" onClick={() => more()} aria-disabled={isValidating || undefined}>
                Show more
              </Button>
            </div>
          )}
        </div>
      )}
      {undoing && <UndoDialog row={undoing} onClose={() => setUndoing(null)} />}
    </section>
  )
}
