import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { Button } from '../../ui/button.tsx'
import { LinkPasswordForm } from './link-password-form.tsx'
import styles from './share-dialog.module.css'

type PasswordOptionProps = { has: boolean; onChange: (password: string | null) => Promise<void> }

/** Whether readers type a password first, and where it is set. */
export function PasswordOption({ has, onChange }: PasswordOptionProps) {
  const [setting, setSetting] = useState(false)
  const keep = async (password: string) => {
    await onChange(password)
    setSetting(false)
  }
  return (
    <>
      <li>
        <LockKeyhole size={18} strokeWidth={1.6} aria-hidden />
        <span className={styles.text}>
          <b>Password</b>
          <span>{has ? linkMessages.password.needed : linkMessages.password.none}</span>
        </span>
        {has ? (
          <Button onClick={() => void onChange(null)}>Remove</Button>
        ) : (
          <Button aria-expanded={setting} onClick={() => setSetting(!setting)}>
            Set password
          </Button>
        )}
      </li>
      {setting && !has && (
        <li className={styles.form}>
          <LinkPasswordForm action="Save" onPassword={keep} />
        </li>
      )}
    </>
  )
}
