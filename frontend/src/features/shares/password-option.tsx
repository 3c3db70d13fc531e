import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { Button } from '../../ui/button.tsx'
import styles from './share-dialog.module.css'

type PasswordOptionProps = {
  has: boolean
  setting: boolean
  busy: boolean
  removing: boolean
  onSet: () => void
  onRemove: () => void
  /** where it is typed */
  form: ReactNode
}

/** Whether readers type a password first, and where it is set. */
export function PasswordOption({ has, setting, busy, removing, onSet, onRemove, form }: PasswordOptionProps) {
  return (
    <>
      <li>
        <LockKeyhole size={18} strokeWidth={1.6} aria-hidden />
        <span className={styles.text}>
          <b>Password</b>
          <span>{has ? linkMessages.password.needed : linkMessages.password.none}</span>
        </span>
        {has ? (
          <Button aria-disabled={busy || undefined} onClick={onRemove}>
            {removing ? 'Removing' : 'Remove'}
          </Button>
        ) : (
          <Button aria-expanded={setting} onClick={onSet}>
            {setting ? 'No password' : 'Set password'}
          </Button>
        )}
      </li>
      {setting && !has && <li className={styles.form}>{form}</li>}
    </>
  )
}
