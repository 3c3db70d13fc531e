import { type ComponentProps, useEffect, useRef } from 'react'
import styles from './check-box.module.css'

type CheckBoxProps = Pick<ComponentProps<'input'>, 'checked' | 'aria-label' | 'aria-describedby' | 'aria-disabled'> & {
  /** some of what it stands for, and not all */
  partly?: boolean
  onToggle: () => void
}

/** A box to tick, drawn as ours. */
export function CheckBox({ partly = false, onToggle, ...rest }: CheckBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly
  })
  return <input ref={box} type="checkbox" className={styles.box} onChange={onToggle} {...rest} />
}
