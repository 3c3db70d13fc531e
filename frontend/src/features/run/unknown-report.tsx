import { Link } from '@tanstack/react-router'
import { FileQuestionMark } from 'lucide-react'
import { messages } from '../../../../shared/messages.ts'
import { useTitle } from '../../lib/use-title.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** For the address of a type that there is not. */
export function UnknownReport() {
  useTitle('Report not found')
  return (
    <EmptyState
      heading="h1"
      icon={FileQuestionMark}
      title={messages.schedule.unknownType}
      action={
        <Link to="/reports/run" className={buttonClass({ look: 'primary' })}>
          Choose a report
        </Link>
      }
    />
  )
}
