import { type FormEvent, useRef, useState } from 'react'
import { linkPassword, linkPasswordProblem } from '../../../../shared/api/shares.ts'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import styles from './share-dialog.module.css'

type LinkPasswordFormProps = {
  /** of its own button; none: one elsewhere submits it by its id */
  action?: string
  busyAction?: string
  busy?: boolean
  onPassword: (password: string) => Promise<void>
}

export const linkPasswordForm = 'link-password'

export function LinkPasswordForm({ action, busyAction = action, busy = false, onPassword }: LinkPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const wrong = linkPasswordProblem(password) ?? undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    // the button that was pressed may be far from what is wrong
    if (wrong) field.current?.focus()
    else if (!busy) void onPassword(password)
  }
  return (
    <form id={linkPasswordForm} className={styles.password} onSubmit={submit}>
      <PasswordField
        ref={field}
        label="New password"
        autoComplete="new-password"
        autoFocus
        maxLength={linkPassword.most}
        hint={linkMessages.password.tell}
        error={asked ? wrong : undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {action && (
        <Button type="submit" look="primary" aria-disabled={busy || undefined}>
          {busy ? busyAction : action}
        </Button>
      )}
    </form>
  )
}
