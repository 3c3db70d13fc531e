import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { type ColumnTarget, columnGroups, columnTargets, leftOutColumn } from '../../../../shared/import-columns.ts'
import { FieldProblem } from '../../ui/text-field.tsx'
import styles from './map-columns.module.css'

type ColumnSelectProps = { column: string; value: ColumnTarget; onChange: (value: ColumnTarget) => void; error?: string | undefined }

/** The browser's own select: a hundred choices in groups, for each column. */
export function ColumnSelect({ column, value, onChange, error }: ColumnSelectProps) {
  const id = useId()
  return (
    <>
      <span className={styles.select} data-invalid={error ? true : undefined}>
        <select
          aria-label={`${column} holds`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          value={value}
          onChange={({ target }) => onChange(columnTargets.find((one) => one === target.value) ?? leftOutColumn)}
        >
          <option value={leftOutColumn}>Ignore</option>
          {columnGroups.map(({ label, options }) => (
            <optgroup key={label} label={label}>
              {options.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </span>
      {error && <FieldProblem id={id} message={error} />}
    </>
  )
}
