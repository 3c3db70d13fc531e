import { RotateCcw } from 'lucide-react'
import type { Answered } from '../../../../shared/api/client.ts'
import { dateIn, formatDate } from '../../../../shared/dates/index.ts'
import { profileMessages } from '../../../../shared/group-messages.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { call } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import list from '../../ui/list-page.module.css'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import styles from './profiles-page.module.css'

type Removed = Answered<'GET /profiles/states'>['removed']

/** Profiles that can be brought back. */
export function RemovedProfiles({ profiles, zone }: { profiles: Removed; zone: string }) {
  const day = (instant: string) => formatDate(dateIn(instant, zone))
  const restore = async (id: string) => {
    try {
      await call('POST /profiles/{id}/restore', { params: { id } })
      showToast({ kind: 'success', message: profileMessages.restored })
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <section className={styles.removed} aria-labelledby="removed-title">
      <h2 id="removed-title">Removed</h2>
      <ul className={list.card}>
        {profiles.map(({ id, name, code, removed_at, restorable_until }) => (
          <li key={id}>
            <NetworkIcon network={code} size={16} colored labelled />
            <span>
              <b>{name}</b>
              <span>{screenMessages.groups.removedUntil(day(removed_at), day(restorable_until))}</span>
            </span>
            <Button aria-label={`Restore ${name}`} onClick={() => void restore(id)}>
              <RotateCcw size={16} strokeWidth={1.75} aria-hidden />
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
