import { ChevronDown, LogOut, Moon, Sun, SunMoon } from 'lucide-react'
import type { Me } from '../../../../shared/api/auth.ts'
import { chooseTheme } from '../../lib/choose-theme.ts'
import { themes, useTheme } from '../../lib/theme.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { MenuOf } from '../../ui/menu.tsx'
import styles from './header.module.css'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const themeChoices = [
  { id: 'light', label: 'Light', icon: <Sun {...icon} /> },
  { id: 'dark', label: 'Dark', icon: <Moon {...icon} /> },
  { id: 'auto', label: 'As the device', icon: <SunMoon {...icon} /> },
]

export function AvatarMenu({ me, onLogOut }: { me: Me; onLogOut: () => void }) {
  const theme = useTheme()
  return (
    <MenuOf
      label="Account"
      placement="bottom end"
      groups={[
        {
          id: 'theme',
          title: `${me.name} · ${me.account.name}`,
          choices: themeChoices,
          selected: theme,
          onSelect: (chosen) => chooseTheme(themes.find((one) => one === chosen) ?? 'auto'),
        },
        { id: 'session', choices: [{ id: 'log-out', label: 'Log out', icon: <LogOut {...icon} />, onAction: onLogOut }] },
      ]}
    >
      {(opener) => (
        <button type="button" className={styles.account} {...opener}>
          <span className="sr-only">Account of {me.name}</span>
          <Avatar name={me.name} size={32} />
          <ChevronDown size={14} strokeWidth={2} aria-hidden />
        </button>
      )}
    </MenuOf>
  )
}
