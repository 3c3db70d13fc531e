import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Link } from '@tanstack/react-router'
import { MailOpen } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { ForgotForm } from '../../../../shared/api/auth-password.ts'
import { passwordMessages } from '../../../../shared/password-messages.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EntryPage } from './entry-page.tsx'
import { FormFailure } from './form-failure.tsx'
import styles from './login-form.module.css'
import { NoticePage } from './notice-page.tsx'
import { Promises } from './promises.tsx'

type Asked = v.InferOutput<typeof ForgotForm>

/** Asks for a link; what comes back is the same for every address. */
export function ForgotPage() {
  useTitle('Forgot your password?')
  const [sent, setSent] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm<v.InferInput<typeof ForgotForm>, unknown, Asked>({
    resolver: standardSchemaResolver(ForgotForm),
    defaultValues: { email: '' },
  })
  const submit = handleSubmit(async (body) => {
    setFailure(null)
    try {
      setSent((await call('POST /auth/forgot', { body })).email)
    } catch (error) {
      setFailure(sentenceOf(error))
    }
  })
  if (sent !== null)
    return (
      <NoticePage
        icon={MailOpen}
        title={screenMessages.signUp.inbox}
        actions={
          <Link to="/login" className={buttonClass()}>
            Back to sign in
          </Link>
        }
      >
        <p role="status">{passwordMessages.reset.sent(sent)}</p>
      </NoticePage>
    )
  return (
    <EntryPage title="Forgot your password?" lead={passwordMessages.reset.lead} aside={<Promises />} alt={<Link to="/login">Back to sign in</Link>}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormFailure>{failure}</FormFailure>
        <TextField label="Email" type="email" autoComplete="username" autoFocus error={formState.errors.email?.message} {...register('email')} />
        <Button type="submit" look="primary" className={styles.submit} disabled={formState.isSubmitting}>
          {formState.isSubmitting ? <Spinner /> : null}
          <span>Send the link</span>
        </Button>
      </form>
    </EntryPage>
  )
}
