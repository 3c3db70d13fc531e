import { RotateCcw } from 'lucide-react'
import { dateIn, formatDate } from '../../../shared/dates/index.ts'
import type { NetworkCode } from '../../../shared/networks.ts'
import { screenMessages } from '../../../shared/screen-messages.ts'
import { tellFailure } from '../lib/tell-failure.ts'
import { showToast } from '../lib/toast.ts'
import { Button } from './button.tsx'
import list from './list-page.module.css'
import { NetworkIcon } from './network-icon.tsx'
import styles from './removed-list.module.css'

type Removed = { id: string; name: string; network?: NetworkCode; removed_at: string; restorable_until: string }

type RemovedListProps = {
  things: readonly Removed[]
  zone: string
  restore: (id: string) => Promise<unknown>
  /** said once it is restored */
  restored: string
}

/** What was removed and can still be brought back. */
export function RemovedList({ things, zone, restore, restored }: RemovedListProps) {
  const day = (instant: string) => formatDate(dateIn(instant, zone))
  const bringBack = async (id: string) => {
    try {
      await restore(id)
      showToast({ kind: 'success', message: restored })
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <section className={styles.removed} aria-labelledby="removed-title">
      <h2 id="removed-title">Removed</h2>
      <ul className={list.card}>
        {things.map(({ id, name, network, removed_at, restorable_until }) => (
          <li key={id}>
            {network && <NetworkIcon network={network} size={16} colored labelled />}
            <span className={styles.what}>
              <b>{name}</b>
              <span>{screenMessages.groups.removedUntil(day(removed_at), day(restorable_until))}</span>
            </span>
            <Button aria-label={`Restore ${name}`} onClick={() => void bringBack(id)}>
              <RotateCcw size={16} strokeWidth={1.75} aria-hidden />
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
