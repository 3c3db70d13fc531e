import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { AdsWarning } from '../../../../shared/api/ads.ts'
import { dayMs } from '../../../../shared/dates/durations.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import styles from './ads-attention.module.css'

const key = 'almanac.ads-attention-until'
const weekMs = 7 * dayMs

/** Storage may be refused; then the list is simply shown again. */
function isDismissed(): boolean {
  try {
    return Number(localStorage.getItem(key)) > Date.now()
  } catch {
    return false
  }
}

function dismiss(): void {
  try {
    localStorage.setItem(key, String(Date.now() + weekMs))
  } catch {
    // shown again next time
  }
}

/** "Attention": selected profiles without an ad account, once for one opening of the report (docs/behaviours.md#the-ads-notice). */
export default function AdsAttention({ profiles }: { profiles: readonly AdsWarning[] }) {
  const [open, setOpen] = useState(() => !isDismissed())
  const [never, setNever] = useState(false)
  if (!open) return null
  const close = () => {
    if (never) dismiss()
    setOpen(false)
  }
  return (
    <Dialog
      title="Attention"
      width={520}
      onClose={close}
      foot={
        <>
          <label className={styles.never}>
            <input type="checkbox" checked={never} onChange={(event) => setNever(event.target.checked)} />
            Don't show again
          </label>
          <Button look="primary" onClick={close}>
            Close
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{screenMessages.adAccounts.attention}</p>
        <ul>
          {profiles.map(({ profile_gid, network, name, username }) => (
            <li key={profile_gid}>
              <Link to="/settings/profiles/$gid" params={{ gid: profile_gid }} className={styles.profile}>
                <NetworkIcon network={network.code} colored labelled />
                <span className={styles.name}>{name}</span>
                {username && <span className={styles.user}>{username.startsWith('@') ? username : `@${username}`}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
