import { Link } from '@tanstack/react-router'
import { ChartNoAxesCombined, FileSpreadsheet, type LucideIcon, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { homeMessages as said } from '../../../../shared/home-messages.ts'
import { mayInvite, useMe } from '../../lib/me.tsx'
import card from './card.module.css'
import styles from './first-run-links.module.css'

export function FirstRunLinks() {
  const me = useMe()
  return (
    <nav className={`${card.card} ${styles.links}`} aria-label={said.firstRun.label}>
      <Link to="/dashboard/sample">
        <Row icon={ChartNoAxesCombined} words={said.firstRun.sample} />
      </Link>
      {mayInvite(me) && (
        <Link to="/settings/team" search={{ add: 'new' }}>
          <Row icon={UserPlus} words={said.firstRun.invite} />
        </Link>
      )}
      <a href="/integrations/">
        <Row icon={FileSpreadsheet} words={said.firstRun.exports} />
      </a>
    </nav>
  )
}

function Row({ icon: Icon, words: [title, hint] }: { icon: LucideIcon; words: readonly [string, string] }): ReactNode {
  return (
    <>
      <Icon size={18} strokeWidth={1.6} aria-hidden />
      <span>
        <b>{title}</b>
        <span>{hint}</span>
      </span>
    </>
  )
}
