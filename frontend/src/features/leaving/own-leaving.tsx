import { useState } from 'react'
import { leavingScreenMessages } from '../../../../shared/leaving-messages.ts'
import { call } from '../../lib/api.ts'
import { useMe } from '../../lib/me.tsx'
import { SettingsCard, SettingsRead, SettingsSection } from '../../screen/settings-card.tsx'
import { PersonButton } from '../../screen/settings-person-button.tsx'
import { DeleteDialog, type Typed } from './delete-dialog.tsx'
import { ExportSection } from './export-section.tsx'
import styles from './leaving.module.css'
import { useOwnLeaving } from './use-leaving.ts'

const words = leavingScreenMessages.deletion

/** Taking one's own data along, and deleting oneself. */
export function OwnLeaving() {
  const me = useMe()
  const leaving = useOwnLeaving()
  const { data } = leaving
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
          <SettingsRead of={leaving} width={140}>
            {({ heir }) =>
              heir === null ? (
                <p className={styles.soft}>{words.onlyOwner}</p>
              ) : (
                <div>
                  <PersonButton className={styles.delete} onClick={() => setOpen(true)}>
                    {words.action.me}
                  </PersonButton>
                </div>
              )
            }
          </SettingsRead>
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
