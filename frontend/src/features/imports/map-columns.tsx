import { useState } from 'react'
import type { CheckedFile } from '../../../../shared/api/import-job.ts'
import { type ColumnTarget, columnTargets, hasKeyColumns, leftOutColumn } from '../../../../shared/import-columns.ts'
import { importScreenMessages } from '../../../../shared/import-screen-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ColumnSelect } from './column-select.tsx'
import styles from './map-columns.module.css'
import { Note } from './note.tsx'
import { type Heard, UnsaidFields, unsaidWords } from './unsaid-fields.tsx'

type MapColumnsProps = {
  file: CheckedFile
  onClose: () => void
  onBack: () => void
  onUse: (columns: Readonly<Record<string, ColumnTarget>>, heard: Heard) => void
}

const known = (id: string | null): ColumnTarget | null => columnTargets.find((target) => target === id) ?? null

/** Says of each column what it holds, beside some of its cells, and what the file leaves open; of a network's export the second alone. */
export function MapColumns({ file, onClose, onBack, onUse }: MapColumnsProps) {
  const columns = file.columns ?? []
  const [wanted, setWanted] = useState<Readonly<Record<string, ColumnTarget>>>(() =>
    Object.fromEntries(columns.map(({ name, holds, proposed }) => [name, known(holds) ?? known(proposed) ?? leftOutColumn])),
  )
  const [heard, setHeard] = useState<Heard>({})
  const [asked, setAsked] = useState(false)
  const chosen = Object.entries(wanted)
  const ownersOf = (target: ColumnTarget, but: string) => (target === leftOutColumn ? [] : chosen.filter(([name, holds]) => holds === target && name !== but))
  const lacksKey = columns.length > 0 && !hasKeyColumns(new Set(chosen.map(([, holds]) => holds)))
  const isTwice = chosen.some(([name, target]) => ownersOf(target, name).length > 0)
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
        {columns.length > 0 && (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Column</th>
                <th scope="col">Cells</th>
                <th scope="col">Holds</th>
              </tr>
            </thead>
            <tbody>
              {columns.map(({ name, samples }) => {
                const target = wanted[name] ?? null
                const other = target === null ? undefined : ownersOf(target, name)[0]?.[0]
                return (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td className={styles.samples}>{samples.length > 0 ? samples.join(' · ') : 'Empty'}</td>
                    <td>
                      <ColumnSelect
                        column={name}
                        value={target ?? leftOutColumn}
                        onChange={(next) => setWanted({ ...wanted, [name]: next })}
                        error={asked && other !== undefined ? importScreenMessages.mapTwice(other) : undefined}
                      />
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        )}
      </div>
    </Dialog>
  )
}
