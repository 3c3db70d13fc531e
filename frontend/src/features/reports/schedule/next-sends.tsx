import { Sun } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatDay, weekday, weekdayNames, zoneName } from '../../../../../shared/dates/index.ts'
import styles from './next-sends.module.css'
import { changeSentence, nextSends } from './next-sends.ts'
import type { ScheduleForm } from './schedule-form.ts'

/** The next five sends on the clock of the zone; a sun marks where that clock changes. */
export function NextSends() {
  const { control } = useFormContext<ScheduleForm>()
  const [type, quantity, date, hour, minute, half, timezone] = useWatch({ control, name: ['type', 'quantity', 'date', 'hour', 'minute', 'half', 'timezone'] })
  const sends = nextSends({ type, quantity, date, hour, minute, half, timezone })
  const clock = `${hour}:${String(minute).padStart(2, '0')}`
  const change = sends.find((send) => send.change)?.change
  if (sends.length === 0) return null
  return (
    <section className={styles.sends} aria-label="Next sends">
      <h3>{sends.length === 1 ? 'One send' : sends.length === 5 ? 'Next five sends' : `All ${sends.length} sends`}</h3>
      <ol>
        {sends.map((send) => (
          <li key={send.instant} data-change={send.change !== null || undefined}>
            {send.change && (
              <span className={styles.sun}>
                <Sun size={11} strokeWidth={2} aria-hidden />
              </span>
            )}
            <span>{weekdayNames[weekday(send.date)]}</span>
            <b>{formatDay(send.date)}</b>
            <span>{`${clock}${half === 'PM' ? ' PM' : ''} ${zoneName(send.instant, timezone)}`}</span>
          </li>
        ))}
      </ol>
      {change && (
        <p>
          <Sun size={14} strokeWidth={2} aria-hidden />
          {changeSentence(change, `${clock} ${half}`)}
        </p>
      )}
    </section>
  )
}
