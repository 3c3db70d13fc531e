import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as v from 'valibot'
import { JoinForm as Fields } from '../../../../shared/api/team-invitations.ts'
import { passwordProblem } from '../../../../shared/password-rule.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { startAfresh } from '../../lib/mounted-reads.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormFailure } from './form-failure.tsx'
import styles from './login-form.module.css'
import { NewPasswordField } from './new-password-field.tsx'
import { scoreNow, usePasswordScore } from './use-password-score.ts'

type Invitation = { account: string; email: string; first_name: string; last_name: string }

/** Accepts an invitation with a name and a password, and signs in. */
export function JoinForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { account, email, first_name, last_name } = invitation
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState, control, setError } = useForm<v.InferInput<typeof Fields>, unknown, v.InferOutput<typeof Fields>>({
    resolver: standardSchemaResolver(Fields),
    defaultValues: { first_name, last_name, password: '' },
  })
  const typed = { first_name, last_name, password: '', ...useWatch({ control }) }
  const own = [typed.first_name, typed.last_name, account, email]
  const score = usePasswordScore(typed.password, own)
  const submit = handleSubmit(async (values) => {
    setFailure(null)
    const weak = passwordProblem(values.password, await scoreNow(values.password, own))
    if (weak) return setError('password', { message: weak }, { shouldFocus: true })
    try {
      const answer = await call('POST /auth/invitation/{token}', { params: { token }, body: values })
      await startAfresh(['GET /me', {}], answer)
      void navigate({ to: '/reports' })
    } catch (error) {
      setFailure(sentenceOf(error))
    }
  })
  const { errors, isSubmitting } = formState
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure>{failure}</FormFailure>
      {/* for password managers, which keep a password by its address */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <div className={styles.names}>
        <TextField label="First name" autoComplete="given-name" error={errors.first_name?.message} {...register('first_name')} />
        <TextField label="Last name" autoComplete="family-name" error={errors.last_name?.message} {...register('last_name')} />
      </div>
      <NewPasswordField password={typed.password} score={score} autoFocus error={errors.password?.message} {...register('password')} />
      <Button type="submit" look="primary" className={styles.submit} disabled={isSubmitting}>
        {isSubmitting ? <Spinner /> : null}
        <span>{`Join ${account}`}</span>
      </Button>
    </form>
  )
}
