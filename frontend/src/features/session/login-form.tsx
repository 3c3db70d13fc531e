import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { Credentials } from '../../../../shared/api/auth.ts'
import { sentenceOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormFailure } from './form-failure.tsx'
import styles from './login-form.module.css'
import { signIn } from './sign-in.ts'

type LoginFormProps = {
  /** why somebody is back at it */
  said: string | null
  onSignedIn: (first: string) => void
  /** a code is asked for as well */
  onCode: () => void
}

/** Email and password; the server's sentence stands above the form and is read out. */
export function LoginForm({ said, onSignedIn, onCode }: LoginFormProps) {
  const [failure, setFailure] = useState<string | null>(said)
  const { register, handleSubmit, formState, setFocus } = useForm<v.InferInput<typeof Credentials>, unknown, v.InferOutput<typeof Credentials>>({
    resolver: standardSchemaResolver(Credentials),
    defaultValues: { email: '', password: '' },
  })
  const submit = handleSubmit(async (values) => {
    setFailure(null)
    try {
      const first = await signIn(values)
      if (first === null) onCode()
      else onSignedIn(first)
    } catch (error) {
      setFailure(sentenceOf(error))
      setFocus('password', { shouldSelect: true })
    }
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure>{failure}</FormFailure>
      <TextField label="Email" type="email" autoComplete="username" autoFocus error={formState.errors.email?.message} {...register('email')} />
      <PasswordField
        label="Password"
        aside={<Link to="/password">Forgot password?</Link>}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" look="primary" className={styles.submit} disabled={formState.isSubmitting}>
        {formState.isSubmitting ? <Spinner /> : null}
        <span>{formState.isSubmitting ? 'Signing in' : 'Sign in'}</span>
      </Button>
    </form>
  )
}
