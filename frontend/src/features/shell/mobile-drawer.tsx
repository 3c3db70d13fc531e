import { Link, useRouterState } from '@tanstack/react-router'
import { CreditCard, LogOut, type LucideIcon, Plug, Settings, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { Me } from '../../../../shared/api/auth.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { counted } from '../../lib/counted.ts'
import { counters, useIndicators } from '../../lib/indicators.ts'
import { can, mayBill } from '../../lib/me.tsx'
import { sectionsFor } from '../../screen/sections.ts'
import { IconButton } from '../../ui/button.tsx'
import styles from './mobile-drawer.module.css'

type MobileDrawerProps = { me: Me; onLogOut: () => void; onClose: () => void }

/** The menu of small screens, over the page from the left. */
export default function MobileDrawer({ me, onLogOut, onClose }: MobileDrawerProps) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const indicators = useIndicators()
  const needing = (to: string): number => {
    const counter = counters[to]
    return counter === undefined ? 0 : (indicators?.[counter] ?? 0)
  }
  const row = (Icon: LucideIcon, label: string, to = ''): ReactNode => (
    <>
      <Icon size={18} strokeWidth={1.6} aria-hidden />
      {label}
      {needing(to) > 0 && (
        <b className={styles.badge} aria-hidden>
          {counted(needing(to))}
        </b>
      )}
    </>
  )
  const said = (to: string) => (needing(to) > 0 ? screenMessages.needYou(needing(to)) : undefined)
  return (
    <ModalOverlay isOpen onOpenChange={(open) => !open && onClose()} isDismissable className={styles.overlay}>
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog}>
          <header className={styles.head}>
            <Heading slot="title" level={2}>
              Menu
            </Heading>
            <IconButton label="Close" tip={false} onClick={onClose}>
              <X size={20} strokeWidth={1.6} aria-hidden />
            </IconButton>
          </header>
          <nav aria-label="Menu">
            <ul className={styles.list}>
              {sectionsFor(me)
                // it has its line below, by the name that people look for
                .filter(({ to }) => to !== '/settings')
                .map(({ to, label, icon }) => (
                  <li key={to}>
                    <Link to={to} className={styles.row} aria-current={to === path ? 'page' : undefined} aria-description={said(to)} onClick={onClose}>
                      {row(icon, label, to)}
                    </Link>
                  </li>
                ))}
            </ul>
            <ul className={styles.list}>
              {can(me, 'profiles', 'manage') && (
                <li>
                  <Link to="/settings/profiles" search={{ add: 'new' }} className={styles.row} onClick={onClose}>
                    {row(Plug, 'Add Social Profile')}
                  </Link>
                </li>
              )}
              <li>
                <Link
                  to="/settings"
                  className={styles.row}
                  aria-current={path === '/settings' ? 'page' : undefined}
                  aria-description={said('/settings')}
                  onClick={onClose}
                >
                  {row(Settings, 'Account settings', '/settings')}
                </Link>
              </li>
              {mayBill(me) && (
                <li>
                  <Link to="/settings/subscription" className={styles.row} onClick={onClose}>
                    {row(CreditCard, 'Plan & Billing')}
                  </Link>
                </li>
              )}
            </ul>
            <ul className={styles.list}>
              <li>
                <button type="button" className={styles.row} onClick={onLogOut}>
                  {row(LogOut, 'Log out')}
                </button>
              </li>
            </ul>
          </nav>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
