import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select, SelectValue } from 'react-aria-components/Select'
import { cx } from '../lib/cx.ts'
import field from './field.module.css'
import styles from './form-select.module.css'
import popover from './popover.module.css'
import { FieldProblem } from './text-field.tsx'

/** `said`: what its icon shows, for those who do not see it */
type FormOption<T extends string> = { id: T; label: string; icon?: ReactNode; said?: string; hint?: string | null; disabled?: boolean }

type FormSelectProps<T extends string> = {
  label: string
  hideLabel?: boolean
  options: readonly FormOption<T>[]
  value: T | null
  onChange: (value: T) => void
  placeholder?: string
  disabled?: boolean
  error?: string | undefined
}

/** One of a short list, in a form. */
export function FormSelect<T extends string>({ label, hideLabel = false, options, value, onChange, placeholder, disabled = false, error }: FormSelectProps<T>) {
  return (
    <Select
      className={field.field ?? ''}
      selectedKey={value}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      placeholder={placeholder ?? 'Select'}
      onSelectionChange={(key) => {
        const chosen = options.find((option) => option.id === key)
        if (chosen) onChange(chosen.id)
      }}
    >
      <Label className={hideLabel ? 'sr-only' : (field.label ?? '')}>{label}</Label>
      <Button className={cx(field.control, styles.button)} data-invalid={error ? true : undefined}>
        <SelectValue className={styles.value}>
          {({ selectedText, isPlaceholder }) => {
            const chosen = options.find((option) => option.id === value)
            return (
              <>
                {chosen?.icon}
                <span className={cx(styles.text, isPlaceholder && styles.placeholder)}>{chosen?.label ?? (selectedText || placeholder || 'Select')}</span>
                {chosen?.said && <span className="sr-only">{`, ${chosen.said}`}</span>}
              </>
            )
          }}
        </SelectValue>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </Button>
      {error && <FieldProblem message={error} />}
      <Popover offset={4} className={cx(popover.popover, styles.popover)}>
        <ListBox items={options} className={styles.list}>
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} isDisabled={option.disabled ?? false} className={styles.item}>
              {({ isSelected }) => (
                <>
                  {option.icon}
                  <span className={styles.text}>
                    <span>{option.label}</span>
                    {option.said && <span className="sr-only">{`, ${option.said}`}</span>}
                    {option.hint && <span className={styles.hint}>{option.hint}</span>}
                  </span>
                  {isSelected && <Check size={16} className={styles.check} aria-hidden />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  )
}
