import { useState } from 'react'
import { LabelList } from '../../pickers/labels/label-list.tsx'
import type { ReportView } from '../../request/view.ts'
import { Button } from '../../ui/button.tsx'
import type { OpenChoice } from './choice-button.tsx'
import { ChoicePopover } from './choice-popover.tsx'

type Chosen = Pick<ReportView, 'labels' | 'labelMatch'>
type LabelPopoverProps = OpenChoice & { labels: readonly string[]; said: string | null; view: ReportView; onApply: (next: Chosen) => void }

export default function LabelPopover({ labels, said, view, onApply, ...choice }: LabelPopoverProps) {
  const [draft, setDraft] = useState<Chosen>({ labels: view.labels, labelMatch: view.labelMatch })
  const clear = (
    <Button look="ghost" size="small" onClick={() => setDraft({ ...draft, labels: [] })}>
      Clear
    </Button>
  )
  return (
    <ChoicePopover {...choice} label="Labels" onApply={() => onApply(draft)} aside={draft.labels.length > 0 && clear}>
      <LabelList labels={labels} said={said} selected={draft.labels} match={draft.labelMatch} onChange={setDraft} />
    </ChoicePopover>
  )
}
