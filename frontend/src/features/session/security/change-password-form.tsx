import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as v from 'valibot'
import { ChangePasswordForm as Fields } from '../../../../../shared/api/auth-password.ts'
import { passwordProblem } from '../../../../../shared/password-rule.ts'
import { securityMessages } from '../../../../../shared/security-messages.ts'
import { call, sentenceOf } from '../../../lib/api.ts'
import { useMe } from '../../../lib/me.tsx'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { FormFailure } from '../form-failure.tsx'
import { NewPasswordField } from '../new-password-field.tsx'
import { scoreNow, usePasswordScore } from '../use-password-score.ts'
import styles from './security.module.css'

const empty = { current: '', password: '' }

/** The current password, and the new one with how easily it is guessed. */
export function ChangePasswordForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const me = useMe()
  const own = [me.email, me.name, me.account.name]
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState, control, setError } = useForm<v.InferInput<typeof Fields>, unknown, v.InferOutput<typeof Fields>>({
    resolver: standardSchemaResolver(Fields),
    defaultValues: empty,
  })
  const { password = '' } = useWatch({ control })
  const score = usePasswordScore(password, own)
  const submit = handleSubmit(async (body) => {
    setFailure(null)
    const weak = passwordProblem(body.password, await scoreNow(body.password, own))
    if (weak) return setError('password', { message: weak }, { shouldFocus: true })
    try {
      await call('POST /auth/password', { body })
      onDone()
    } catch (error) {
      const said = sentenceOf(error)
      if (said === securityMessages.password.wrong) setError('current', { message: said }, { shouldFocus: true })
      else if (said === securityMessages.password.same) setError('password', { message: said }, { shouldFocus: true })
      else setFailure(said)
    }
  })
  const { errors, isSubmitting } = formState
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure>{failure}</FormFailure>
      {/* for password managers, which keep a password by its address */}
      <input type="email" autoComplete="username" value={me.email} readOnly hidden />
      <PasswordField label="Current password" autoComplete="current-password" autoFocus error={errors.current?.message} {...register('current')} />
      <NewPasswordField label="New password" password={password} score={score} error={errors.password?.message} {...register('password')} />
      <div className={styles.row}>
        <Button type="submit" look="primary" disabled={isSubmitting}>
          {isSubmitting ? <Spinner /> : null}
          <span>Change password</span>
        </Button>
        <Button look="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
