import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as v from 'valibot'
import { SignUpForm as Fields } from '../../../../shared/api/auth-sign-up.ts'
import { passwordProblem } from '../../../../shared/password-rule.ts'
import type { BillingInterval, SignUpPlanId } from '../../../../shared/plan-catalogue.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormFailure } from './form-failure.tsx'
import styles from './login-form.module.css'
import { NewPasswordField } from './new-password-field.tsx'
import { scoreNow, usePasswordScore } from './use-password-score.ts'

type Asked = v.InferOutput<typeof Fields>
export type SignUp = { readonly email: string; readonly again: () => Promise<void> }

const empty = { first_name: '', last_name: '', company: '', email: '', password: '' }
const own = ({ first_name, last_name, company, email }: Omit<Asked, 'password'>) => [first_name, last_name, company, email]

/** `onSent`: the address an email went to, and how to send it again. */
export function SignUpForm({ plan, interval, onSent }: { plan: SignUpPlanId; interval: BillingInterval; onSent: (sent: SignUp) => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState, control, setError } = useForm<v.InferInput<typeof Fields>, unknown, Asked>({
    resolver: standardSchemaResolver(Fields),
    defaultValues: empty,
  })
  const typed = { ...empty, ...useWatch({ control }) }
  const score = usePasswordScore(typed.password, own(typed))
  const submit = handleSubmit(async (values) => {
    setFailure(null)
    const weak = passwordProblem(values.password, await scoreNow(values.password, own(values)))
    if (weak) return setError('password', { message: weak }, { shouldFocus: true })
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const send = () => call('POST /auth/signup', { body: { ...values, plan, interval, timezone } })
    try {
      const { email } = await send()
      onSent({ email, again: () => send().then(() => undefined) })
    } catch (error) {
      setFailure(sentenceOf(error))
    }
  })
  const { errors, isSubmitting } = formState
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure>{failure}</FormFailure>
      <div className={styles.names}>
        <TextField label="First name" autoComplete="given-name" autoFocus error={errors.first_name?.message} {...register('first_name')} />
        <TextField label="Last name" autoComplete="family-name" error={errors.last_name?.message} {...register('last_name')} />
      </div>
      <TextField label="Company" autoComplete="organization" error={errors.company?.message} {...register('company')} />
      <TextField label="Work email" type="email" autoComplete="username" error={errors.email?.message} {...register('email')} />
      <NewPasswordField password={typed.password} score={score} error={errors.password?.message} {...register('password')} />
      <Button type="submit" look="primary" className={styles.submit} disabled={isSubmitting}>
        {isSubmitting ? <Spinner /> : null}
        <span>{isSubmitting ? 'Sending the link' : 'Create account'}</span>
      </Button>
      <p className={styles.fine}>
        {screenMessages.signUp.agree}{' '}
        <a href="/terms/" target="_blank" rel="noreferrer">
          terms
        </a>{' '}
        and{' '}
        <a href="/privacy/" target="_blank" rel="noreferrer">
          privacy notice
        </a>
        . {screenMessages.signUp.fine}
      </p>
    </form>
  )
}
