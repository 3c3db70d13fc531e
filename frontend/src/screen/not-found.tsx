import { Link } from '@tanstack/react-router'
import { FileQuestionMark } from 'lucide-react'
import { screenMessages } from '../../../shared/screen-messages.ts'
import { useTitle } from '../lib/use-title.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import styles from './screen.module.css'

export function NotFound() {
  useTitle('Page not found')
  return (
    <main className={styles.middle}>
      <EmptyState
        heading="h1"
        icon={FileQuestionMark}
        title={screenMessages.notFound.title}
        hint={screenMessages.notFound.hint}
        action={
          <Link to="/reports" className={buttonClass({ look: 'primary' })}>
            Go to reports
          </Link>
        }
      />
    </main>
  )
}
