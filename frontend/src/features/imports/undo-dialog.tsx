import { useEffect, useRef, useState } from 'react'
import type { ImportRow } from '../../../../shared/api/imports.ts'
import { importScreenMessages } from '../../../../shared/import-screen-messages.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { followJob } from './follow-job.ts'
import styles from './import-dialog.module.css'
import { Note } from './note.tsx'
import { rowsText } from './totals.ts'

const said = importScreenMessages

/** Asks before an import is taken back, and stays until it is. */
export default function UndoDialog({ row, onClose }: { row: ImportRow; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const undo = async () => {
    if (busy) return
    const { signal } = leaving.current
    setBusy(true)
    setFailure(null)
    try {
      const { import: begun } = await call('POST /imports/{id}/undo', { params: { id: row.id } })
      await followJob(begun, signal)
      if (signal.aborted) return
      showToast({ kind: 'success', message: said.wasUndone })
      onClose()
    } catch (error) {
      if (!signal.aborted) setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title="Undo import"
      width={450}
      role="alertdialog"
      busy={busy}
      onClose={onClose}
      foot={
        <>
          <Button look="ghost" onClick={() => !busy && onClose()} aria-disabled={busy || undefined} autoFocus>
            Cancel
          </Button>
          <Button look="primary" onClick={() => void undo()} aria-disabled={busy || undefined}>
            {busy ? 'Undoing' : 'Undo import'}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.question}>{said.undoQuestion(row.files.join(', '), rowsText(row.rows_written))}</p>
        {failure && <Note tone="bad">{failure}</Note>}
      </div>
    </Dialog>
  )
}
