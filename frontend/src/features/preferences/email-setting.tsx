import { Check, Clock } from 'lucide-react'
import { useState } from 'react'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { call } from '../../lib/api.ts'
import { useMe } from '../../lib/me.tsx'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { PersonButton } from '../../screen/settings-person-button.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ChangeEmailDialog } from './change-email-dialog.tsx'
import styles from './preferences.module.css'

/** The address of now, and one that waits for its link to be opened. */
export function EmailSetting({ waiting }: { waiting: string | null }) {
  const { email } = useMe()
  const [open, setOpen] = useState(false)
  const keep = async () => {
    try {
      await call('DELETE /me/email')
      showToast({ kind: 'success', message: screenMessages.preferences.emailKept })
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <>
      <div className={styles.line}>
        <p>
          <span>{email}</span>{' '}
          <Tag tone="good" icon={<Check size={12} strokeWidth={2.25} aria-hidden />}>
            Confirmed
          </Tag>
        </p>
        <PersonButton onClick={() => setOpen(true)}>Change</PersonButton>
      </div>
      {waiting && (
        <div className={styles.line}>
          <p className={styles.waits}>
            <Clock size={14} strokeWidth={1.75} aria-hidden />
            {screenMessages.preferences.emailWaits(waiting)}
          </p>
          <PersonButton onClick={() => void keep()}>Cancel the change</PersonButton>
        </div>
      )}
      {open && <ChangeEmailDialog onClose={() => setOpen(false)} />}
    </>
  )
}
