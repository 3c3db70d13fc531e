import { Link } from '@tanstack/react-router'
import { formatNear } from '../../../../shared/dates/index.ts'
import { homeMessages as said } from '../../../../shared/home-messages.ts'
import { can, useMe } from '../../lib/me.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import card from './card.module.css'
import styles from './data-card.module.css'
import { groupNames } from './group-names.ts'
import type { Home } from './use-home.ts'

/** How far the figures of each profile group go: a mark for each profile, and the day of the one that is furthest behind. */
export function DataCard({ home }: { home: Home }) {
  const me = useMe()
  const name = groupNames(home)
  const all = home.data.flatMap(({ profiles }) => profiles)
  const summary = said.upToDate(all.filter(({ state }) => state === 'current').length, all.length)
  return (
    <section className={card.card} aria-labelledby="data-title">
      <header className={card.head}>
        <h2 id="data-title">{said.data}</h2>
        {can(me, 'profiles', 'view') ? <Link to="/settings/profiles">{summary}</Link> : <span className={styles.summary}>{summary}</span>}
      </header>
      <ul className={styles.list}>
        {home.data.map((group) => (
          <li key={group.entity_gid} className={styles.group}>
            <Avatar name={name(group.entity_gid)} size={20} />
            <span className={styles.name}>{name(group.entity_gid)}</span>
            <span className={styles.bar} aria-hidden="true">
              {group.profiles.map(({ id, state }) => (
                <i key={id} data-state={state} />
              ))}
            </span>
            <Day group={group} today={home.today} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Day({ group: { profiles }, today }: { group: Home['data'][number]; today: string }) {
  const worst = (['behind', 'never', 'current'] as const).find((state) => profiles.some((profile) => profile.state === state))
  const days = profiles.filter(({ state }) => state === worst).map(({ last }) => last)
  const known = days.flatMap((day) => day ?? [])
  // home looks back so far: a day before that is not known
  const isLongAgo = worst === 'behind' && known.length < days.length
  const day = known.sort()[0]
  const text = worst === undefined ? said.noProfiles : isLongAgo ? said.overSixMonths : day ? formatNear(day, today) : said.noFigures
  return (
    <span className={styles.day} data-state={worst}>
      {text}
    </span>
  )
}
