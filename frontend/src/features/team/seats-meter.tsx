import { teamScreenMessages } from '../../../../shared/team-messages.ts'
import styles from './team-page.module.css'
import type { Seats } from './use-employees.ts'

/** How many of the plan's users there are. */
export function SeatsMeter({ seats }: { seats: Seats | null }) {
  if (!seats) return <span />
  const { limit, used } = seats
  return (
    <p className={styles.seats} data-full={seats.remaining === 0 || undefined}>
      {limit !== null && <progress className={styles.meter} max={Math.max(1, limit)} value={Math.min(used, limit)} aria-hidden="true" />}
      {teamScreenMessages.seats(used, limit)}
    </p>
  )
}
