import { CloudUpload } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { importScreenMessages } from '../../../../shared/import-screen-messages.ts'
import { cx } from '../../lib/cx.ts'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import styles from './drop-zone.module.css'

type DropZoneProps = { onFiles: (files: File[]) => void; small?: boolean; hint?: ReactNode; disabled?: boolean }

/** Where files are dropped, or chosen with a button. */
export function DropZone({ onFiles, small = false, hint, disabled = false }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const drop = useFileDrop(disabled ? null : onFiles)
  return (
    <div className={cx(styles.zone, small && styles.small)} data-over={drop.over || undefined} {...drop.handlers}>
      <CloudUpload size={small ? 16 : 24} strokeWidth={1.6} aria-hidden />
      <p>
        <span>{small ? importScreenMessages.dropMore : importScreenMessages.drop}</span>{' '}
        <button type="button" className={styles.choose} aria-disabled={disabled || undefined} onClick={() => !disabled && input.current?.click()}>
          {importScreenMessages.choose}
        </button>
      </p>
      {hint && <p className={styles.hint}>{hint}</p>}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to import"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // the same file can be chosen again
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </div>
  )
}
