import type { ReactNode } from 'react'
import type { ReportEmails } from '../../../../shared/api/recipients.ts'
import { recipientWords } from '../../../../shared/recipient-messages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Logo } from '../../ui/logo.tsx'
import styles from './letterhead.module.css'

/** Whose reports they are stands above, as in the email; ours is said only below, and not in those of a white label. */
export function Letterhead({ emails, children }: { emails?: ReportEmails; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      {emails && (
        <header className={styles.header}>
          <div className={styles.inner}>
            <Avatar name={emails.client} size={36} />
            <p>
              <b dir="auto">{emails.client}</b>
              <span>{recipientWords.by(emails.agency)}</span>
            </p>
          </div>
        </header>
      )}
      <main className={styles.main}>{children}</main>
      {emails && (
        <footer className={styles.footer}>
          {!emails.white_label && (
            <p>
              <Logo size={18} />
              Made with Almanac
            </p>
          )}
          <p>{recipientWords.works}</p>
        </footer>
      )}
    </div>
  )
}
