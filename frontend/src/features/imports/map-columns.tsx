import { useState } from 'react'
import type { CheckedFile } from '../../../../shared/api/import-job.ts'
import { type ColumnTarget, columnTargets, hasKeyColumns, leftOutColumn } from '../../../../shared/import-columns.ts'
import { importScreenMessages } from '../../../../shared/import-screen-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ColumnsTable, isShared, ownersOf, type Wanted } from './columns-table.tsx'
import styles from './map-columns.module.css'
import { Note } from './note.tsx'
import { type Heard, UnsaidFields, unsaidWords } from './unsaid-fields.tsx'

type MapColumnsProps = {
  file: CheckedFile
  onClose: () => void
  onBack: () => void
  onUse: (columns: Wanted, heard: Heard) => void
}

const known = (id: string | null): ColumnTarget | null => columnTargets.find((target) => target === id) ?? null

/** Says of each column what it holds, beside some of its cells, and what the file leaves open; of a network's export the second alone. */
export function MapColumns({ file, onClose, onBack, onUse }: MapColumnsProps) {
  const columns = file.columns ?? []
  const [wanted, setWanted] = useState<Wanted>(() =>
    Object.fromEntries(
      columns.map(({ name, holds, proposed }) => [name, isShared(columns, name) ? leftOutColumn : (known(holds) ?? known(proposed) ?? leftOutColumn)]),
    ),
  )
  const [heard, setHeard] = useState<Heard>({})
  const [asked, setAsked] = useState(false)
  const chosen = Object.entries(wanted)
  const lacksKey = columns.length > 0 && !hasKeyColumns(new Set(chosen.map(([, holds]) => holds)))
  const isTwice = chosen.some(([name, target]) => ownersOf(wanted, target, name).length > 0)
  const use = () => {
    setAsked(true)
    if (!lacksKey && !isTwice) onUse(wanted, heard)
  }
  return (
    <Dialog
      title={columns.length > 0 ? 'Map columns' : unsaidWords(file.unsaid)}
      width={700}
      onClose={onClose}
      foot={
        <>
          <Button look="ghost" onClick={onBack}>
            Back
          </Button>
          <Button look="primary" onClick={use}>
            {columns.length > 0 ? 'Use these columns' : 'Use this'}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.lead}>
          <b>{file.file}</b>
          {columns.length > 0 && <span>{importScreenMessages.mapHint}</span>}
        </p>
        {asked && lacksKey && <Note tone="bad">{importScreenMessages.mapNeeded}</Note>}
        <UnsaidFields unsaid={file.unsaid} accounts={file.account_choice} heard={heard} onHear={setHeard} />
        {columns.length > 0 && <ColumnsTable columns={columns} wanted={wanted} isAsked={asked} onChange={setWanted} />}
      </div>
    </Dialog>
  )
}
