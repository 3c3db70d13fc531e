import { Bell } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { noticeMessages } from '../../../../shared/notifications/screen-messages.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { serverNow } from '../../lib/server-clock.ts'
import { useDelayed } from '../../lib/use-delayed.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedList } from '../../ui/failed-list.tsx'
import { byDay } from './alert-days.ts'
import styles from './alert-list.module.css'
import { AlertSkeleton, MoreAlerts } from './more-alerts.tsx'
import { NoticeRow } from './notice-row.tsx'
import type { AlertActions } from './use-alert-actions.ts'
import type { AlertFilter, useAlerts } from './use-alerts.ts'

const said = noticeMessages

type AlertListProps = {
  list: ReturnType<typeof useAlerts>
  filter: AlertFilter
  actions: AlertActions
  /** of its days: one below the title round it */
  heading: 'h2' | 'h3'
  /** a row in one line, where there is room */
  wide?: boolean
}

/** The own notifications by day, whatever there is of them. The next page comes as its place does. */
export function AlertList({ list, filter, actions, heading, wide = false }: AlertListProps) {
  const late = useDelayed(!list.isThere, 150)
  const { alerts } = list
  const state = () => {
    if (!list.isThere && list.error) return <FailedList title={said.notLoaded} error={list.error} busy={list.isValidating} onRetry={list.retry} />
    if (!list.isThere)
      return (
        <>
          <p className="sr-only" role="status">
            Loading notifications
          </p>
          {late && <AlertSkeleton rows={6} />}
        </>
      )
    if (alerts.length === 0 && !list.goesOn) return <EmptyState icon={Bell} title={said.none} hint={hintOf(filter)} heading={heading} />
    return <Days alerts={alerts} actions={actions} heading={heading} wide={wide} />
  }
  return (
    // the focus rests here when the last row is gone
    // biome-ignore lint/a11y/noStaticElementInteractions: its keys lead from row to row, which can each be focused without them
    <div className={styles.list} data-alerts="" tabIndex={-1} aria-busy={!list.isThere && !list.error} onKeyDown={stepRows}>
      {state()}
      {list.isThere && list.goesOn && (list.error && !list.isValidating ? <NoMore onRetry={list.retry} /> : <MoreAlerts key={list.pages} onSeen={list.more} />)}
    </div>
  )
}

function Days({
  alerts,
  actions,
  heading: Heading,
  wide,
}: Pick<AlertListProps, 'actions' | 'heading'> & { alerts: AlertListProps['list']['alerts']; wide: boolean }) {
  const zone = zoneOf(useMe())
  const id = useId()
  return byDay(alerts, zone, serverNow()).map(({ day, alerts: ofDay }) => (
    <section key={day} aria-labelledby={`${id} ${day}`.replaceAll(' ', '-')}>
      <Heading id={`${id} ${day}`.replaceAll(' ', '-')} className={styles.day}>
        {day}
      </Heading>
      <ul>
        {ofDay.map((alert) => (
          <NoticeRow key={alert.id} alert={alert} zone={zone} wide={wide} actions={actions} />
        ))}
      </ul>
    </section>
  ))
}

function NoMore({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.noMore}>
      <p role="alert">{said.noMore}</p>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

function hintOf(filter: AlertFilter): string {
  return filter === 'all' ? said.noneYet : filter === 'unread' ? said.noneUnread : said.noneOfTopic
}

/** Up and down lead from row to row, Delete removes the one that has the focus. */
function stepRows(event: KeyboardEvent<HTMLElement>): void {
  const row = event.target instanceof Element ? event.target.closest('li') : null
  if (!row) return
  if (event.key === 'Delete') row.querySelector<HTMLElement>('[data-remove]')?.click()
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined) return
  event.preventDefault()
  const rows = [...event.currentTarget.querySelectorAll('li')]
  rows[rows.indexOf(row) + by]?.querySelector<HTMLElement>('a, button')?.focus()
}
