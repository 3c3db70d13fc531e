import { ChevronDown, Tag } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { labelMatches } from '../label-list.tsx'
import type { ReportView } from '../report-search.ts'
import { useLabels } from '../use-labels.ts'
import styles from './profile-button.module.css'

const load = () => import('./label-popover.tsx')
const LabelPopover = lazy(load)

type LabelButtonProps = { view: ReportView; busy: boolean; onChange: (next: Pick<ReportView, 'labels' | 'labelMatch'>) => void }

/** The label filter of post reports. */
export function LabelButton({ view, busy, onChange }: LabelButtonProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { labels } = useLabels([view.entityGid], true)
  const match = labelMatches.find((one) => one.id === view.labelMatch)?.label
  const text = view.labels.length === 0 ? match : view.labels.length === 1 ? view.labels[0] : `${match}: ${view.labels.length}`
  return (
    <>
      <Button
        ref={opener}
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => !busy && setOpen(true)}
      >
        <Tag size={16} strokeWidth={1.75} aria-hidden />
        <span className="sr-only">Labels:</span>
        <span className={styles.text}>{text}</span>
        <ChevronDown size={14} strokeWidth={2} aria-hidden />
      </Button>
      {open && (
        <Suspense>
          <LabelPopover
            opener={opener}
            labels={labels}
            view={view}
            onClose={() => setOpen(false)}
            onApply={(next) => {
              setOpen(false)
              onChange(next)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
