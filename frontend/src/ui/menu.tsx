import { lazy, type ReactNode, type RefObject, useRef, useState } from 'react'
import type { MenuGroup } from './menu-popover.tsx'
import { Part } from './part.tsx'

export type { MenuGroup }

const load = () => import('./menu-popover.tsx')
const MenuPopover = lazy(load)

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

type MenuProps = {
  label: string
  groups: MenuGroup[]
  placement?: 'bottom start' | 'bottom end'
  /** while true the opener does nothing (docs/behaviours.md#the-toolbar) */
  ignored?: boolean
  children: (opener: MenuOpener) => ReactNode
}

/** A button with a menu. The menu's code is fetched when the button is pointed at or focused. */
export function MenuOf({ label, groups, placement = 'bottom start', ignored = false, children }: MenuProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const prefetch = () => void load()
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
      {open && (
        <Part onClose={() => setOpen(false)}>
          <MenuPopover opener={ref} label={label} groups={groups} placement={placement} onClose={() => setOpen(false)} />
        </Part>
      )}
    </>
  )
}
