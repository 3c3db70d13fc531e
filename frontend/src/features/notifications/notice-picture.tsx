import { Check, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import type { Alert } from '../../../../shared/api/notifications.ts'
import type { NoticeTone } from '../../../../shared/notifications/notice-looks.ts'
import { safeUrl } from '../../lib/safe-address.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { NoticeIcon } from './notice-icon.tsx'
import styles from './notice-picture.module.css'

const tones = { good: Check, bad: X, warn: TriangleAlert, info: null } as const satisfies Record<NoticeTone, LucideIcon | null>

/** Whom or what a notification is about, with what happened at its corner. The profile that it is about opens where it is. */
export function NoticePicture({ alert: { person, profile, notification_icon, tone } }: { alert: Alert }) {
  const Tone = tones[tone]
  const who = profile?.name ?? person
  const address = safeUrl(profile?.profile_url)
  const picture = who === null ? null : <Avatar name={who} picture={profile?.picture_url ?? null} size={36} />
  const badge = who === null ? Tone && <Tone size={12} strokeWidth={2.25} aria-hidden /> : <NoticeIcon name={notification_icon} size={12} strokeWidth={2.25} />
  return (
    <span className={styles.picture}>
      {picture === null ? (
        <span className={styles.box}>
          <NoticeIcon name={notification_icon} size={18} />
        </span>
      ) : address === null ? (
        picture
      ) : (
        <a href={address} target="_blank" rel="noreferrer" className={styles.profile} aria-label={`${who}, opens the profile`}>
          {picture}
        </a>
      )}
      {badge && (
        <span className={styles.badge} data-tone={tone}>
          {badge}
        </span>
      )}
    </span>
  )
}
