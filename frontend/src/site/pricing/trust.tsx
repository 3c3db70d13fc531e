import { BookOpen, FileText, ShieldCheck } from 'lucide-react'
import { cx } from '../../lib/cx.ts'
import page from '../page.module.css'
import { Action } from '../parts/action.tsx'
import { useSite } from '../site-context.ts'
import styles from './trust.module.css'

/** No customer is named, so no logo is shown: what anybody can check is. */
export function Trust() {
  const { sampleReport } = useSite().configuration
  const checks = [
    { label: 'A sample report', to: sampleReport, Icon: FileText },
    { label: 'Every definition', to: '/integrations/', Icon: BookOpen },
    { label: 'How it is secured', to: '/security/', Icon: ShieldCheck },
  ]
  return (
    <section className={styles.trust} aria-label="Check for yourself">
      <div className={cx(page.wrap, styles.row)}>
        <h2>Check for yourself</h2>
        <ul>
          {checks
            .filter(({ to }) => to !== '')
            .map(({ label, to, Icon }) => (
              <li key={label}>
                <Action href={to} className={styles.act}>
                  <Icon size={16} strokeWidth={1.75} aria-hidden />
                  {label}
                </Action>
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}
