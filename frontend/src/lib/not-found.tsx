import { Link } from '@tanstack/react-router'
import { FileQuestionMark } from 'lucide-react'
import { messages } from '../../../shared/messages.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import styles from './screen.module.css'
import { useTitle } from './use-title.ts'

export function NotFound() {
  useTitle('Page not found')
  return (
    <main className={styles.middle}>
      <EmptyState
        heading="h1"
        icon={FileQuestionMark}
        title={messages.notFound.title}
        hint={messages.notFound.hint}
        action={
          <Link to="/reports" className={buttonClass({ look: 'primary' })}>
            Go to reports
          </Link>
        }
      />
    </main>
  )
}
