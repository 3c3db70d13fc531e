import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { formatCount } from '../../../../shared/format-count.ts'
import { teamScreenMessages } from '../../../../shared/team-messages.ts'
import { FieldProblem } from '../../ui/text-field.tsx'
import { labelsProblem, lengthOf, mostOfLabels } from './access-draft.ts'
import styles from './labels-field.module.css'

type LabelsFieldProps = { labels: readonly string[]; problem: string | undefined; onChange: (labels: readonly string[]) => void }

/** Words about a membership, each a chip: a comma or Enter ends one. */
export function LabelsField({ labels, problem, onChange }: LabelsFieldProps) {
  const id = useId()
  const [text, setText] = useState('')
  const add = (given: string) => {
    const added = given
      .split(',')
      .map((label) => label.trim())
      .filter(Boolean)
    onChange([...new Set([...labels, ...added])])
    setText('')
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && text === '') onChange(labels.slice(0, -1))
    if (event.key !== 'Enter') return
    event.preventDefault()
    add(text)
  }
  const says = problem ?? labelsProblem(labels) ?? undefined
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id}>
          Labels <span className={styles.optional}>(optional)</span>
        </label>
        <span>{`${formatCount(lengthOf(labels))} of ${formatCount(mostOfLabels)}`}</span>
      </div>
      <div className={styles.chips} data-invalid={says ? true : undefined}>
        {labels.map((label) => (
          <span key={label} className={styles.chip}>
            <span className={styles.word}>{label}</span>
            <button type="button" aria-label={`Remove ${label}`} onClick={() => onChange(labels.filter((one) => one !== label))}>
              <X size={12} strokeWidth={2.25} aria-hidden />
            </button>
          </span>
        ))}
        <input
          id={id}
          value={text}
          placeholder="Add a label"
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          aria-invalid={says ? true : undefined}
          onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setText(target.value))}
          onKeyDown={onKey}
          onBlur={() => text && add(text)}
        />
      </div>
      {says ? (
        <FieldProblem id={`${id}-hint`} message={says} />
      ) : (
        <p className={styles.hint} id={`${id}-hint`}>
          {teamScreenMessages.labelsHint}
        </p>
      )}
    </div>
  )
}
