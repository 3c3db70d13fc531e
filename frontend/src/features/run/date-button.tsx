import { Calendar } from 'lucide-react'
import { lazy } from 'react'
import { formatRange, shortRange } from '../../../../shared/dates/index.ts'
import type { ReportView } from '../../request/view.ts'
import { ChoiceButton } from './choice-button.tsx'
import styles from './date-button.module.css'

const load = () => import('../../pickers/dates/date-popover.tsx')
const DatePopover = lazy(load)

type DateButtonProps = { view: ReportView; compared: boolean; busy: boolean; onChange: (next: Pick<ReportView, 'range' | 'prior'>) => void }

export function DateButton({ view, compared, busy, onChange }: DateButtonProps) {
  const { from, to } = view.range
  const text = (
    <>
      <span className={styles.whole}>{formatRange(from, to)}</span>
      {/* the line below has its year */}
      <span className={styles.short}>{shortRange(from, to)}</span>
    </>
  )
  return (
    <ChoiceButton name="Report dates" icon={<Calendar size={16} strokeWidth={1.75} aria-hidden />} text={text} worded busy={busy} load={load}>
      {(choice) => (
        <DatePopover
          {...choice}
          range={view.range}
          prior={view.prior}
          timezone={view.timezone}
          compared={compared}
          onSave={(next) => {
            choice.onClose()
            onChange(next)
          }}
        />
      )}
    </ChoiceButton>
  )
}
