import { type ComponentType, lazy, Suspense, useState } from 'react'
import { reportManifest } from '../../../../shared/reports/index.ts'
import { hasFeature, useMe } from '../../lib/me.tsx'
import type { ReportSearch } from '../../request/address.ts'
import { hasFirstStep, type ReportSubject, searchOfSubject, subjectOf } from '../../request/subject.ts'
import { Part } from '../../ui/part.tsx'
import { type ReportDialogs, ReportSurface } from './report-surface.tsx'

const NoReport = lazy(() => import('./no-report.tsx'))

type FirstStepProps = { type: string; isFirst: boolean; onRun: (subject: ReportSubject, replace: boolean) => void; onCancel: () => void }

type ReportFlowProps = {
  type: string
  search: ReportSearch
  onSearch: (search: ReportSearch, replace: boolean) => void
  onClose: () => void
  FirstStep: ComponentType<FirstStepProps>
  dialogs: ReportDialogs
}

/** Opening a report, if there is such a type for this person and their plan has it: what it is about first, where its type asks, then the report. */
export function ReportFlow({ type, search, onSearch, onClose, FirstStep, dialogs }: ReportFlowProps) {
  const me = useMe()
  const [returned, setReturned] = useState(false)
  const manifest = reportManifest(type)
  const offered = manifest && me.report_types.includes(manifest.id)
  const lacks = offered && manifest.feature && !hasFeature(me, manifest.feature) ? manifest.feature : null
  if (!offered || lacks)
    return (
      <Suspense>
        <NoReport lacks={lacks} />
      </Suspense>
    )
  if (!hasFirstStep(type)) return <ReportSurface dialogs={dialogs} type={type} search={search} onSearch={onSearch} onClose={onClose} />
  const subject = subjectOf(type, search)
  // a template was chosen before what the report is about
  const template: ReportSearch = search.template_id ? { template_id: search.template_id } : {}
  if (!subject)
    return (
      <Part onClose={onClose}>
        <FirstStep
          type={type}
          isFirst={!returned}
          onRun={(chosen, replace) => onSearch({ ...searchOfSubject(type, chosen), ...template }, replace)}
          onCancel={onClose}
        />
      </Part>
    )
  const back = () => {
    setReturned(true)
    onSearch(template, false)
  }
  // closing a sentiment report goes back to the choice of its type (docs/behaviours.md#first-steps)
  return (
    <ReportSurface
      dialogs={dialogs}
      type={type}
      search={search}
      subject={subject}
      onSearch={onSearch}
      onBack={back}
      onClose={type === 'sentiment' ? back : onClose}
    />
  )
}
