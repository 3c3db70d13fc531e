import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { EmailForm } from '../../../../shared/api/preferences.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { call } from '../../lib/api.ts'
import { showToast } from '../../lib/toast.ts'
import { useSending } from '../../lib/use-submit.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SaveButtons } from '../../ui/save-buttons.tsx'
import { FieldProblem, TextField } from '../../ui/text-field.tsx'
import styles from './preferences.module.css'

const form = 'change-email'

/** The password is asked for again: whoever finds an open browser must not take the account away by another address. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { busy, failure, send } = useSending()
  const { register, handleSubmit, formState } = useForm<v.InferInput<typeof EmailForm>, unknown, v.InferOutput<typeof EmailForm>>({
    resolver: standardSchemaResolver(EmailForm),
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState
  const submit = handleSubmit((body) =>
    send(async () => {
      const { email } = await call('POST /me/email', { body })
      showToast({ kind: 'success', message: screenMessages.preferences.emailSent(email) })
      onClose()
    }),
  )
  return (
    <Dialog
      title="Change email"
      width={450}
      busy={busy}
      onClose={onClose}
      foot={<SaveButtons form={form} busy={busy} onClose={onClose} save="Send the link" saving="Sending the link" />}
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
