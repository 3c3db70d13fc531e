import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '../lib/cx.ts'
import styles from './combo-list.module.css'
import select from './form-select.module.css'
import popover from './popover.module.css'

/** Opens the list of a combo box; `label`: what is in it, in the plural. */
export function ComboButton({ label }: { label: string }) {
  return (
    <Button className={styles.open ?? ''} aria-label={label}>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </Button>
  )
}

/** The list of a combo box, of what its `defaultItems` are. */
export function ComboList({ label }: { label: string }) {
  return (
    <Popover offset={4} className={cx(popover.popover, select.popover)}>
      {/* a landmark: it stands at the end of the page, outside the dialog */}
      <section aria-label={label}>
        <ListBox<{ id: string; label: string }> className={select.list ?? ''}>
          {(one) => (
            <ListBoxItem id={one.id} textValue={one.label} className={select.item ?? ''}>
              {one.label}
            </ListBoxItem>
          )}
        </ListBox>
      </section>
    </Popover>
  )
}
