import { cx } from '../../lib/cx.ts'
import type { Configuration } from '../configuration.ts'
import action from './action.module.css'
import styles from './contact-form.module.css'

/** Only to an address of email: another one is written to as it says. */
export const takesMessages = ({ contact }: Configuration) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact)

const labels = { contact: 'Send the message', demo: 'Request a demo' } as const

/** Shown by a script (offer-form.ts), which also sends it. */
export function ContactForm({ page }: { page: keyof typeof labels }) {
  return (
    <form className={styles.form} data-contact={page} hidden>
      <label>
        Name
        <input name="name" autoComplete="name" required maxLength={100} />
      </label>
      <label>
        Work email
        <input name="email" type="email" autoComplete="email" required maxLength={75} />
      </label>
      <label className={styles.wide}>
        <span>
          Company <small>optional</small>
        </span>
        <input name="company" autoComplete="organization" maxLength={100} />
      </label>
      <label className={styles.wide}>
        Message
        <textarea name="message" required maxLength={4000} rows={5} />
      </label>
      {/* programs fill in every field; people never see this one */}
      <div className={styles.trap} aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" aria-label="Website" />
      </div>
      <div className={cx(styles.wide, styles.end)}>
        <button type="submit" className={cx(action.action, action.primary, action.medium)}>
          {labels[page]}
        </button>
        <p role="status" className={styles.said} />
      </div>
    </form>
  )
}
