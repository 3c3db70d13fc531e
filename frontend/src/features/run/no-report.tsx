import { Link } from '@tanstack/react-router'
import { FileQuestionMark } from 'lucide-react'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import type { FeatureId } from '../../../../shared/plans.ts'
import { useTitle } from '../../lib/use-title.ts'
import { ToastAndLeave } from '../../screen/toast-and-leave.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** For an address without a report. `lacks`: what the plan leaves out; null where there is no such type for this person. */
export default function NoReport({ lacks }: { lacks: FeatureId | null }) {
  return lacks ? <ToastAndLeave kind="locked" message={featureMessages[lacks]} /> : <UnknownReport />
}

function UnknownReport() {
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
