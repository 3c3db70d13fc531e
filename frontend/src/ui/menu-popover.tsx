import { Check, Lock } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { Text } from 'react-aria-components/Text'
import { cx } from '../lib/cx.ts'
import styles from './menu.module.css'
import popover from './popover.module.css'

type MenuChoice = { id: string; label: string; icon?: ReactNode; hint?: string | undefined /** why it cannot be had */; locked?: string }
export type MenuGroup =
  | { id: string; title?: string; choices: (MenuChoice & { onAction: () => void })[] }
  | { id: string; title?: string; choices: MenuChoice[]; selected: string; onSelect: (id: string) => void }

type MenuPopoverProps = {
  opener: RefObject<HTMLElement | null>
  label: string
  groups: MenuGroup[]
  placement: 'bottom start' | 'bottom end'
  onClose: () => void
}

function Choice({ choice, selectable, act }: { choice: MenuChoice; selectable: boolean; act?: () => void }) {
  return (
    <MenuItem id={choice.id} textValue={choice.label} className={styles.item} {...(act ? { onAction: act } : {})}>
      {({ isSelected }) => (
        <>
          {choice.icon && <span className={styles.icon}>{choice.icon}</span>}
          <span className={styles.label}>
            <span>{choice.label}</span>
            {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
          </span>
          {choice.locked !== undefined && (
            <>
              <Lock size={14} className={styles.lock} aria-label="Locked" />
              <Text slot="description" role="tooltip" className={styles.tip}>
                {choice.locked}
              </Text>
            </>
          )}
          {selectable && <Check size={16} className={styles.check} data-selected={isSelected || undefined} aria-hidden />}
        </>
      )}
    </MenuItem>
  )
}

/** The open menu. Fetched when a menu is first pointed at, so the frame stays small. */
export default function MenuPopover({ opener, label, groups, placement, onClose }: MenuPopoverProps) {
  return (
    <Popover
      aria-label={label}
      triggerRef={opener}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      placement={placement}
      offset={6}
      className={cx(popover.popover, groups.some(({ choices }) => choices.some(({ locked }) => locked !== undefined)) && styles.tipped)}
    >
      <Menu aria-label={label} autoFocus="first" onClose={onClose} className={styles.menu}>
        {groups.map((group, index) => [
          index > 0 ? <Separator key={`${group.id}-line`} className={styles.line} /> : null,
          'onSelect' in group ? (
            <MenuSection
              key={group.id}
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={[group.selected]}
              onSelectionChange={(keys) => {
                const [key] = keys === 'all' ? [] : [...keys]
                if (key !== undefined && String(key) !== group.selected) group.onSelect(String(key))
              }}
            >
              {group.title && <Header className={styles.title}>{group.title}</Header>}
              {group.choices.map((choice) => (
                <Choice key={choice.id} choice={choice} selectable />
              ))}
            </MenuSection>
          ) : (
            <MenuSection key={group.id} aria-label={group.title ?? label}>
              {group.title && <Header className={styles.title}>{group.title}</Header>}
              {group.choices.map((choice) => (
                <Choice key={choice.id} choice={choice} selectable={false} act={choice.onAction} />
              ))}
            </MenuSection>
          ),
        ])}
      </Menu>
    </Popover>
  )
}
