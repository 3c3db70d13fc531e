import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './action.module.css'

type ActionLook = {
  look?: 'primary' | 'line' | 'secondary' | 'ghost' | 'inverted'
  size?: 'small' | 'medium' | 'large'
  full?: boolean
}

/** A link that looks like a button: the product's, and one size more. */
export function Action({ look = 'secondary', size = 'small', full = false, className, ...rest }: ComponentProps<'a'> & ActionLook) {
  return <a {...rest} className={cx(styles.action, styles[look], size !== 'small' && styles[size], full && styles.full, className)} />
}
