import { useState } from 'react'
import type { Answered } from '../../../../shared/api/client.ts'
import { dateIn, daysLeft, formatDate, fullWeekdayNames } from '../../../../shared/dates/index.ts'
import { formats } from '../../../../shared/formats.ts'
import { homeMessages as said } from '../../../../shared/home-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { useMe } from '../../lib/me.tsx'
import { useRead } from '../../lib/use-read.ts'
import { useTitle } from '../../lib/use-title.ts'
import NoGroups from '../../screen/no-groups.tsx'
import { FailedList } from '../../ui/failed-list.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import list from '../../ui/list-page.module.css'
import { ChangesCard } from './changes-card.tsx'
import { DataCard } from './data-card.tsx'
import { FirstRunLinks } from './first-run-links.tsx'
import { FirstSteps } from './first-steps.tsx'
import { FollowedLink } from './followed-link.tsx'
import { groupNames } from './group-names.ts'
import styles from './home-page.module.css'
import { HomeSkeleton } from './home-skeleton.tsx'
import { NeedsCard } from './needs-card.tsx'
import { QuickRun } from './quick-run.tsx'
import { ReportLinks } from './report-links.tsx'
import { SendsCard } from './sends-card.tsx'
import { timeOf } from './times.ts'
import { type Home, useHome } from './use-home.ts'

const all = 'all'

/** What the morning begins with: what needs somebody, what changed, what is sent today. */
export function HomePage() {
  useTitle('Home')
  const me = useMe()
  const [group, setGroup] = useState<string | null>(null)
  const { data: home, error, isValidating, retry } = useHome(group)
  if (!home)
    return (
      <div className={list.page}>
        {error ? (
          <>
            <h1 className="sr-only">Home</h1>
            <FailedList title={messages.notLoaded.home} error={error} busy={isValidating} onRetry={retry} />
          </>
        ) : (
          <HomeSkeleton />
        )}
      </div>
    )
  const hasNothing = me.role === 'ADVOCATE' || (me.entities.length === 0 && !me.isOwner && !me.isManager)
  if (isNew(home)) return hasNothing ? <NoGroups title="Home" note={<FollowedLink />} /> : <Welcome home={home} />
  return (
    <div className={list.page} aria-busy={isValidating || undefined}>
      <header className={styles.head}>
        <h1>{longDay(home.today)}</h1>
        <p>{timeOf(home.now, home.timezone)}</p>
        {home.groups.length > 1 && (
          <div className={styles.groups}>
            <FormSelect
              label="Profile groups"
              hideLabel
              value={group ?? all}
              onChange={(chosen) => setGroup(chosen === all ? null : chosen)}
              options={[{ id: all, label: 'All profile groups' }, ...home.groups.map(({ entity_gid, name }) => ({ id: entity_gid, label: name }))]}
            />
          </div>
        )}
      </header>
      <FollowedLink />
      <div className={styles.columns}>
        <div className={styles.needs}>
          <NeedsCard home={home} />
        </div>
        <div className={styles.changes}>
          <ChangesCard home={home} of={group === null ? said.allGroups : groupNames(home)(group)} />
        </div>
        <aside className={styles.aside} aria-label="Today">
          <QuickRun home={home} chosen={group} />
          <SendsCard home={home} />
          <DataCard home={home} />
        </aside>
        <ReportLinks />
      </div>
    </div>
  )
}

/** No figure was ever imported, and nothing was to be sent. */
function isNew({ data, sends, next }: Home): boolean {
  return data.every(({ profiles }) => profiles.every(({ state }) => state === 'never')) && sends.length === 0 && next === null
}

function Welcome({ home }: { home: Home }) {
  const me = useMe()
  const { data } = useRead('GET /subscription/plans', {}, { silent: true })
  const trial = data?.user && trialText(data.user.subscription, home)
  return (
    <div className={list.page}>
      <header className={styles.head}>
        <h1>{said.welcome}</h1>
        <p>{trial ?? me.name}</p>
      </header>
      <FollowedLink />
      <div className={styles.welcome}>
        <FirstSteps home={home} />
        <FirstRunLinks />
      </div>
    </div>
  )
}

type Trial = Pick<NonNullable<Answered<'GET /subscription/plans'>['user']>['subscription'], 'plan' | 'state' | 'trial_end'>

/** Until when the plan is free to try; null where no trial runs. */
function trialText({ plan, state, trial_end: end }: Trial, { today, timezone }: Home): string | null {
  if (!end || plan === 'free' || state !== null) return null
  const day = dateIn(end, timezone)
  return said.trial(formatDate(day), daysLeft(end, today, timezone))
}

/** "Friday, 20 November", "Friday, November 20", "Friday, 2026-11-20" */
function longDay(date: string): string {
  const at = new Date(`${date}T00:00:00Z`)
  const weekday = fullWeekdayNames[(at.getUTCDay() + 6) % 7]
  const month = at.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })
  const day = at.getUTCDate()
  return `${weekday}, ${{ day: `${day} ${month}`, month: `${month} ${day}`, iso: date }[formats().date]}`
}
