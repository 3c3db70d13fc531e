import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as v from 'valibot'
import { ResetForm as Fields } from '../../../../shared/api/auth-password.ts'
import { passwordMessages } from '../../../../shared/password-messages.ts'
import { passwordProblem } from '../../../../shared/password-rule.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { FormFailure } from './form-failure.tsx'
import styles from './login-form.module.css'
import { NewPasswordField } from './new-password-field.tsx'
import { scoreNow, usePasswordScore } from './use-password-score.ts'

/** Sets the new password of whoever holds the link. */
export function ResetForm({ token, email, onDone }: { token: string; email: string; onDone: () => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState, control, setError } = useForm<v.InferInput<typeof Fields>, unknown, v.InferOutput<typeof Fields>>({
    resolver: standardSchemaResolver(Fields),
    defaultValues: { password: '' },
  })
  const { password = '' } = useWatch({ control })
  const score = usePasswordScore(password, [email])
  const submit = handleSubmit(async (values) => {
    setFailure(null)
    const weak = passwordProblem(values.password, await scoreNow(values.password, [email]))
    if (weak) return setError('password', { message: weak }, { shouldFocus: true })
    try {
      await call('POST /auth/reset', { body: { token, password: values.password } })
      onDone()
    } catch (error) {
      setFailure(sentenceOf(error))
    }
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure>{failure}</FormFailure>
      {/* for password managers, which keep a password by its address */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField label="New password" password={password} score={score} autoFocus error={formState.errors.password?.message} {...register('password')} />
      <Button type="submit" look="primary" className={styles.submit} disabled={formState.isSubmitting}>
        {formState.isSubmitting ? <Spinner /> : null}
        <span>Set password</span>
      </Button>
      <p className={styles.fine}>{passwordMessages.reset.others}</p>
    </form>
  )
}
