import { Link } from '@tanstack/react-router'
import { Check, Circle, type LucideIcon, Minus, RotateCw, X } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { HomeSend } from '../../../../shared/api/home.ts'
import { formatWeekday } from '../../../../shared/dates/index.ts'
import { homeMessages as said } from '../../../../shared/home-messages.ts'
import { canReport, useMe } from '../../lib/me.tsx'
import card from './card.module.css'
import { groupNames } from './group-names.ts'
import { groupsOf } from './need-text.ts'
import styles from './sends-card.module.css'
import { clockTime, timeOf } from './times.ts'
import type { Home } from './use-home.ts'

const icons = { sent: Check, partly: Minus, failed: X, retrying: RotateCw, due: Circle } as const satisfies Record<HomeSend['state'], LucideIcon>

/** The runs of today, with the present between what is over and what comes. */
export function SendsCard({ home }: { home: Home }) {
  const me = useMe()
  const name = groupNames(home)
  const firstToCome = home.sends.findIndex(({ generate_at }) => generate_at > home.now)
  const now = (
    <li className={styles.now}>
      <span>{timeOf(home.now, home.timezone)}</span>
    </li>
  )
  return (
    <section className={card.card} aria-labelledby="sends-title">
      <header className={card.head}>
        <h2 id="sends-title">{said.sends}</h2>
        {canReport(me, 'view') && <Link to="/reports">All reports</Link>}
      </header>
      {home.sends.length === 0 ? (
        <p className={card.none}>{said.noSends}</p>
      ) : (
        <ol className={styles.list}>
          {home.sends.map((send, index) => (
            <Fragment key={send._id}>
              {index === firstToCome && now}
              <Send send={send} group={[groupsOf(send, name), send.subject].filter(Boolean).join(' · ')} zone={home.timezone} />
            </Fragment>
          ))}
          {firstToCome < 0 && now}
        </ol>
      )}
      <footer className={card.foot}>
        <span>{home.next ? said.next(formatWeekday(home.next.date), home.next.runs) : said.noneNext}</span>
      </footer>
    </section>
  )
}

function Send({ send, group, zone }: { send: HomeSend; group: string; zone: string }) {
  const Icon = icons[send.state]
  return (
    <li className={styles.send} data-state={send.state}>
      <time dateTime={send.generate_at}>{clockTime(send.generate_at, zone)}</time>
      <span className={styles.mark}>
        <Icon size={send.state === 'due' ? 16 : 12} strokeWidth={2.25} aria-hidden />
      </span>
      <div>
        <Link to="/reports" search={{ run: send._id }} className={styles.title}>
          {send.title}
        </Link>
        <p className={styles.detail}>
          {group && <span>{`${group} · `}</span>}
          <span>{outcome(send)}</span>
        </p>
      </div>
    </li>
  )
}

function outcome({ state, sent, of, later, missing }: HomeSend): ReactNode {
  switch (state) {
    case 'failed':
      return <em data-tone="bad">{said.sendStates.failed}</em>
    case 'retrying':
      return <em data-tone="warn">{said.sendStates.retrying}</em>
    case 'sent':
      return said.sentSoFar(sent, of, later)
    case 'partly':
      return (
        <>
          <span>{`${said.sentSoFar(sent, of, later)}, `}</span>
          <em data-tone="bad">{said.notDelivered(of - sent)}</em>
        </>
      )
    case 'due':
      return (
        <>
          <span>{`${said.recipients(of)} · `}</span>
          {missing.length === 0 ? <span>{said.complete}</span> : <em data-tone="warn">{said.missing(missing)}</em>}
        </>
      )
  }
}
