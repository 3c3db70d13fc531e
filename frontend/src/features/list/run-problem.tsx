import { CircleAlert, Pause, RotateCw } from 'lucide-react'
import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { wallTime, zoneName } from '../../../../shared/dates/index.ts'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { serverNow } from '../../lib/server-clock.ts'
import styles from './run-drawer.module.css'
import { countOf } from './run-text.ts'

const words = deliveryMessages.pause

/** That it failed, that some got no mail, or that nothing is sent, and why. */
export function RunProblem({ record: { state, paused, held, recipients, reason, retry, timezone } }: { record: ReportRecord }) {
  const failed = countOf(recipients, 'failed')
  const leftOut = state === 'DELETED' && reason === words.leftOut
  if (paused || leftOut) {
    return (
      <p className={styles.alert} data-tone="warn" role="status">
        <Pause size={16} strokeWidth={1.75} aria-hidden />
        <span>
          <b>{`${paused ? words.stands : words.notSent} `}</b>
          <span>{paused ? words.until : words.leftOut}</span>
        </span>
      </p>
    )
  }
  if (state === 'DELETED') {
    return (
      <p className={styles.alert} data-tone="warn" role="status">
        <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
        {screenMessages.runs.removed}
      </p>
    )
  }
  if (retry) {
    return (
      <p className={styles.alert} data-tone="warn" role="status">
        <RotateCw size={16} strokeWidth={1.75} aria-hidden />
        <span>
          <b>{`${screenMessages.runs.attempt(retry.tries, retry.of)} `}</b>
          {`${retry.reason} ${Date.parse(retry.at) > serverNow().getTime() ? screenMessages.runs.nextAttempt(`${wallTime(retry.at, timezone).slice(11)} ${zoneName(retry.at, timezone)}`) : screenMessages.runs.retrying}`}
        </span>
      </p>
    )
  }
  if (held) {
    return (
      <p className={styles.alert} data-tone="warn" role="status">
        <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
        <span>
          <b>{`${deliveryMessages.missing.held[held]} `}</b>
          <span>{reason}</span>
        </span>
      </p>
    )
  }
  if (state !== 'FAILED' && failed === 0) return null
  return (
    <p className={styles.alert} role="status">
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      <span>
        <b>{`${state === 'FAILED' ? screenMessages.runs.failed : screenMessages.runs.notReached(failed, recipients.length)} `}</b>
        <span>{reason}</span>
      </span>
    </p>
  )
}
