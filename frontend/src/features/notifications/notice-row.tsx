import { Mail, MailOpen, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Alert } from '../../../../shared/api/notifications.ts'
import { formatInstant, wallTime, zoneName } from '../../../../shared/dates/index.ts'
import { ownPath } from '../../../../shared/own-path.ts'
import { smallAddress } from '../../../../shared/small-addresses.ts'
import { cx } from '../../lib/cx.ts'
import { safeUrl } from '../../lib/safe-address.ts'
import { smallView, useMedia } from '../../lib/use-media.ts'
import { IconButton } from '../../ui/button.tsx'
import { NoticePicture } from './notice-picture.tsx'
import styles from './notice-row.module.css'
import { NoticeSentence } from './notice-sentence.tsx'
import type { AlertActions } from './use-alert-actions.ts'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

type NoticeRowProps = { alert: Alert & { read: boolean }; zone: string; wide: boolean; actions: AlertActions }

/** One notification. A click anywhere on it opens what it is about in a new tab, and reads it. */
export function NoticeRow({ alert, zone, wide, actions }: NoticeRowProps) {
  const { read, created_at } = alert
  const toggle = read ? 'Mark as unread' : 'Mark as read'
  const remove = (event: MouseEvent) => {
    letNextFocus(event)
    void actions.remove(alert)
  }
  return (
    <li className={cx(styles.row, wide && styles.wide)} data-unread={!read || undefined} data-alert={alert.id}>
      <NoticePicture alert={alert} />
      <div className={styles.words}>
        <Opener alert={alert} onOpen={() => !read && void actions.setRead(alert, true)} />
        {!read && <span className="sr-only">Unread</span>}
        <time dateTime={created_at} title={formatInstant(created_at, zone)}>
          {wallTime(created_at, zone).slice(11, 16)} {zoneName(created_at, zone)}
        </time>
      </div>
      <span className={styles.end}>
        {!read && <span className={styles.dot} />}
        <span className={styles.actions}>
          <IconButton label={toggle} tipEnd size="small" onClick={() => void actions.setRead(alert, !read)}>
            {read ? <Mail {...icon} /> : <MailOpen {...icon} />}
          </IconButton>
          <IconButton label="Remove" tipEnd size="small" data-remove="" onClick={remove}>
            <X {...icon} />
          </IconButton>
        </span>
      </span>
    </li>
  )
}

function Opener({ alert, onOpen }: { alert: Alert & { read: boolean }; onOpen: () => void }) {
  const isSmall = useMedia(smallView)
  const { read } = alert
  const target = targetOf(alert)
  const sentence = <NoticeSentence alert={alert} />
  if (target !== null)
    return (
      <a href={isSmall ? smallAddress(target) : target} target="_blank" rel="noreferrer" className={styles.open} onClick={onOpen} onAuxClick={onOpen}>
        {sentence}
      </a>
    )
  if (read) return <p>{sentence}</p>
  return (
    <button type="button" className={styles.open} onClick={onOpen}>
      {sentence}
    </button>
  )
}

/** Where a click leads: nowhere from what leads to this very list. */
function targetOf({ leads_to }: Alert): string | null {
  return leads_to === '/notifications' ? null : (ownPath(leads_to) ?? safeUrl(leads_to))
}

/** The focus goes on to the same button of the row after, else before, and is not lost with this one. */
function letNextFocus({ currentTarget }: MouseEvent): void {
  const list = currentTarget.closest('[data-alerts]')
  const all = [...(list?.querySelectorAll('[data-remove]') ?? [])]
  const at = all.indexOf(currentTarget)
  const next = all[at + 1] ?? all[at - 1] ?? list
  if (next instanceof HTMLElement) next.focus()
}
