import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { EmailForm } from '../../../../shared/api/preferences.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldProblem, TextField } from '../../ui/text-field.tsx'
import styles from './preferences.module.css'

const form = 'change-email'

/** The password is asked for again: whoever finds an open browser must not take the account away by another address. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm<v.InferInput<typeof EmailForm>, unknown, v.InferOutput<typeof EmailForm>>({
    resolver: standardSchemaResolver(EmailForm),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (values) => {
    setFailure(null)
    try {
      const { email } = await call('POST /me/email', { body: values })
      showToast({ kind: 'success', message: screenMessages.preferences.emailSent(email) })
      onClose()
    } catch (error) {
      setFailure(sentenceOf(error))
    }
  })
  return (
    <Dialog
      title="Change email"
      width={450}
      busy={isSubmitting}
      onClose={onClose}
      foot={
        <>
          <Button look="ghost" onClick={() => !isSubmitting && onClose()}>
            Cancel
          </Button>
          <Button type="submit" form={form} look="primary" disabled={isSubmitting}>
            {isSubmitting ? 'Sending the link' : 'Send the link'}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.dialog} onSubmit={(event) => void submit(event)}>
        <TextField label="New email" type="email" autoComplete="email" autoFocus error={errors.email?.message} {...register('email')} />
        <TextField label="Password" type="password" autoComplete="current-password" error={errors.password?.message} {...register('password')} />
        <div role="alert">{failure && <FieldProblem message={failure} />}</div>
        <p className={styles.soft}>{screenMessages.preferences.emailHint}</p>
      </form>
    </Dialog>
  )
}
