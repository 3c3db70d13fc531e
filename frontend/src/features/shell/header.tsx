import { Link, useRouterState } from '@tanstack/react-router'
import { ChartNoAxesColumn, ChevronDown, CircleQuestionMark, Plus, Search } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import type { Me } from '../../../../shared/api/auth.ts'
import { can, canReport, mayInvite } from '../../lib/me.tsx'
import { isMac } from '../../lib/platform.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { MenuButton, type OpenMenu } from '../../ui/menu.tsx'
import styles from './header.module.css'
import type { HeaderMenuName } from './header-menus.tsx'
import { MobileMenu } from './mobile-menu.tsx'

const load = () => import('./header-menus.tsx')
const HeaderMenu = lazy(load)

type HeaderProps = { me: Me; onLogOut: () => void; onGoTo: () => void; bell: ReactNode }

/** On top of every screen, in three densities: the text goes first, then what the menu of small screens has as well. */
export function Header({ me, onLogOut, onGoTo, bell }: HeaderProps) {
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
  const isReports = useRouterState({ select: ({ location }) => location.pathname.startsWith('/reports') })
  const menu = (name: HeaderMenuName) => ({ load, menu: (open: OpenMenu) => <HeaderMenu name={name} me={me} onGoTo={onGoTo} onLogOut={onLogOut} {...open} /> })
  return (
    <header className={styles.header} data-off-paper>
      <MobileMenu me={me} onLogOut={onLogOut} />
      <Link to="/dashboard" className={styles.mark} aria-label="Almanac home">
        <Logo />
      </Link>
      <span className={styles.word}>Almanac</span>
      <nav className={styles.nav} aria-label="Main">
        {canReport(me, 'manage') && (
          <MenuButton {...menu('create')}>
            {(opener) => (
              <Button look="ghost" {...opener}>
                <Plus {...icon} />
                Create
              </Button>
            )}
          </MenuButton>
        )}
        {(mayInvite(me) || can(me, 'profiles', 'manage')) && (
          <MenuButton {...menu('add')}>
            {(opener) => (
              <Button look="ghost" {...opener}>
                Quick add
              </Button>
            )}
          </MenuButton>
        )}
        {canReport(me, 'view') && (
          <MenuButton {...menu('reports')}>
            {(opener) => (
              <Button look="ghost" className={isReports ? styles.current : ''} {...opener}>
                <ChartNoAxesColumn {...icon} />
                Reports
                <ChevronDown size={14} strokeWidth={2} aria-hidden />
              </Button>
            )}
          </MenuButton>
        )}
      </nav>
      <span className={styles.grow} />
      <button type="button" className={styles.goTo} onClick={onGoTo} aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}>
        <Search {...icon} />
        <span className={styles.grow}>Go to…</span>
        <kbd>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <MenuButton {...menu('help')}>
        {(opener) => (
          <IconButton label="Help" className={styles.wide} {...opener}>
            <CircleQuestionMark size={20} strokeWidth={1.6} aria-hidden />
          </IconButton>
        )}
      </MenuButton>
      {bell}
      <MenuButton {...menu('account')}>
        {(opener) => (
          <button type="button" className={styles.account} {...opener}>
            <span className="sr-only">Account of {me.name}</span>
            <Avatar name={me.name} size={32} />
            <ChevronDown size={14} strokeWidth={2} aria-hidden />
          </button>
        )}
      </MenuButton>
    </header>
  )
}
