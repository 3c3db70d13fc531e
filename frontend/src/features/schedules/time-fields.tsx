import { parseDate } from '@internationalized/date'
import { Calendar as CalendarIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { dateIn } from '../../../../shared/dates/index.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { DayInput } from '../../pickers/dates/day-input.tsx'
import { OneMonth } from '../../pickers/dates/one-month.tsx'
import { ZoneField } from '../../pickers/zones/zone-field.tsx'
import field from '../../ui/field.module.css'
import { Popover } from '../../ui/popover.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { FieldProblem } from '../../ui/text-field.tsx'
import { ClockInput } from './clock-input.tsx'
import type { ScheduleForm } from './schedule-form.ts'
import styles from './time-fields.module.css'

const halves = [
  { id: 'AM', label: 'AM' },
  { id: 'PM', label: 'PM' },
] as const

/** Generate date (today or later in the zone), time, zone. */
export function TimeFields() {
  const { control } = useFormContext<ScheduleForm>()
  const { field: date, fieldState: dateState } = useController({ control, name: 'date' })
  const { field: hour, fieldState: hourState } = useController({ control, name: 'hour' })
  const { field: minute } = useController({ control, name: 'minute' })
  const { field: half } = useController({ control, name: 'half' })
  const timezone = useWatch({ control, name: 'timezone' })
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const today = dateIn(serverNow(), timezone)
  const problem = dateState.error?.message ?? hourState.error?.message
  return (
    <>
      <div>
        <div className={styles.row}>
          <div>
            <span className={field.label}>Generate date</span>
            <div className={styles.date}>
              <DayInput
                label="Generate date"
                value={date.value || null}
                today={today}
                invalid={problem !== undefined}
                onChange={(next) => date.onChange(next ?? '')}
              >
                <button ref={opener} type="button" aria-label="Choose a date" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
                  <CalendarIcon size={16} strokeWidth={1.75} aria-hidden />
                </button>
              </DayInput>
            </div>
            {open && (
              <Popover opener={opener} label="Generate date" onClose={() => setOpen(false)}>
                <OneMonth
                  label="Generate date"
                  value={date.value || null}
                  min={parseDate(today)}
                  onChange={(next) => {
                    date.onChange(next)
                    setOpen(false)
                  }}
                />
              </Popover>
            )}
          </div>
          <div>
            <span className={field.label}>Time</span>
            <div className={styles.time}>
              <ClockInput label="Hour" value={hour.value} min={1} max={12} digits={1} onChange={hour.onChange} />
              <b aria-hidden="true">:</b>
              <ClockInput label="Minute" value={minute.value} min={0} max={59} digits={2} onChange={minute.onChange} />
              <Segmented label="AM or PM" options={halves} value={half.value} onChange={half.onChange} />
            </div>
          </div>
        </div>
        {problem && <FieldProblem message={problem} />}
      </div>
      <ZoneField />
    </>
  )
}
