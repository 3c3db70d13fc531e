import { Link } from '@tanstack/react-router'
import { Check, CircleAlert, Clock, FolderOpen, type LucideIcon, MailX, RotateCw, Upload } from 'lucide-react'
import type { Need } from '../../../../shared/api/home.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { homeMessages as said } from '../../../../shared/home-messages.ts'
import { can, useMe } from '../../lib/me.tsx'
import { buttonClass } from '../../ui/button.tsx'
import card from './card.module.css'
import { needText } from './need-text.ts'
import styles from './needs-card.module.css'
import { timeOf } from './times.ts'
import type { Home } from './use-home.ts'

const looks = {
  failed: [CircleAlert, 'bad'],
  refused: [MailX, 'bad'],
  retrying: [RotateCw, 'warn'],
  behind: [Clock, 'warn'],
  never: [Upload, 'flat'],
  empty: [FolderOpen, 'flat'],
} as const satisfies Record<Need['kind'], readonly [LucideIcon, string]>

/** What went wrong and waits for somebody; one calm line when nothing did. */
export function NeedsCard({ home }: { home: Home }) {
  if (home.needs.length === 0) return <Calm home={home} />
  return (
    <section className={card.card} aria-labelledby="needs-title">
      <header className={card.head}>
        <h2 id="needs-title">{said.needs}</h2>
        <span className={styles.count}>{formatCount(home.needs.length)}</span>
      </header>
      <ul className={styles.list}>
        {home.needs.map((need) => (
          <NeedRow key={keyOf(need)} need={need} home={home} />
        ))}
      </ul>
    </section>
  )
}

const keyOf = (need: Need) => `${need.kind} ${'run' in need ? need.run._id : need.entity_gid}`

function NeedRow({ need, home }: { need: Need; home: Home }) {
  const [Icon, tone] = looks[need.kind]
  const { title, detail } = needText(need, home)
  return (
    <li className={styles.need} data-need={need.kind}>
      <span className={styles.icon} data-tone={tone}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.detail}>{detail}</p>
      </div>
      <Action need={need} />
    </li>
  )
}

function Action({ need }: { need: Need }) {
  const me = useMe()
  const look = buttonClass({ size: 'small' })
  if ('run' in need) {
    return (
      <Link to="/reports" search={{ run: need.run._id }} className={look}>
        See why
      </Link>
    )
  }
  if (!can(me, 'profiles', 'manage', need.entity_gid)) return null
  const [only, ...more] = need.kind === 'empty' ? [] : need.profiles
  if (!only || more.length > 0) {
    return (
      <Link to="/settings/profiles" className={look}>
        Profiles
      </Link>
    )
  }
  return (
    <Link to="/settings/profiles/$gid" params={{ gid: only.id }} className={look}>
      Import
    </Link>
  )
}

function Calm({ home: { sends, data, now, timezone } }: { home: Home }) {
  const all = data.flatMap(({ profiles }) => profiles)
  const reports = sends.length === 0 ? said.noReports : said.calmReports(sends.filter(({ state, of }) => state === 'sent' && of > 0).length)
  const words = [reports, said.calmData(all.filter(({ state }) => state === 'current').length, all.length), said.checked(timeOf(now, timezone))].join(', ')
  return (
    <section className={`${card.card} ${styles.calm}`} aria-label={said.needs}>
      <span className={styles.icon} data-tone="good">
        <Check size={18} strokeWidth={2} aria-hidden />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{said.calm}</h2>
        <p className={styles.detail}>{words.charAt(0).toUpperCase() + words.slice(1)}</p>
      </div>
    </section>
  )
}
