import { Link } from '@tanstack/react-router'
import { Pin, PinOff } from 'lucide-react'
import type { Me } from '../../../../shared/api/auth.ts'
import { canReport } from '../../lib/me.tsx'
import { sections } from './sections.ts'
import styles from './sidebar.module.css'
import { useOnline } from './use-online.ts'

type SidebarProps = { me: Me; pinned: boolean; onPin: (pinned: boolean) => void }

/** Narrow until pointed at or focused; pinned it stays wide. */
export function Sidebar({ me, pinned, onPin }: SidebarProps) {
  const online = useOnline()
  const PinIcon = pinned ? PinOff : Pin
  return (
    <aside className={styles.sidebar} data-pinned={pinned || undefined} aria-label="Sections">
      <nav className={styles.list}>
        {sections
          .filter((section) => canReport(me, section.needs))
          .map((section) => (
            <Link key={section.to} to={section.to} className={styles.link} activeOptions={{ exact: section.to === '/reports' }}>
              <section.icon size={20} strokeWidth={1.6} aria-hidden />
              <span className={styles.label}>{section.label}</span>
            </Link>
          ))}
      </nav>
      <div className={styles.foot}>
        <button type="button" className={styles.link} aria-pressed={pinned} onClick={() => onPin(!pinned)}>
          <PinIcon size={20} strokeWidth={1.6} aria-hidden />
          <span className={styles.label}>{pinned ? 'Unpin sidebar' : 'Pin sidebar'}</span>
        </button>
        <p className={styles.state}>
          <span className={styles.dot} data-online={online || undefined} />
          <span className={styles.label} role="status">
            {online ? 'Online' : 'Offline'}
          </span>
        </p>
      </div>
    </aside>
  )
}
