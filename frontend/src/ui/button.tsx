import { Lock } from 'lucide-react'
import { type ComponentProps, forwardRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './button.module.css'

export type ButtonLook = {
  look?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 'medium' | 'small'
}

/** The classes of a button, for what looks like one but is a link. */
export function buttonClass({ look = 'secondary', size = 'medium' }: ButtonLook = {}, ...more: (string | false | undefined)[]): string {
  return cx(styles.button, styles[look], size === 'small' && styles.small, ...more)
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & { /** why what it does cannot be had: a lock with a tooltip (docs/behaviours.md#plan-features) */ locked?: string | undefined }

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look = 'secondary', size = 'medium', locked, className, children, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      {...(locked === undefined ? {} : { 'data-tip': locked, 'aria-description': locked })}
      {...rest}
      className={buttonClass({ look, size }, rest['aria-expanded'] === true && styles.open, locked !== undefined && styles.tip, className)}
    >
      {locked === undefined ? (
        children
      ) : (
        <>
          {children}
          <Lock size={14} strokeWidth={2} aria-hidden />
        </>
      )}
    </button>
  )
})

type IconButtonProps = ButtonProps & { label: string /** where the tooltip may not run over the right edge */; tipEnd?: boolean; tip?: boolean }

/** A button that is only an icon: its label is its name and its tooltip. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, look = 'ghost', tipEnd = false, tip = true, className, ...rest },
  ref,
) {
  return (
    <Button
      ref={ref}
      look={look}
      aria-label={label}
      {...(tip ? { 'data-tip': label } : {})}
      {...rest}
      className={cx(styles.icon, tip && styles.tip, tipEnd && styles.tipEnd, className)}
    />
  )
})
