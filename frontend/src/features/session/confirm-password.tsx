import { type FormEvent, useState } from 'react'
import { messages } from '../../../../shared/messages.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './notice-page.module.css'

/** Shows that whoever opens the link is whoever signed up, which in that person's own browser is known already. */
export function ConfirmPassword({ said, onPassword }: { said: string | null; onPassword: (password: string) => Promise<void> }) {
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    await onPassword(password)
    setBusy(false)
  }
  return (
    <>
      <p>{messages.signUp.password}</p>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          autoFocus
          required
          error={said ?? undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div>
          <Button type="submit" look="primary" disabled={busy}>
            {busy ? <Spinner /> : null}
            <span>Confirm</span>
          </Button>
        </div>
      </form>
    </>
  )
}
