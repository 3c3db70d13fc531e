import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { messages } from '../../../../shared/messages.ts'
import { sentenceOf } from '../../lib/api.ts'
import { AdvocacySelect } from '../../pickers/subjects/advocacy-select.tsx'
import { useAdvocacyGroups } from '../../pickers/subjects/use-advocacy-groups.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { StepDialog } from './step-dialog.tsx'
import type { StepProps } from './step-props.ts'

/** "Select an advocacy". The only group there is is chosen already (R5.12); one that the address names goes straight to its report. */
export function AdvocacyStep({ onRun, onCancel }: StepProps) {
  const { advocacyGroups, error, isLoading } = useAdvocacyGroups(true)
  const [chosen, setChosen] = useState<string | null>(null)
  const value = chosen ?? (advocacyGroups.length === 1 ? (advocacyGroups[0]?.advocacy_gid ?? null) : null)
  return (
    <StepDialog
      title="Select an advocacy"
      width={520}
      loading={isLoading}
      problem={value ? null : messages.advocacy.none}
      empty={advocacyGroups.length === 0}
      onRun={() => value && onRun({ advocacy_group_id: value, report_type: 'advocacy' }, false)}
      onCancel={onCancel}
    >
      {advocacyGroups.length === 0 ? (
        <EmptyState icon={Megaphone} heading="h3" title={error ? sentenceOf(error, messages.unable.getAdvocacyGroups) : messages.empty.advocacy} />
      ) : (
        <AdvocacySelect groups={advocacyGroups} value={value} onChange={setChosen} />
      )}
    </StepDialog>
  )
}
