import { Calendar } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { formatRange } from '../../../../../shared/dates/index.ts'
import { Button } from '../../../ui/button.tsx'
import type { ReportView } from '../report-search.ts'
import styles from './date-button.module.css'

const load = () => import('../dates/date-popover.tsx')
const DatePopover = lazy(load)

type DateButtonProps = { view: ReportView; compared: boolean; busy: boolean; onChange: (next: Pick<ReportView, 'range' | 'prior'>) => void }

export function DateButton({ view, compared, busy, onChange }: DateButtonProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const text = formatRange(view.range.from, view.range.to)
  return (
    <>
      <Button
        ref={opener}
        className={styles.dates}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => !busy && setOpen(true)}
      >
        <Calendar size={16} strokeWidth={1.75} aria-hidden />
        <span className="sr-only">Report dates:</span>
        <span className={styles.text}>{text}</span>
      </Button>
      {open && (
        <Suspense>
          <DatePopover
            opener={opener}
            range={view.range}
            prior={view.prior}
            timezone={view.timezone}
            compared={compared}
            onClose={() => setOpen(false)}
            onSave={(next) => {
              setOpen(false)
              onChange(next)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
