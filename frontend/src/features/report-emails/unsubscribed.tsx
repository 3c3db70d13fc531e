import { MailX } from 'lucide-react'
import type { ReportEmails } from '../../../../shared/api/recipients.ts'
import { recipientWords as words } from '../../../../shared/recipient-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './choices.module.css'
import type { Choosing } from './use-choose.ts'

type UnsubscribedProps = { emails: ReportEmails; choosing: Choosing }

/** That it is over, and the way back. */
export function Unsubscribed({ emails: { email, agency, report, all }, choosing: { busy, failure, choose } }: UnsubscribedProps) {
  const fromAll = all.unsubscribed_at !== null || report === null
  const disabled = busy || undefined
  return (
    <Notice
      icon={MailX}
      title={words.done}
      said={`${fromAll ? words.leftAll(email, agency) : words.left(email, report.title, agency)} ${words.onItsWay}`}
      follows
      actions={
        <>
          <Button look="primary" aria-disabled={disabled} onClick={() => void choose({ which: fromAll ? 'all' : 'report', subscribed: true })}>
            Undo
          </Button>
          {!fromAll && (
            <Button aria-disabled={disabled} onClick={() => void choose({ which: 'all', subscribed: false })}>
              Unsubscribe from all
            </Button>
          )}
        </>
      }
    >
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </Notice>
  )
}
