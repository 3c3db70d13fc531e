import { Ban, CalendarClock, Check, CircleAlert, Copy, Link, RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { dateIn, formatDate } from '../../../../../shared/dates/index.ts'
import { messages } from '../../../../../shared/messages.ts'
import type { Report } from '../../../../../shared/reports/report.ts'
import { sentenceOf } from '../../../lib/api.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormSelect } from '../../../ui/form-select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast.ts'
import { createShare, type Expiry, revokeShare, updateShare } from './share-calls.ts'
import styles from './share-dialog.module.css'

const expiries: readonly { id: Expiry; label: string }[] = [
  { id: '7', label: 'In 7 days' },
  { id: '30', label: 'In 30 days' },
  { id: '90', label: 'In 90 days' },
  { id: 'never', label: 'Never' },
]

type Share = { link: string; id: string; expires_at: string | null; hash: string; revoked: boolean }

/** "Share your report": the link is made when the dialog opens, from what the server computes, not from what the browser shows. */
export default function ShareDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const [share, setShare] = useState<Share | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [expires, setExpires] = useState<Expiry>('90')
  const [busy, setBusy] = useState(false)
  const [copied, setCopied] = useState(false)
  const started = useRef(false)

  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    setFailure(null)
    try {
      await act()
    } catch (error) {
      const sentence = sentenceOf(error, `${messages.generic} Please contact support.`)
      setFailure(sentence)
      showToast({ kind: 'error', message: sentence })
    } finally {
      setBusy(false)
    }
  }
  const make = () =>
    attempt(async () => {
      setCopied(false)
      setShare({ ...(await createShare(report.request, expires)), revoked: false })
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: one link for one opening of the dialog
  useEffect(() => {
    if (started.current) return
    started.current = true
    void make()
  }, [])

  const copy = async () => {
    if (!share) return
    if (await copyText(share.link)) {
      setCopied(true)
      showToast({ kind: 'success', message: messages.share.copied })
    } else {
      // the link can still be copied by hand
      document.querySelector<HTMLInputElement>('#share-link')?.select()
    }
  }
  const changeExpiry = (next: Expiry) => {
    setExpires(next)
    if (share && !share.revoked) void attempt(async () => setShare({ ...share, ...(await updateShare(share.id, next)) }))
  }
  const revoke = () =>
    attempt(async () => {
      if (!share) return
      await revokeShare(share.id)
      setShare({ ...share, revoked: true })
    })
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
          <div className={styles.row}>
            <div className={styles.link} data-revoked={share.revoked || undefined}>
              <Link size={16} strokeWidth={1.75} aria-hidden />
              <input id="share-link" aria-label="Link to the report" readOnly value={share.link} onFocus={(event) => event.target.select()} />
            </div>
            <Button look="primary" disabled={share.revoked} onClick={() => void copy()}>
              <Copy size={16} strokeWidth={1.75} aria-hidden />
              Copy link
            </Button>
          </div>
        ) : failure ? (
          <p className={styles.problem} role="alert">
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
            {failure}
          </p>
        ) : (
          <div role="status" aria-label="Making the link">
            <Skeleton height={36} />
          </div>
        )}
        <p className={styles.state} role="status" data-tone={share?.revoked ? 'bad' : 'good'}>
          {share?.revoked ? (
            <>
              <Ban size={14} strokeWidth={2} aria-hidden />
              The link is revoked. Whoever opens it is told that it is gone.
            </>
          ) : (
            copied && (
              <>
                <Check size={14} strokeWidth={2} aria-hidden />
                {messages.share.copied}
              </>
            )
          )}
        </p>
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
