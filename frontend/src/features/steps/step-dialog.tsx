import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './step-dialog.module.css'

type StepDialogProps = {
  title: string
  width: number
  loading?: boolean
  /** why the report cannot run as chosen; said once it is tried */
  problem: string | null
  onRun: () => void
  onCancel: () => void
  /** nothing can be chosen at all */
  empty?: boolean
  children: ReactNode
}

/** The first step of a report: what it is about. */
export function StepDialog({ title, width, loading = false, problem, onRun, onCancel, empty = false, children }: StepDialogProps) {
  const [refused, setRefused] = useState(false)
  return (
    <Dialog
      title={title}
      width={width}
      onClose={onCancel}
      foot={
        <>
          <Button look="ghost" onClick={onCancel}>
            Cancel
          </Button>
          {!empty && (
            <Button look="primary" type="submit" form="first-step" disabled={loading}>
              Run report
            </Button>
          )}
        </>
      }
    >
      {loading ? (
        <p className={styles.loading} role="status">
          <Spinner size={24} />
          <span className="sr-only">Loading</span>
        </p>
      ) : (
        <form
          id="first-step"
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (problem === null) onRun()
            else setRefused(true)
          }}
        >
          {children}
          <p className={styles.problem} role="alert">
            {refused ? problem : null}
          </p>
        </form>
      )}
    </Dialog>
  )
}
