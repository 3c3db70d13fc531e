import { MailCheck } from 'lucide-react'
import { undeliveredWords } from '../../../../shared/notifications/undelivered-messages.ts'
import { SettingsHead } from '../../screen/settings-head.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedList } from '../../ui/failed-list.tsx'
import list from '../../ui/list-page.module.css'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { UndeliveredTable } from './undelivered-table.tsx'
import { useUndelivered } from './use-undelivered.ts'

const words = undeliveredWords

/** What did not reach people of this account, why, and what to do about it, for its owner. */
export function UndeliveredPage() {
  const { data, error, isLoading, isValidating, retry } = useUndelivered()
  const undelivered = data?.undelivered ?? []
  return (
    <>
      <SettingsHead title="Undelivered notifications" />
      {isLoading ? (
        <ListSkeleton what="notifications" rows={3} />
      ) : error && !data ? (
        <FailedList title={words.notLoaded} error={error} busy={isValidating} onRetry={retry} />
      ) : (
        <section className={list.card} aria-label="Undelivered notifications">
          {undelivered.length === 0 ? <EmptyState icon={MailCheck} title={words.none} hint={words.noneHint} /> : <UndeliveredTable undelivered={undelivered} />}
        </section>
      )}
    </>
  )
}
