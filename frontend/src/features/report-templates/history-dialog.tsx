import { useState } from 'react'
import type { TemplateRow } from '../../../../shared/api/templates.ts'
import { formatInstant } from '../../../../shared/dates/index.ts'
import { messages } from '../../../../shared/messages.ts'
import { templateScreenMessages as words } from '../../../../shared/template-messages.ts'
import { call } from '../../lib/api.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { showToast } from '../../lib/toast.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import styles from './history-dialog.module.css'
import { useChanges, useHistory } from './use-templates.ts'

/** Who saved which version when, what it changed, and the way back to it. */
export default function HistoryDialog({ template: { _id, name }, onClose }: { template: TemplateRow; onClose: () => void }) {
  const zone = zoneOf(useMe())
  const { versions, isLoading } = useHistory(_id)
  const { busy, save } = useSaving()
  const [chosen, setChosen] = useState<number | null>(null)
  const newest = versions[0]?.version ?? 1
  const version = chosen ?? newest
  const restore = () =>
    save(async () => {
      await call('POST /reports/templates/{id}/restore', { params: { id: _id }, body: { restored: version, version: newest } })
      showToast({ kind: 'success', message: words.restored(version) })
      setChosen(null)
    }, messages.unable.saveTemplate)
  return (
    <Dialog
      title={`History of ${name}`}
      width={700}
      busy={isLoading || busy}
      onClose={onClose}
      foot={
        <>
          <Button look="ghost" onClick={() => !busy && onClose()}>
            Close
          </Button>
          {version < newest && (
            <Button look="primary" aria-disabled={busy || undefined} onClick={() => void restore()}>
              {busy ? 'Restoring' : `Restore version ${version}`}
            </Button>
          )}
        </>
      }
    >
      {isLoading ? (
        <ListSkeleton what="versions" rows={2} />
      ) : (
        <div className={styles.columns}>
          <ul className={styles.versions} aria-label="Versions">
            {versions.map((one) => (
              <li key={one.version}>
                <button type="button" aria-pressed={one.version === version} onClick={() => setChosen(one.version)}>
                  <span className={styles.number}>
                    <span>{`Version ${one.version}`}</span>
                    {one.version === newest && <span className={styles.newest}>newest</span>}
                  </span>
                  <span className={styles.under} dir="auto">
                    {`${formatInstant(one.saved_at, zone)}${one.savedBy ? `, ${one.savedBy.name}` : ''}`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <Changes key={version} id={_id} version={version} versions={versions.map((one) => one.version)} />
        </div>
      )}
    </Dialog>
  )
}

type ChangesProps = { id: string; version: number; versions: readonly number[] }

/** What a version changed since the one before it, or any other. */
function Changes({ id, version, versions }: ChangesProps) {
  const others = versions.filter((one) => one !== version)
  const [since, setSince] = useState(others.find((one) => one < version) ?? null)
  const { changes } = useChanges(since === null ? null : { id, from: since, to: version })
  if (since === null) return <p className={styles.first}>{others.length === 0 ? words.only : words.first}</p>
  return (
    <section className={styles.changes} aria-label={`Changes of version ${version}`}>
      <FormSelect
        label={`Version ${version} compared with`}
        options={others.map((one) => ({ id: String(one), label: `Version ${one}` }))}
        value={String(since)}
        onChange={(one) => setSince(Number(one))}
      />
      {changes === null ? (
        <p role="status">{messages.busy}</p>
      ) : changes.length === 0 ? (
        <p>{words.same}</p>
      ) : (
        <ul>
          {changes.map((change) => (
            <li key={change} dir="auto">
              {change}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
