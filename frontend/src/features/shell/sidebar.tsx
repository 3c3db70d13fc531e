import { Link, useRouterState } from '@tanstack/react-router'
import { Pin } from 'lucide-react'
import { lazy, type MouseEvent, Suspense } from 'react'
import type { Me } from '../../../../shared/api/auth.ts'
import { messages } from '../../../../shared/messages.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { counted } from '../../lib/counted.ts'
import { counters, useIndicators } from '../../lib/indicators.ts'
import { showToast } from '../../lib/toast.ts'
import { useOnline } from '../../lib/use-online.ts'
import { sections, sectionsSeen } from '../../screen/sections.ts'
import styles from './sidebar.module.css'

const AdminLink = lazy(() => import('./admin-link.tsx'))

type SidebarProps = { me: Me; pinned: boolean; onPin: (pinned: boolean) => void }

/** Pressed with a pointer it folds away: a dialog that opens then gives the focus back to it otherwise, and it covers the page. */
function letGo({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  if (detail > 0) currentTarget.blur()
}

const refuse = () => showToast({ kind: 'locked', message: messages.noAccess, ms: 5_000 })

/** Narrow until pointed at or focused; pinned it stays wide. */
export function Sidebar({ me, pinned, onPin }: SidebarProps) {
  const online = useOnline()
  const indicators = useIndicators()
  const path = useRouterState({ select: (state) => state.location.pathname })
  // an open report belongs to Reports, a profile to Settings
  const current = sections.findLast(({ to }) => path === to || path.startsWith(`${to}/`))?.to
  return (
    <aside className={styles.sidebar} data-off-paper data-pinned={pinned || undefined} aria-label="Sections">
      <nav className={styles.list}>
        {sectionsSeen(me).map(({ to, label, icon: Icon, denied }) => {
          const counter = counters[to]
          const needing = counter === undefined ? 0 : (indicators?.[counter] ?? 0)
          const inside = (
            <>
              <Icon size={20} strokeWidth={1.6} aria-hidden />
              <span className={styles.label}>{label}</span>
              {needing > 0 && (
                <b className={styles.badge} aria-hidden>
                  {counted(needing)}
                </b>
              )}
            </>
          )
          return denied ? (
            <button key={to} type="button" className={styles.link} aria-description={messages.noAccess} onClick={refuse}>
              {inside}
            </button>
          ) : (
            <Link
              key={to}
              to={to}
              className={styles.link}
              data-current={to === current || undefined}
              data-last={to === '/settings' || undefined}
              aria-current={to === path ? 'page' : undefined}
              aria-description={needing > 0 ? screenMessages.needYou(needing) : undefined}
              onClick={letGo}
            >
              {inside}
            </Link>
          )
        })}
        {me.type.startsWith('admin') && (
          <Suspense>
            <AdminLink path={path} />
          </Suspense>
        )}
      </nav>
      <div className={styles.foot}>
        <button type="button" className={styles.link} aria-pressed={pinned} onClick={() => onPin(!pinned)}>
          <Pin size={20} strokeWidth={1.6} fill={pinned ? 'currentColor' : 'none'} aria-hidden />
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
