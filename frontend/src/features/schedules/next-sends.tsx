import { Sun } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatDay, formatRange, weekday, weekdayNames, zoneName } from '../../../../shared/dates/index.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { isCompared } from '../../request/subject.ts'
import styles from './next-sends.module.css'
import { type Coming, changeSentence, firstCovers, nextSends, planSentence } from './next-sends.ts'
import type { ScheduleForm } from './schedule-form.ts'

/** The next five sends on the clock of the zone with the dates each covers; a sun marks where that clock changes. */
export function NextSends({ coming = null }: { coming?: Coming | null }) {
  const { control } = useFormContext<ScheduleForm>()
  const [type, quantity, untilStopped, date, hour, minute, half, timezone, range] = useWatch({
    control,
    name: ['type', 'quantity', 'untilStopped', 'date', 'hour', 'minute', 'half', 'timezone', 'range'],
  })
  const sends = nextSends({ type, quantity, untilStopped, date, hour, minute, half, timezone, range }, coming)
  const change = sends.find((send) => send.change)?.change
  if (sends.length === 0) return null
  return (
    <section className={styles.sends} aria-label="Next sends">
      <h3>
        {sends.length === 1
          ? 'One send and the dates it covers'
          : `${sends.length === 5 ? 'Next five sends' : `All ${formatCount(sends.length)} sends`} and the dates each covers`}
      </h3>
      <ol data-single={sends.length === 1 || undefined}>
        {sends.map((send) => (
          <li key={send.instant} data-change={send.change !== null || undefined}>
            {send.change && (
              <span className={styles.sun}>
                <Sun size={11} strokeWidth={2} aria-hidden />
              </span>
            )}
            <span>{weekdayNames[weekday(send.date)]}</span>
            <b>{formatDay(send.date)}</b>
            <span>{`${send.clock.time}${send.clock.half === 'PM' ? ' PM' : ''} ${zoneName(send.instant, timezone)}`}</span>
            <span className={styles.covers}>
              <span className="sr-only">covers </span>
              {sends.length > 3 && send.covers.from !== send.covers.to ? (
                <>
                  <span>{`${formatDay(send.covers.from)} –`}</span>
                  <br />
                  <span>{formatDay(send.covers.to)}</span>
                </>
              ) : (
                <span>{formatRange(send.covers.from, send.covers.to)}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {change && (
        <p>
          <Sun size={14} strokeWidth={2} aria-hidden />
          <span>{changeSentence(change, `${hour}:${String(minute).padStart(2, '0')} ${half}`, sends)}</span>
        </p>
      )}
    </section>
  )
}

/** How often it sends, beside where that is chosen: "Weekly" of one run is one send. */
export function SendPlan() {
  const { control } = useFormContext<ScheduleForm>()
  const [type, quantity, untilStopped, date, hour, minute, half, timezone] = useWatch({
    control,
    name: ['type', 'quantity', 'untilStopped', 'date', 'hour', 'minute', 'half', 'timezone'],
  })
  return (
    <p className={styles.plan} role="status">
      {planSentence({ type, quantity, untilStopped, date, hour, minute, half, timezone })}
    </p>
  )
}

/** Which dates the first send covers, where it is seen without scrolling. */
export function FirstSend() {
  const { control } = useFormContext<ScheduleForm>()
  const [flavor, type, quantity, untilStopped, date, hour, minute, half, timezone, range, compare] = useWatch({
    control,
    name: ['flavor', 'type', 'quantity', 'untilStopped', 'date', 'hour', 'minute', 'half', 'timezone', 'range', 'compare'],
  })
  return (
    <p className={styles.first}>
      {firstCovers({ type, quantity, untilStopped, date, hour, minute, half, timezone, range, compare: isCompared(flavor) ? compare : null })}
    </p>
  )
}
