import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './field.module.css'

type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> & {
  label: string
  error?: string | undefined
  icon?: ReactNode
  /** beside the label, such as a link */
  aside?: ReactNode
  /** at the end of the field, such as a button */
  end?: ReactNode
  /** under the field, as long as there is no error */
  hint?: ReactNode
}

/** A labelled one-line input with its error below it. */
export function TextField({ label, error, icon, aside, end, hint, className, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <div className={cx(styles.field, className)}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      <div className={styles.control} data-invalid={error ? true : undefined}>
        {icon}
        <input
          {...rest}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
        />
        {end}
      </div>
      {hint && !error && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && <FieldProblem id={`${id}-error`} message={error} />}
    </div>
  )
}

export function FieldProblem({ id, message }: { id?: string; message: string }) {
  return (
    <p className={styles.error} {...(id ? { id } : {})}>
      {message}
    </p>
  )
}
