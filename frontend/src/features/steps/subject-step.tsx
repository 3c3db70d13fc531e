import { Ear, type LucideIcon, Megaphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type SubjectKind, subjectRow } from '../../../../shared/reports/subjects.ts'
import { sentenceOf } from '../../lib/api.ts'
import { smallView, useMedia } from '../../lib/use-media.ts'
import { useReportGroups } from '../../pickers/profiles/use-report-groups.ts'
import { SubjectSelect } from '../../pickers/subjects/subject-select.tsx'
import { useSubjectOptions } from '../../pickers/subjects/use-subject-options.ts'
import { problemOf, type ReportSubject } from '../../request/subject.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { StepDialog } from './step-dialog.tsx'
import type { StepProps } from './step-props.ts'

const icons: Partial<Record<SubjectKind, LucideIcon>> = { listener: Ear }

/** The choice of one of a kind of subject, as its row of the table says (docs/behaviours.md#listeners). */
export function SubjectStep({ kind, type, isFirst, onRun, onCancel }: StepProps & { kind: SubjectKind }) {
  const { groups, isLoading: groupsLoading, error: groupsError } = useReportGroups()
  const { options, error = groupsError, isLoading } = useSubjectOptions(kind, groups)
  const small = useMedia(smallView)
  const [chosen, setChosen] = useState<string | null>(null)
  const { step } = subjectRow(kind)
  const [first, ...others] = options
  const only = first && others.length === 0 && !first.disabled && step?.only !== 'asked' ? first.id : null
  const value = chosen ?? only
  const subjectOf = (id: string | null): ReportSubject => {
    const profileId = options.find((option) => option.id === id)?.profileId
    return { subject: { kind, id }, profileIds: profileId ? [profileId] : [], labels: [] }
  }
  const atOnce = isFirst && only !== null && step?.only === 'run'
  useEffect(() => {
    if (atOnce) onRun(subjectOf(only), true)
  })
  if (!step) return null
  return (
    <StepDialog
      title={step.title}
      width={520}
      loading={groupsLoading || isLoading || atOnce}
      problem={problemOf(type, { ...subjectOf(value) })}
      empty={options.length === 0}
      onRun={() => value && onRun(subjectOf(value), false)}
      onCancel={onCancel}
    >
      {options.length === 0 ? (
        <EmptyState icon={icons[kind] ?? Megaphone} heading="h3" title={error ? sentenceOf(error, step.failed) : step.none} />
      ) : (
        <SubjectSelect
          kind={kind}
          options={options}
          value={value}
          onChange={(id) => {
            setChosen(id)
            // on a small screen the choice itself goes on (docs/behaviours.md#first-steps)
            if (small && step.only === 'run') onRun(subjectOf(id), false)
          }}
        />
      )}
    </StepDialog>
  )
}
