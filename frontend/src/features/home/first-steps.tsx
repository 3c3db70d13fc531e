import { Link } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { homeMessages as said } from '../../../../shared/home-messages.ts'
import { networkCodes } from '../../../../shared/networks.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { can, useMe } from '../../lib/me.tsx'
import { AddGroup } from '../../screen/no-groups.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import card from './card.module.css'
import styles from './first-steps.module.css'
import type { Home } from './use-home.ts'

/** From an empty account to its first report; only the step that is next has a button. */
export function FirstSteps({ home }: { home: Home }) {
  const me = useMe()
  const next = home.groups.length === 0 ? 1 : 2
  const [group, profile, run] = [said.groupStep, said.profileStep, said.runStep]
  return (
    <section className={card.card} aria-labelledby="steps-title">
      <header className={styles.head}>
        <h2 id="steps-title">{next === 1 ? screenMessages.noGroups.title : said.noFiguresYet}</h2>
        <p>{said.steps}</p>
      </header>
      <ol className={styles.steps}>
        <Step at={1} next={next} title={group[0]} detail={group[1]} time={group[2]}>
          {next === 1 && <AddGroup />}
        </Step>
        <Step at={2} next={next} title={profile[0]} detail={profile[1]} time={profile[2]}>
          <span className={styles.networks}>
            {networkCodes.map((network) => (
              <NetworkIcon key={network} network={network} size={18} colored labelled />
            ))}
          </span>
          {next === 2 && can(me, 'profiles', 'manage') && (
            <Link to="/settings/profiles" className={buttonClass({ look: 'primary' })}>
              <FileUp size={16} strokeWidth={1.75} aria-hidden />
              Go to profiles
            </Link>
          )}
        </Step>
        <Step at={3} next={next} title={run[0]} detail={run[1]} time={run[2]} />
      </ol>
    </section>
  )
}

type StepProps = { at: number; next: number; title: string; detail: string; time: string; children?: ReactNode }

function Step({ at, next, title, detail, time, children }: StepProps) {
  return (
    <li className={styles.step} data-state={at < next ? 'done' : at === next ? 'next' : undefined} aria-current={at === next ? 'step' : undefined}>
      <span className={styles.number} aria-hidden="true">
        {at < next ? '✓' : at}
      </span>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{detail}</p>
        {children}
      </div>
      <span className={styles.time}>{time}</span>
    </li>
  )
}
