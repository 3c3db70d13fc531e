import { Menu } from 'lucide-react'
import { lazy, useState } from 'react'
import type { Me } from '../../../../shared/api/auth.ts'
import { IconButton } from '../../ui/button.tsx'
import { Part } from '../../ui/part.tsx'
import styles from './mobile-menu.module.css'

const load = () => import('./mobile-drawer.tsx')
const MobileDrawer = lazy(load)

/** Every way there is, behind one button, on small screens. */
export function MobileMenu({ me, onLogOut }: { me: Me; onLogOut: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const prefetch = () => void load()
  return (
    <div className={styles.small}>
      <IconButton
        label="Menu"
        tip={false}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen(true)}
      >
        <Menu size={20} strokeWidth={1.6} aria-hidden />
      </IconButton>
      {open && (
        <Part onClose={close}>
          <MobileDrawer me={me} onLogOut={onLogOut} onClose={close} />
        </Part>
      )}
    </div>
  )
}
