import { useState } from 'react'
import { leavingScreenMessages } from '../../../../shared/leaving-messages.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { useMe } from '../../lib/me.tsx'
import { SettingsCard, SettingsSection } from '../../screen/settings-card.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeleteDialog, type Typed } from './delete-dialog.tsx'
import { ExportSection } from './export-section.tsx'
import styles from './leaving.module.css'
import { useOwnLeaving } from './use-leaving.ts'

const words = leavingScreenMessages.deletion

/** Taking one's own data along, and deleting oneself. */
export function OwnLeaving() {
  const me = useMe()
  const { data, error, retry } = useOwnLeaving()
  const [open, setOpen] = useState(false)
  const remove = async ({ password, code }: Typed) => {
    await call('DELETE /me', { body: { password, ...(code === undefined ? {} : { code }) } })
    // anew, so nothing of the account stays in memory
    window.location.assign('/login')
  }
  return (
    <div className={styles.own}>
      <SettingsCard>
        <ExportSection of="me" last={data?.export} />
        <SettingsSection title={words.title.me} hint={words.about.me(me.account.name)}>
          {data?.heir === null && <p className={styles.soft}>{words.onlyOwner}</p>}
          {data && data.heir !== null && (
            <div>
              <Button className={styles.delete} onClick={() => setOpen(true)}>
                {words.action.me}
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
      {open && data && data.heir !== null && (
        <DeleteDialog title={words.questionMe} action={words.action.me} asksCode={data.asks_code} onConfirm={remove} onClose={() => setOpen(false)}>
          <p>{words.goesMe}</p>
          <ul>
            {words.takes.me(data.heir, data.schedules).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </DeleteDialog>
      )}
    </div>
  )
}
