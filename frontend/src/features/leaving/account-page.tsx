import { useState } from 'react'
import { formatInstant } from '../../../../shared/dates/index.ts'
import { leavingScreenMessages } from '../../../../shared/leaving-messages.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { SettingsCard, SettingsSection } from '../../screen/settings-card.tsx'
import { SettingsHead } from '../../screen/settings-head.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeleteDialog, type Typed } from './delete-dialog.tsx'
import { ExportSection } from './export-section.tsx'
import styles from './leaving.module.css'
import { useLeaving } from './use-leaving.ts'

const words = leavingScreenMessages.deletion

/** The account as a whole: taking its data along, and deleting it. For owners. */
export function AccountPage() {
  const { data, error, retry } = useLeaving()
  const [open, setOpen] = useState(false)
  const remove = async ({ name, password, code }: Typed) => {
    await call('DELETE /account', { body: { name, password, ...(code === undefined ? {} : { code }) } })
    setOpen(false)
  }
  return (
    <>
      <SettingsHead title="Account" />
      <SettingsCard>
        <ExportSection of="account" last={data?.export} />
        <SettingsSection title={words.title.account} hint={words.about.account}>
          {data?.deletion && <Going {...data.deletion} />}
          {data && !data.deletion && (
            <div>
              <Button className={styles.delete} onClick={() => setOpen(true)}>
                {words.action.account}
              </Button>
            </div>
          )}
          {!data && error ? (
            <div className={styles.failed}>
              <p role="alert">{sentenceOf(error)}</p>
              <Button onClick={retry}>Try again</Button>
            </div>
          ) : null}
          {!data && !error && <Skeleton width={140} height={36} />}
        </SettingsSection>
      </SettingsCard>
      {open && data && (
        <DeleteDialog
          title={words.question(data.name)}
          action={words.action.account}
          name={data.name}
          asksCode={data.asks_code}
          onConfirm={remove}
          onClose={() => setOpen(false)}
        >
          <p>{words.goes}</p>
          <ul>
            {words.takes.account.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </DeleteDialog>
      )}
    </>
  )
}

/** It is going to be deleted, and can be kept. */
function Going({ ends_at, by }: { ends_at: string; by: string | null }) {
  const zone = zoneOf(useMe())
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    if (busy) return
    setBusy(true)
    try {
      await call('POST /account/keep')
      showToast({ kind: 'success', message: words.kept })
    } catch (error) {
      tellFailure(error)
    }
    setBusy(false)
  }
  return (
    <div className={styles.going} role="status">
      <p>{words.going(formatInstant(ends_at, zone), by)}</p>
      <div>
        <Button look="primary" onClick={() => void keep()} aria-disabled={busy || undefined}>
          {words.keep}
        </Button>
      </div>
    </div>
  )
}
