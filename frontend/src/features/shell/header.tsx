import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { CalendarClock, ChartNoAxesColumn, ChevronDown, CircleQuestionMark, Play, Plus, Search } from 'lucide-react'
import type { Me } from '../../../../shared/api/auth.ts'
import { canReport } from '../../lib/me.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { type MenuGroup, MenuOf } from '../../ui/menu.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import styles from './header.module.css'
import { MobileMenu } from './mobile-menu.tsx'

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

type HeaderProps = { me: Me; onLogOut: () => void; onGoTo: () => void }

export function Header({ me, onLogOut, onGoTo }: HeaderProps) {
  const navigate = useNavigate()
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
  const mayManage = canReport(me, 'manage')
  const isReports = useRouterState({ select: ({ location }) => location.pathname.startsWith('/reports') })
  const make: MenuGroup = {
    id: 'make',
    choices: [
      {
        id: 'run',
        label: 'Run report',
        hint: 'On screen, to share or export',
        icon: <Play {...icon} />,
        onAction: () => void navigate({ to: '/reports/run' }),
      },
      {
        id: 'schedule',
        label: 'Schedule report',
        hint: 'Emailed as PDF, weekly or monthly',
        icon: <CalendarClock {...icon} />,
        onAction: () => void navigate({ to: '/reports/schedule' }),
      },
    ],
  }
  const list: MenuGroup = {
    id: 'list',
    choices: [
      {
        id: 'all',
        label: 'Scheduled and generated',
        icon: <ChartNoAxesColumn {...icon} />,
        onAction: () => void navigate({ to: '/reports' }),
      },
    ],
  }
  const help: MenuGroup = {
    id: 'help',
    choices: [
      { id: 'keys', label: 'Go to…', hint: isMac ? '⌘K' : 'Ctrl+K', onAction: onGoTo },
      { id: 'api', label: 'API documentation', onAction: () => void navigate({ to: '/docs/api' }) },
    ],
  }
  return (
    <header className={styles.header}>
      <MobileMenu me={me} onLogOut={onLogOut} />
      <Link to="/dashboard" className={styles.mark} aria-label="Almanac home">
        <Logo />
      </Link>
      <span className={styles.word}>Almanac</span>
      <nav className={styles.nav} aria-label="Main">
        {mayManage && (
          <MenuOf label="Create" groups={[make]}>
            {(opener) => (
              <Button look="ghost" {...opener}>
                <Plus {...icon} />
                Create
              </Button>
            )}
          </MenuOf>
        )}
        {canReport(me, 'view') && (
          <MenuOf label="Reports" groups={mayManage ? [list, make] : [list]}>
            {(opener) => (
              <Button look="ghost" className={isReports ? styles.current : ''} {...opener}>
                <ChartNoAxesColumn {...icon} />
                Reports
                <ChevronDown size={14} strokeWidth={2} aria-hidden />
              </Button>
            )}
          </MenuOf>
        )}
      </nav>
      <span className={styles.grow} />
      <button type="button" className={styles.goTo} onClick={onGoTo} aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}>
        <Search {...icon} />
        <span className={styles.grow}>Go to…</span>
        <kbd>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <MenuOf label="Help" groups={[help]} placement="bottom end">
        {(opener) => (
          <IconButton label="Help" className={styles.wide} {...opener}>
            <CircleQuestionMark size={20} strokeWidth={1.6} aria-hidden />
          </IconButton>
        )}
      </MenuOf>
      <AvatarMenu me={me} onLogOut={onLogOut} />
    </header>
  )
}
