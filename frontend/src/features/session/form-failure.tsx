import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './login-form.module.css'

/** What the server says of a whole form: it stands above it and is read out. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.slot}>
      {children && (
        <p className={styles.failure}>
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
