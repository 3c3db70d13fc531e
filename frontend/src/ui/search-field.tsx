import { Search } from 'lucide-react'
import { type ComponentProps, forwardRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './field.module.css'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  label: string
  value: string
  onChange: (value: string) => void
  small?: boolean
}

/** A search box; its label is also its placeholder. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { label, value, onChange, small = false, className, ...rest },
  ref,
) {
  return (
    <div className={cx(styles.control, small && styles.small, className)}>
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <input
        ref={ref}
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={styles.input}
      />
    </div>
  )
})
