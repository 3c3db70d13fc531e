import { useNavigate } from '@tanstack/react-router'
import {
  CalendarClock,
  ChartNoAxesColumn,
  CreditCard,
  Folder,
  LayoutTemplate,
  Link as LinkIcon,
  LogOut,
  Moon,
  Play,
  Plug,
  Settings,
  Sun,
  SunMoon,
  UserPlus,
} from 'lucide-react'
import type { Me } from '../../../../shared/api/auth.ts'
import { roleNames } from '../../../../shared/permission-sections.ts'
import { chooseTheme } from '../../lib/choose-theme.ts'
import { can, canReport, mayBill, mayInvite } from '../../lib/me.tsx'
import { isMac } from '../../lib/platform.ts'
import { themes, useTheme } from '../../lib/theme.ts'
import type { MenuGroup, OpenMenu } from '../../ui/menu.tsx'
import MenuPopover from '../../ui/menu-popover.tsx'

export type HeaderMenuName = 'create' | 'add' | 'reports' | 'help' | 'account'

export type HeaderMenuProps = OpenMenu & { name: HeaderMenuName; me: Me; onGoTo: () => void; onLogOut: () => void }

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const themeChoices = [
  { id: 'light', label: 'Light', icon: <Sun {...icon} /> },
  { id: 'dark', label: 'Dark', icon: <Moon {...icon} /> },
  { id: 'auto', label: 'As the device', icon: <SunMoon {...icon} /> },
]

/** What is in the menus of the header; fetched when one is first pointed at, because no screen needs it before. */
export default function HeaderMenu({ name, ...props }: HeaderMenuProps) {
  const groups = useGroups(props)[name]()
  const labels = { create: 'Create', add: 'Quick add', reports: 'Reports', help: 'Help', account: 'Account' }
  const placement = name === 'help' || name === 'account' ? 'bottom end' : 'bottom start'
  return <MenuPopover label={labels[name]} groups={groups} placement={placement} opener={props.opener} onClose={props.onClose} />
}

function useGroups({ me, onGoTo, onLogOut }: Omit<HeaderMenuProps, 'name'>): Record<HeaderMenuName, () => MenuGroup[]> {
  const navigate = useNavigate()
  const theme = useTheme()
  const mayManage = canReport(me, 'manage')
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
  const lists: MenuGroup = {
    id: 'lists',
    choices: [
      { id: 'all', label: 'Scheduled and generated', icon: <ChartNoAxesColumn {...icon} />, onAction: () => void navigate({ to: '/reports' }) },
      ...(mayManage
        ? [
            { id: 'links', label: 'Shared links', icon: <LinkIcon {...icon} />, onAction: () => void navigate({ to: '/reports/links' }) },
            { id: 'templates', label: 'Templates', icon: <LayoutTemplate {...icon} />, onAction: () => void navigate({ to: '/reports/templates' }) },
          ]
        : []),
    ],
  }
  const adding = [
    ...(can(me, 'profiles', 'manage')
      ? [
          {
            id: 'profile',
            label: 'Add social profile',
            icon: <Plug {...icon} />,
            onAction: () => void navigate({ to: '/settings/profiles', search: { add: 'new' } }),
          },
        ]
      : []),
    ...(me.isOwner || me.isManager
      ? [
          {
            id: 'group',
            label: 'Add profile group',
            icon: <Folder {...icon} />,
            onAction: () => void navigate({ to: '/settings/profile-groups', search: { add: 'new' } }),
          },
        ]
      : []),
    ...(mayInvite(me)
      ? [
          {
            id: 'member',
            label: 'Invite new team member',
            icon: <UserPlus {...icon} />,
            onAction: () => void navigate({ to: '/settings/team', search: { add: 'new' } }),
          },
        ]
      : []),
  ]
  const settings = [
    { id: 'settings', label: 'Account settings', icon: <Settings {...icon} />, onAction: () => void navigate({ to: '/settings' }) },
    ...(mayBill(me)
      ? [{ id: 'plan', label: 'Plan & Billing', icon: <CreditCard {...icon} />, onAction: () => void navigate({ to: '/settings/subscription' }) }]
      : []),
  ]
  return {
    create: () => [make],
    add: () => [{ id: 'add', choices: adding }],
    reports: () => (mayManage ? [make, lists] : [lists]),
    help: () => [
      {
        id: 'help',
        choices: [
          { id: 'keys', label: 'Go to…', hint: isMac ? '⌘K' : 'Ctrl+K', onAction: onGoTo },
          { id: 'reviews', label: 'Review report requirements', onAction: () => void navigate({ to: '/help/reviews' }) },
          { id: 'api', label: 'API documentation', onAction: () => void navigate({ to: '/docs/api' }) },
        ],
      },
    ],
    account: () => [
      { id: 'account', title: `${me.name} · ${roleNames[me.role]} of ${me.account.name}`, choices: settings },
      {
        id: 'theme',
        title: 'Theme',
        choices: themeChoices,
        selected: theme,
        onSelect: (chosen) => chooseTheme(themes.find((one) => one === chosen) ?? 'auto'),
      },
      { id: 'session', choices: [{ id: 'log-out', label: 'Log out', icon: <LogOut {...icon} />, onAction: onLogOut }] },
    ],
  }
}
