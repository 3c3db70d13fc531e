import { useEffect, useRef, useState } from 'react'
import type { ProfileRow } from '../../../../shared/api/profiles.ts'
import { importScreenMessages } from '../../../../shared/import-screen-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { CheckedFiles } from './checked-files.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { DropZone } from './drop-zone.tsx'
import styles from './import-dialog.module.css'
import { ImportFoot } from './import-foot.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportedFiles } from './imported-files.tsx'
import { MapColumns } from './map-columns.tsx'
import { Note } from './note.tsx'
import { ProfileLine } from './profile-line.tsx'
import { type Stage, useImport } from './use-import.ts'

export type ImportDialogProps = {
  /** into which files can be imported; of one that was removed meanwhile nothing is left */
  profiles: readonly ProfileRow[]
  into: string | null
  /** dropped already */
  files: readonly File[]
  onClose: () => void
}

const placesOf = (files: readonly File[], but?: number) => files.flatMap((_, at) => (at === but ? [] : [at]))

/** From files to what came of them: they are read first, and nothing is written before somebody has seen what they are. */
export default function ImportDialog({ profiles, into, files, onClose }: ImportDialogProps) {
  const [chosen, setChosen] = useState(into ?? (profiles.length === 1 ? (profiles[0]?.id ?? null) : null))
  const [waiting, setWaiting] = useState(files)
  const [mapping, setMapping] = useState<number | null>(null)
  const profile = profiles.find(({ id }) => id === chosen)
  const { stage, failure, said, check, again, start } = useImport(chosen)
  const read = (more: readonly File[]) => {
    const all = [...(stage.at === 'checked' ? stage.files : waiting), ...more]
    if (chosen === null) return setWaiting(all)
    setWaiting([])
    void check(all)
  }
  useAtOnce(profile !== undefined && into !== null && files.length > 0, () => read([]))
  if (!profile && chosen !== null) return <Gone onClose={onClose} />
  const mapped = stage.at === 'checked' && mapping !== null ? stage.job.checked?.[mapping] : undefined
  if (stage.at === 'checked' && mapped)
    return (
      <MapColumns
        file={mapped}
        onClose={onClose}
        onBack={() => setMapping(null)}
        onUse={(columns, heard) => {
          setMapping(null)
          void again(stage, placesOf(stage.files), { columns, said: { ...said, ...heard } })
        }}
      />
    )
  return (
    <Dialog
      title="Import"
      width={stage.at === 'choosing' ? 520 : 700}
      onClose={onClose}
      foot={<ImportFoot stage={stage} waiting={chosen === null ? 0 : waiting.length} onRead={() => read([])} onStart={start} onClose={onClose} />}
    >
      <div className={styles.body}>
        {profile && stage.at !== 'choosing' && <ProfileLine profile={profile} stage={stage} />}
        {failure && <Note tone="bad">{failure}</Note>}
        {stage.at === 'choosing' && <ChooseFiles profiles={profiles} chosen={chosen} onChoose={setChosen} waiting={waiting} onFiles={read} />}
        {stage.at === 'checking' && <Checking {...stage} />}
        {stage.at === 'checked' && profile && (
          <CheckedFiles
            job={stage.job}
            profile={profile}
            onMap={setMapping}
            onRemove={(place) => void again(stage, placesOf(stage.files, place))}
            onNetwork={(network) => void again(stage, placesOf(stage.files), { said: { ...said, network } })}
          />
        )}
        {stage.at === 'importing' && <ImportProgress job={stage.job} />}
        {stage.at === 'done' && <ImportedFiles results={stage.job.results ?? []} refused={stage.refused} />}
        {(stage.at === 'checked' || stage.at === 'done') && <DropZone small onFiles={read} />}
        <span className="sr-only" role="status">
          {stage.at === 'done' ? importScreenMessages.done : ''}
        </span>
      </div>
    </Dialog>
  )
}

/** What was dropped on a profile is read without another click. */
function useAtOnce(wanted: boolean, begin: () => void): void {
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || !wanted) return
    begun.current = true
    begin()
  })
}

function Checking({ files, sent }: Stage & { at: 'checking' }) {
  if (sent !== undefined)
    return (
      <div className={styles.progress}>
        <progress aria-label="Upload" max={1} value={sent} />
        <p role="status">{importScreenMessages.sending(Math.floor(sent * 10) * 10)}</p>
        <p className={styles.names}>{files.map(({ name }) => name).join(', ')}</p>
      </div>
    )
  return (
    <div className={styles.busy} role="status">
      <Spinner />
      <span>
        {importScreenMessages.reading(files.length)}
        <span className={styles.names}>{files.map(({ name }) => name).join(', ')}</span>
      </span>
    </div>
  )
}

function Gone({ onClose }: Pick<ImportDialogProps, 'onClose'>) {
  return (
    <Dialog title="Import" width={520} onClose={onClose} foot={<Button onClick={onClose}>Close</Button>}>
      <div className={styles.body}>
        <Note tone="bad">{importScreenMessages.gone}</Note>
      </div>
    </Dialog>
  )
}
