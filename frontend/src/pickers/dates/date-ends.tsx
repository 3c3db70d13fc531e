import styles from './date-ends.module.css'
import { DayInput } from './day-input.tsx'
import type { Ends } from './draft.ts'

type DateEndsProps = { label: string; ends: Ends; today: string; onChange: (ends: Ends) => void }

/** Both ends as fields to type into. */
export function DateEnds({ label, ends, today, onChange }: DateEndsProps) {
  return (
    <div className={styles.ends}>
      <DayInput label={`${label}: start`} value={ends.from} today={today} onChange={(from) => onChange({ ...ends, from })} />
      <span aria-hidden="true">–</span>
      <DayInput label={`${label}: end`} value={ends.to} today={today} onChange={(to) => onChange({ ...ends, to })} />
    </div>
  )
}
