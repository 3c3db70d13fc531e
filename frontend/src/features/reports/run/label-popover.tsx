import { type RefObject, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { LabelList } from '../label-list.tsx'
import type { ReportView } from '../report-search.ts'
import styles from './choice-popover.module.css'

type Chosen = Pick<ReportView, 'labels' | 'labelMatch'>
type LabelPopoverProps = {
  opener: RefObject<HTMLElement | null>
  labels: readonly string[]
  view: ReportView
  onApply: (next: Chosen) => void
  onClose: () => void
}

export default function LabelPopover({ opener, labels, view, onApply, onClose }: LabelPopoverProps) {
  const [draft, setDraft] = useState<Chosen>({ labels: view.labels, labelMatch: view.labelMatch })
  return (
    <Popover opener={opener} label="Labels" onClose={onClose}>
      <form
        className={styles.panel}
        onSubmit={(event) => {
          event.preventDefault()
          onApply(draft)
        }}
      >
        <LabelList labels={labels} selected={draft.labels} match={draft.labelMatch} onChange={setDraft} />
        <div className={styles.foot}>
          <p className={styles.problem}>
            {draft.labels.length > 0 && (
              <Button look="ghost" size="small" onClick={() => setDraft({ ...draft, labels: [] })}>
                Clear
              </Button>
            )}
          </p>
          <Button look="ghost" size="small" onClick={onClose}>
            Close
          </Button>
          <Button look="primary" size="small" type="submit">
            Apply
          </Button>
        </div>
      </form>
    </Popover>
  )
}
