import { useNavigate } from '@tanstack/react-router'
import { LogOut, Menu } from 'lucide-react'
import type { Me } from '../../../../shared/api/auth.ts'
import { sectionsFor } from '../../screen/sections.ts'
import { IconButton } from '../../ui/button.tsx'
import { MenuOf } from '../../ui/menu.tsx'
import styles from './mobile-menu.module.css'

/** The sections behind one button, on small screens. */
export function MobileMenu({ me, onLogOut }: { me: Me; onLogOut: () => void }) {
  const navigate = useNavigate()
  return (
    <div className={styles.small}>
      <MenuOf
        label="Menu"
        groups={[
          {
            id: 'sections',
            choices: sectionsFor(me).map((section) => ({
              id: section.to,
              label: section.label,
              icon: <section.icon size={16} strokeWidth={1.75} aria-hidden />,
              onAction: () => void navigate({ to: section.to }),
            })),
          },
          { id: 'session', choices: [{ id: 'log-out', label: 'Log out', icon: <LogOut size={16} strokeWidth={1.75} aria-hidden />, onAction: onLogOut }] },
        ]}
      >
        {(opener) => (
          <IconButton label="Menu" tip={false} {...opener}>
            <Menu size={20} strokeWidth={1.6} aria-hidden />
          </IconButton>
        )}
      </MenuOf>
    </div>
  )
}
