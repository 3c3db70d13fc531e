import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './field.module.css'

type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> & { label: string; error?: string | undefined; icon?: ReactNode }

/** A labelled one-line input with its error below it. */
export function TextField({ label, error, icon, className, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control} data-invalid={error ? true : undefined}>
        {icon}
        <input {...rest} id={id} className={styles.input} aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined} />
      </div>
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
