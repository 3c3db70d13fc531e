import { Link } from '@tanstack/react-router'
import { type RefObject, useRef } from 'react'
import type { HomeChange } from '../../../../shared/api/home.ts'
import { changeTerms, relativeWords } from '../../../../shared/change-words.ts'
import { shortRange } from '../../../../shared/dates/index.ts'
import { formatFigure, growthTone } from '../../../../shared/format.ts'
import { inDigits } from '../../../../shared/formats.ts'
import { homeMessages as said } from '../../../../shared/home-messages.ts'
import { GrowthChip } from '../../blocks/growth/growth.tsx'
import { PassportsContext } from '../../blocks/passport/context.ts'
import { PassportButton } from '../../blocks/passport/passport-button.tsx'
import { Spark } from '../../blocks/tile/spark.tsx'
import { canReport, useMe } from '../../lib/me.tsx'
import { dateWords } from '../../request/address.ts'
import { Avatar } from '../../ui/avatar.tsx'
import card from './card.module.css'
import styles from './changes-card.module.css'
import { groupNames } from './group-names.ts'
import type { Home } from './use-home.ts'
import { UsualBand } from './usual-band.tsx'

const shortWeek = ({ from, to }: Home['week']) => shortRange(from, to)

/** Figures whose change is outside of what is usual for them, strongest first. */
export function ChangesCard({ home, of }: { home: Home; of: string }) {
  const name = groupNames(home)
  const weeks = Math.max(0, ...home.changes.map(({ usual }) => usual.weeks))
  const passports = Object.fromEntries(home.changes.map((row) => [rowKey(row), { ...row.passport, title: `${row.title}, ${name(row.entity_gid)}` }]))
  return (
    <section className={card.card} aria-labelledby="changes-title">
      <header className={card.head}>
        <h2 id="changes-title">{said.changes}</h2>
        <p className={card.hint}>
          {said.changesHint} · {of}
        </p>
      </header>
      {home.changes.length === 0 ? (
        <p className={card.none}>
          <b>{said.noChanges}</b>
          {said.noChangesHint}
        </p>
      ) : (
        <PassportsContext value={passports}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Figure</th>
                <th scope="col">{shortWeek(home.week)}</th>
                <th scope="col">Change from {shortWeek(home.before)}</th>
                <th scope="col">Against a usual week</th>
                <th scope="col">14 days</th>
                <th scope="col">
                  <span className="sr-only">Number passport</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {home.changes.map((row) => (
                <Row key={rowKey(row)} row={row} group={name(row.entity_gid)} home={home} />
              ))}
            </tbody>
          </table>
        </PassportsContext>
      )}
      <footer className={card.foot}>
        {weeks > 0 && <span>{said.usual(weeks)}</span>}
        {home.profiles.read < home.profiles.all && <span>{said.partly(home.profiles.read, home.profiles.all)}</span>}
      </footer>
    </section>
  )
}

const rowKey = ({ key, entity_gid }: HomeChange) => `${entity_gid} ${key}`

function Row({ row, group, home }: { row: HomeChange; group: string; home: Home }) {
  const { figure, title } = row
  const place = useRef<HTMLTableRowElement>(null)
  return (
    <tr ref={place} data-change={rowKey(row)}>
      <th scope="row">
        <FigureName row={row} home={home} />
        <span className={styles.group}>
          <Avatar name={group} size={16} />
          {group}
        </span>
      </th>
      <td className={styles.value}>{formatFigure(figure.value, figure.unit, 'compact')}</td>
      <td className={styles.change}>
        <GrowthChip growth={figure.growth} polarity={figure.polarity} unit={figure.unit} title={relativeWords(figure) ?? undefined} />
        <span className={styles.from} data-part={figure.compared !== undefined || figure.over ? true : undefined}>
          {changeTerms(figure)}
        </span>
      </td>
      <td className={styles.band}>
        <UsualBand change={row.change} usual={row.usual} tone={growthTone(figure.growth, figure.polarity, figure.unit)} />
        <Strength times={row.strength} />
      </td>
      <td className={styles.course}>
        <Spark values={row.daily} width={64} height={24} color="var(--c1)" />
      </td>
      <td className={styles.info}>
        <Passport of={rowKey(row)} title={`${title}, ${group}`} beside={place} />
      </td>
    </tr>
  )
}

function Passport({ of, title, beside }: { of: string; title: string; beside: RefObject<HTMLElement | null> }) {
  return <PassportButton figures={[of]} title={title} beside={beside} />
}

/** Leads to the report that has the very figure, where this person may run it. */
function FigureName({ row, home }: { row: HomeChange; home: Home }) {
  const me = useMe()
  if (!canReport(me, 'manage')) return <span className={styles.name}>{row.title}</span>
  return (
    <Link
      to="/reports/run/$type"
      params={{ type: 'comprehensive' }}
      search={{ entity: row.entity_gid, ...dateWords({ range: home.week, prior: home.before }) }}
      className={styles.name}
      title={said.openReport}
    >
      {row.title}
    </Link>
  )
}

/** "5.6×" */
function Strength({ times }: { times: number }) {
  const text = times > 99 ? '>99' : inDigits(times.toFixed(1))
  return (
    <span className={styles.times}>
      <span aria-hidden="true">{text}×</span>
      <span className="sr-only">{said.times(text)}</span>
    </span>
  )
}
