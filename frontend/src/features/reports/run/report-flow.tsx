import { lazy, Suspense, useState } from 'react'
import type { ReportSearch } from '../report-address.ts'
import { hasFirstStep, subjectOf } from '../report-subject.ts'
import { ReportSurface } from './report-surface.tsx'

const FirstStep = lazy(() => import('../steps/first-step.tsx'))

type ReportFlowProps = { type: string; search: ReportSearch; onSearch: (search: ReportSearch, replace: boolean) => void; onClose: () => void }

/** Opening a report: what it is about first, where its type asks, then the report. An address that says it goes straight there. */
export function ReportFlow({ type, search, onSearch, onClose }: ReportFlowProps) {
  const [returned, setReturned] = useState(false)
  if (!hasFirstStep(type)) return <ReportSurface type={type} search={search} onSearch={onSearch} onClose={onClose} />
  const subject = subjectOf(type, search)
  if (!subject)
    return (
      <Suspense>
        <FirstStep type={type} isFirst={!returned} onRun={onSearch} onCancel={onClose} />
      </Suspense>
    )
  const back = () => {
    setReturned(true)
    onSearch({}, false)
  }
  // closing a sentiment report goes back to the choice of its type (reporting.md §4)
  return <ReportSurface type={type} search={search} subject={subject} onSearch={onSearch} onBack={back} onClose={type === 'sentiment' ? back : onClose} />
}
