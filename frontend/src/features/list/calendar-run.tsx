import { calendarMessages } from '../../../../shared/calendar-messages.ts'
import { formatWeekday, wallTime } from '../../../../shared/dates/index.ts'
import { cx } from '../../lib/cx.ts'
import styles from './run-calendar.module.css'
import { missedText } from './run-text.ts'
import { StatusTag, statusLook } from './status-tag.tsx'
import type { CalendarEntry } from './use-calendar.ts'

/** What a run on a calendar needs besides itself. */
export type Shown = { zone: string; selected: string | null; groupName: (run: CalendarEntry) => string; onOpen: (id: string) => void }
type RunProps = Shown & { run: CalendarEntry /** with its state in words, where there is room */; roomy?: boolean }

/** One run on its day: when, what, and how it stands. */
export function CalendarRun({ run, zone, selected, groupName, onOpen, roomy = false }: RunProps) {
  const missed = run.state === 'GENERATED' ? missedText(run.recipients) : ''
  const { Icon, tone } = statusLook(run, missed)
  const wall = wallTime(run.generate_at, zone)
  const day = wall.slice(0, 10)
  const group = [groupName(run), run.subject].filter(Boolean).join(' · ')
  const state = run.planned ? calendarMessages.planned : [run.label_state, missed].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      className={cx(styles.run, roomy && styles.roomy)}
      data-day={day}
      data-tone={tone}
      data-planned={run.planned || undefined}
      data-selected={(!run.planned && run._id === selected) || undefined}
      title={[run.title, group, state].filter(Boolean).join('\n')}
      onClick={() => onOpen(run._id)}
    >
      <span className={styles.line}>
        <Icon size={12} strokeWidth={2.25} aria-hidden />
        <time dateTime={run.generate_at}>{wall.slice(11)}</time> <bdi>{run.title}</bdi>
      </span>
      {group && <bdi className={styles.group}>{group}</bdi>}
      <span className="sr-only">{[formatWeekday(day), state].join(', ')}</span>
      {roomy && <StatusTag record={run} missed={missed} />}
    </button>
  )
}
