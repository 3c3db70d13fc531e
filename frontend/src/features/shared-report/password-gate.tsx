import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { linkPassword } from '../../../../shared/api/shares.ts'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { call } from '../../lib/api.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import styles from './gate.module.css'

type PasswordGateProps = { token: string /** who shared it, as the server says it */; said: string }

/** In front of a report with a password. It names the sender only: no title, no dates, no figures, and not our name. */
export default function PasswordGate({ token, said }: PasswordGateProps) {
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { busy, failure, onSubmit } = useSubmit(async () => {
    try {
      await call('POST /shared-reports/{token}/password', { params: { token }, body: { password } })
    } catch (error) {
      // to be typed anew, over the wrong one
      field.current?.focus()
      field.current?.select()
      throw error
    }
  })
  return (
    <main className={styles.gate}>
      <Notice icon={KeyRound} title={linkMessages.password.title} said={said}>
        <form className={styles.form} onSubmit={onSubmit}>
          <PasswordField
            ref={field}
            label="Password"
            autoComplete="off"
            autoFocus
            required
            maxLength={linkPassword.most}
            hint={linkMessages.password.until}
            error={failure ?? undefined}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" look="primary" aria-disabled={busy || undefined}>
            {busy ? 'Opening' : 'Open the report'}
          </Button>
        </form>
      </Notice>
      <footer className={styles.foot}>{linkMessages.password.nothing}</footer>
    </main>
  )
}
