import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { canReport, useMe } from '../../lib/me.tsx'
import card from './card.module.css'
import styles from './report-links.module.css'

/** Where reports are; on small screens alone, which have no sidebar. */
export function ReportLinks() {
  const me = useMe()
  if (!canReport(me, 'view')) return null
  const mayManage = canReport(me, 'manage')
  const row = (label: string) => (
    <>
      {label}
      <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
    </>
  )
  return (
    <nav className={`${card.card} ${styles.links}`} aria-label="Reports">
      <Link to="/reports">{row('Scheduled and generated reports')}</Link>
      {mayManage && <Link to="/reports/run">{row('Run report')}</Link>}
      {mayManage && <Link to="/reports/schedule">{row('Schedule report')}</Link>}
      {mayManage && <Link to="/reports/links">{row('Shared links')}</Link>}
    </nav>
  )
}
