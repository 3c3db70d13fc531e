import { Tag } from 'lucide-react'
import { lazy } from 'react'
import { formatCount } from '../../../../shared/format-count.ts'
import { labelMatches } from '../../pickers/labels/label-list.tsx'
import { useLabels } from '../../pickers/labels/use-labels.ts'
import type { ReportView } from '../../request/view.ts'
import { ChoiceButton } from './choice-button.tsx'

const load = () => import('./label-popover.tsx')
const LabelPopover = lazy(load)

type LabelButtonProps = { view: ReportView; busy: boolean; onChange: (next: Pick<ReportView, 'labels' | 'labelMatch'>) => void }

/** The label filter of post reports. */
export function LabelButton({ view, busy, onChange }: LabelButtonProps) {
  const { labels, said } = useLabels([view.entityGid], true)
  const match = labelMatches.find((one) => one.id === view.labelMatch)?.label
  const text = view.labels.length === 0 ? match : view.labels.length === 1 ? view.labels[0] : `${match}: ${formatCount(view.labels.length)}`
  return (
    <ChoiceButton name="Labels" icon={<Tag size={16} strokeWidth={1.75} aria-hidden />} text={text} busy={busy} load={load}>
      {(choice) => (
        <LabelPopover
          {...choice}
          labels={labels}
          said={said}
          view={view}
          onApply={(next) => {
            choice.onClose()
            onChange(next)
          }}
        />
      )}
    </ChoiceButton>
  )
}
