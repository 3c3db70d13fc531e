import type { Employee } from '../../../../shared/api/team.ts'
import { teamScreenMessages } from '../../../../shared/team-messages.ts'
import styles from './team-page.module.css'
import type { Seats } from './use-employees.ts'

/** How many of the plan's users there are, and who of the list is none of them. */
export function SeatsMeter({ seats, listed }: { seats: Seats | null; listed: readonly Employee[] }) {
  if (!seats) return <span />
  const advocates = listed.filter(({ access }) => access === 'ADVOCATE').length
  const ended = listed.filter(({ access, state }) => access !== 'ADVOCATE' && state !== 'joined' && state !== 'invited').length
  const { limit, used } = seats
  return (
    <p className={styles.seats} data-full={seats.remaining === 0 || undefined}>
      {limit !== null && <progress className={styles.meter} max={Math.max(1, limit)} value={Math.min(used, limit)} aria-hidden="true" />}
      <span>{`${teamScreenMessages.seats(used, limit)}${teamScreenMessages.notCounted(advocates, ended)}`}</span>
    </p>
  )
}
