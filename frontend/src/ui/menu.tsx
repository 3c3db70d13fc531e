import { lazy, type ReactNode, type RefObject, useRef, useState } from 'react'
import type { MenuGroup } from './menu-popover.tsx'
import { Part } from './part.tsx'

export type { MenuGroup }

export const loadMenu = () => import('./menu-popover.tsx')
const MenuPopover = lazy(loadMenu)

/** What an opener needs to be a menu's button. */
type MenuOpener = {
  ref: RefObject<HTMLButtonElement | null>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onClick: () => void
  onPointerEnter: () => void
  onFocus: () => void
  onKeyDown: (event: { key: string; preventDefault: () => void }) => void
}

/** What an open menu has to know. */
export type OpenMenu = { opener: RefObject<HTMLElement | null>; onClose: () => void }

type MenuButtonProps = {
  /** fetches the code of the menu */
  load: () => Promise<unknown>
  menu: (open: OpenMenu) => ReactNode
  /** while true the opener does nothing (docs/behaviours.md#the-toolbar) */
  ignored?: boolean
  children: (opener: MenuOpener) => ReactNode
}

/** A button with a menu of its own, whose code is fetched when the button is pointed at or focused. */
export function MenuButton({ load: fetch, menu, ignored = false, children }: MenuButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const prefetch = () => void fetch()
  return (
    <>
      {children({
        ref,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => !ignored && setOpen(true),
        onPointerEnter: prefetch,
        onFocus: prefetch,
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' || ignored) return
          event.preventDefault()
          setOpen(true)
        },
      })}
      {open && <Part onClose={close}>{menu({ opener: ref, onClose: close })}</Part>}
    </>
  )
}

type MenuProps = Partial<Pick<MenuButtonProps, 'load'>> &
  Pick<MenuButtonProps, 'ignored' | 'children'> & { label: string; groups: MenuGroup[]; placement?: 'bottom start' | 'bottom end' }

/** A button with a menu of what is known where it stands. */
export function MenuOf({ label, groups, placement = 'bottom start', ...button }: MenuProps) {
  return <MenuButton load={loadMenu} menu={(open) => <MenuPopover label={label} groups={groups} placement={placement} {...open} />} {...button} />
}
