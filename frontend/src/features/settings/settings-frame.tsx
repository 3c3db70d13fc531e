import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { messages } from '../../../../shared/messages.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { counted } from '../../lib/counted.ts'
import { useIndicators } from '../../lib/indicators.ts'
import { useMe } from '../../lib/me.tsx'
import { settingsGroups, settingsPages } from '../../screen/settings-pages.ts'
import { ToastAndLeave } from '../../screen/toast-and-leave.tsx'
import styles from './settings-frame.module.css'

/** Round every page below /settings: its navigation, and nobody let in who does not find the page there. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const me = useMe()
  const lacking = useIndicators()?.errors ?? 0
  const path = useRouterState({ select: ({ location }) => location.pathname.replace(/\/$/, '') })
  if (settingsPages.some(({ to, sees }) => to === path && !sees(me))) return <ToastAndLeave message={messages.noAccess} />
  if (path === '/settings') return <div className={styles.page}>{children}</div>
  return (
    <div className={`${styles.page} ${styles.framed}`}>
      <nav className={styles.nav} aria-label="Settings">
        {settingsGroups(me).map(({ name, pages }) => (
          <div key={name} className={styles.group}>
            <p className={styles.name}>{name}</p>
            {pages.map(({ to, label, icon: Icon }) => (
              <Link
                key={to}
                to={to}
                className={styles.link}
                data-current={path === to || path.startsWith(`${to}/`) || undefined}
                aria-current={path === to ? 'page' : undefined}
                aria-description={to === '/settings/profiles' && lacking > 0 ? screenMessages.needYou(lacking) : undefined}
              >
                <Icon size={16} strokeWidth={1.75} aria-hidden />
                {label}
                {to === '/settings/profiles' && lacking > 0 && (
                  <b className={styles.badge} aria-hidden>
                    {counted(lacking)}
                  </b>
                )}
              </Link>
            ))}
          </div>
        ))}
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
