import { useEffect, useRef } from 'react'
import type { ReportType } from '../../../../shared/reports/index.ts'
import { templateMessages } from '../../../../shared/template-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './builder.module.css'
import type { OfferedTab, Place } from './model.ts'
import { Tree } from './tree.tsx'
import type { Builder } from './use-builder.ts'

type PanelProps = {
  type: ReportType
  builder: Builder
  offered: readonly OfferedTab[]
  selected: Place | null
  onSelect: (place: Place) => void
  onCover: () => void
  /** saving was asked for without a name */
  invalid: boolean
  onReset: () => void
  onSave: () => void
  busy: boolean
}

/** The template: its name, what is in it, and saving it. */
export function Panel({ type, builder, offered, selected, onSelect, onCover, invalid, onReset, onSave, busy }: PanelProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (invalid) panel.current?.querySelector('input')?.focus()
  }, [invalid])
  return (
    <aside ref={panel} className={styles.panel} aria-label="Template">
      <div className={styles.name}>
        <TextField
          label="Template name"
          placeholder="Template name"
          maxLength={400}
          value={builder.built.name}
          error={invalid ? templateMessages.nameEmpty : undefined}
          onChange={({ target }) => builder.change((built) => ({ ...built, name: target.value }), 'name')}
        />
      </div>
      <Tree type={type} builder={builder} offered={offered} selected={selected} onSelect={onSelect} onCover={onCover} />
      <div className={styles.foot}>
        <Button look="ghost" onClick={onReset}>
          Reset
        </Button>
        <Button look="primary" onClick={onSave} aria-disabled={busy || undefined}>
          {busy ? 'Saving' : 'Save template'}
        </Button>
      </div>
    </aside>
  )
}
