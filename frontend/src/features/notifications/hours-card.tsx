import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { displayZone, fullWeekdayNames, zoneName } from '../../../../shared/dates/index.ts'
import type { Hours } from '../../../../shared/notifications/hours.ts'
import { noticeMessages } from '../../../../shared/notifications/screen-messages.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { Button } from '../../ui/button.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import list from '../../ui/list-page.module.css'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './hours-card.module.css'
import { useHours } from './use-hours.ts'

const said = noticeMessages.hours
const firstQuiet = { from: '22:00', to: '07:00' } as const
const digests = [
  { id: 'off', label: 'At once' },
  { id: 'daily', label: 'Daily' },
  { id: 'weekly', label: 'Weekly' },
] as const
const quietness = [
  { id: 'off', label: 'Off' },
  { id: 'on', label: 'On' },
] as const
const days = fullWeekdayNames.map((label, day) => ({ id: String(day), label }))
const halfHours = Array.from({ length: 48 }, (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`)

/** When the own notifications are sent: emails at once or gathered, and nothing at all in quiet hours. */
export function HoursCard() {
  const { hours, error, isValidating, retry, choose } = useHours()
  return (
    <section className={`${list.card} ${styles.card}`} aria-label="Emails and quiet hours">
      {hours ? (
        <>
          <Emails hours={hours} choose={choose} />
          <Quiet quiet={hours.quiet} choose={choose} />
          {(hours.digest !== 'off' || hours.quiet) && (
            <p className={styles.zone}>
              {said.zone(`${displayZone(hours.timezone)}, ${zoneName(serverNow(), hours.timezone)}`)} <Link to="/settings/preferences/personal">Change</Link>
            </p>
          )}
        </>
      ) : !error ? (
        <Waiting />
      ) : (
        <div className={styles.failed}>
          <p role="alert">{said.notLoaded}</p>
          <Button onClick={retry} disabled={isValidating}>
            Try again
          </Button>
        </div>
      )}
    </section>
  )
}

/** The rows as they will stand, so that what is below them stays where it is. */
const Waiting = () => (
  <>
    <Row title="Emails" hint={said.emails}>
      <Skeleton width={212} height={36} />
    </Row>
    <Row title="Quiet hours" hint={said.quiet}>
      <Skeleton width={112} height={36} />
    </Row>
  </>
)

type Choose = { choose: (chosen: Partial<Hours>) => Promise<void> }

function Emails({ hours: { digest, digest_at, digest_day }, choose }: Choose & { hours: Hours }) {
  return (
    <Row title="Emails" hint={said.emails}>
      <Segmented label="Emails" value={digest} onChange={(chosen) => void choose({ digest: chosen })} options={digests} />
      {digest !== 'off' && (
        <div className={styles.times}>
          {digest === 'weekly' && (
            <div className={styles.day}>
              <FormSelect
                hideLabel
                label="Day of the weekly email"
                options={days}
                value={String(digest_day)}
                onChange={(day) => void choose({ digest_day: Number(day) })}
              />
            </div>
          )}
          <span aria-hidden>at</span>
          <Clock label="Time of the email" value={digest_at} onChange={(at) => void choose({ digest_at: at })} />
        </div>
      )}
    </Row>
  )
}

function Quiet({ quiet, choose }: Choose & Pick<Hours, 'quiet'>) {
  return (
    <Row title="Quiet hours" hint={said.quiet}>
      <Segmented
        label="Quiet hours"
        value={quiet ? 'on' : 'off'}
        onChange={(chosen) => void choose({ quiet: chosen === 'on' ? firstQuiet : null })}
        options={quietness}
      />
      {quiet && (
        <div className={styles.times}>
          <Clock label="Quiet from" value={quiet.from} but={quiet.to} onChange={(from) => void choose({ quiet: { ...quiet, from } })} />
          <span aria-hidden>to</span>
          <Clock label="Quiet to" value={quiet.to} but={quiet.from} onChange={(to) => void choose({ quiet: { ...quiet, to } })} />
        </div>
      )}
    </Row>
  )
}

function Row({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        <p>{hint}</p>
      </div>
      {children}
    </section>
  )
}

type ClockProps = { label: string; value: string; onChange: (time: string) => void /** a time that it cannot be */; but?: string }

/** Each half hour, and the time that is chosen. */
function Clock({ label, value, but, onChange }: ClockProps) {
  const times = [...new Set([...halfHours, value])].sort().filter((time) => time !== but)
  return (
    <div className={styles.clock}>
      <FormSelect hideLabel label={label} options={times.map((time) => ({ id: time, label: time }))} value={value} onChange={onChange} />
    </div>
  )
}
