import { Ban, CalendarClock, CircleAlert, RefreshCw } from 'lucide-react'
import { dateIn, formatDate } from '../../../../../shared/dates/index.ts'
import type { Report } from '../../../../../shared/reports/report.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormSelect } from '../../../ui/form-select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Expiry } from './share-calls.ts'
import styles from './share-dialog.module.css'
import { ShareLink } from './share-link.tsx'
import { useShare } from './use-share.ts'

const expiries: readonly { id: Expiry; label: string }[] = [
  { id: '7', label: 'In 7 days' },
  { id: '30', label: 'In 30 days' },
  { id: '90', label: 'In 90 days' },
  { id: 'never', label: 'Never' },
]

/** "Share your report": its link, until when it works, and its end at once. */
export default function ShareDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const { share, failure, expires, busy, make, changeExpiry, revoke } = useShare(report)
  const ends = share?.expires_at ? formatDate(dateIn(share.expires_at, report.timezone)) : null

  return (
    <Dialog
      title="Share your report"
      width={520}
      busy={busy}
      onClose={onClose}
      foot={
        <>
          {share && !share.revoked && (
            <Button look="danger" className={styles.start} disabled={busy} onClick={() => void revoke()}>
              <Ban size={16} strokeWidth={1.75} aria-hidden />
              Revoke link
            </Button>
          )}
          {(share?.revoked || failure) && (
            <Button look="ghost" className={styles.start} disabled={busy} onClick={() => void make()}>
              <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
              {share?.revoked ? 'New link' : 'Try again'}
            </Button>
          )}
          <span className={styles.grow} />
          <Button onClick={onClose} disabled={busy}>
            Close
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {share ? (
          <ShareLink share={share} />
        ) : failure ? (
          <p className={styles.problem} role="alert">
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
            {failure}
          </p>
        ) : (
          <div role="status" aria-label="Making the link" className={styles.waiting}>
            <Skeleton height={36} />
          </div>
        )}
        {!share?.revoked && (
          <>
            <ul className={styles.options}>
              <li>
                <CalendarClock size={18} strokeWidth={1.6} aria-hidden />
                <span className={styles.text}>
                  <b>Ends</b>
                  <span>{ends ? `On ${ends} the link stops` : 'The link works until it is revoked'}</span>
                </span>
                <FormSelect label="Ends" hideLabel options={expiries} value={expires} disabled={busy} onChange={changeExpiry} />
              </li>
            </ul>
            <p className={styles.about}>
              Anyone with the link reads the report as it is now, without signing in. The figures are sealed and do not change.
              {share && (
                <>
                  {' '}
                  Snapshot <code>{share.hash.slice(0, 8)}</code>
                </>
              )}
            </p>
          </>
        )}
      </div>
    </Dialog>
  )
}
