import { useEffect, useRef } from 'react'
import { templateMessages } from '../../../../shared/template-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './builder.module.css'
import { Tree, type TreeProps } from './tree.tsx'

type PanelProps = TreeProps & {
  /** saving was asked for without a name */
  invalid: boolean
  onReset: () => void
  onSave: () => void
  busy: boolean
}

/** The template: its name, what is in it, and saving it. */
export function Panel({ invalid, onReset, onSave, busy, ...tree }: PanelProps) {
  const { builder } = tree
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
      <Tree {...tree} />
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
