import { useState } from 'react'
import { securityMessages } from '../../../../shared/security-messages.ts'
import { ApiError, sentenceOf } from '../../lib/api.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { CodeField } from './code-field.tsx'
import { FormFailure } from './form-failure.tsx'
import styles from './login-form.module.css'
import { signInByCode } from './sign-in.ts'

type SecondStepFormProps = {
  onSignedIn: (first: string) => void
  /** the password has to be given again, and why */
  onOver: (said: string | null) => void
}

/** Asks for the code of an authenticator app or, for whoever has lost theirs, a recovery code. */
export function SecondStepForm({ onSignedIn, onOver }: SecondStepFormProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const [code, setCode] = useState('')
  const { busy, failure, forgetFailure, onSubmit } = useSubmit(async () => {
    try {
      onSignedIn(await signInByCode(code))
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return onOver(sentenceOf(error))
      throw error
    }
  })
  const change = () => {
    setKind(kind === 'app' ? 'recovery' : 'app')
    setCode('')
    forgetFailure()
  }
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormFailure>{failure}</FormFailure>
      <CodeField key={kind} kind={kind} value={code} onChange={setCode} autoFocus />
      <Button type="submit" look="primary" className={styles.submit} disabled={busy}>
        {busy ? <Spinner /> : null}
        <span>{busy ? 'Signing in' : 'Sign in'}</span>
      </Button>
      <div className={styles.others}>
        <Button look="ghost" size="small" onClick={change}>
          {securityMessages.twoFactor.other[kind]}
        </Button>
        <Button look="ghost" size="small" onClick={() => onOver(null)}>
          Back to sign in
        </Button>
      </div>
    </form>
  )
}
