import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { NameForm as Fields } from '../../../../shared/api/preferences.ts'
import { messages } from '../../../../shared/messages.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { call } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './preferences.module.css'

type Names = v.InferInput<typeof Fields>
type NameFormProps = { details: Names | undefined; failed: boolean; onRetry: () => void }

export function NameForm({ details, failed, onRetry }: NameFormProps) {
  const { register, handleSubmit, formState, reset } = useForm<Names, unknown, v.InferOutput<typeof Fields>>({
    resolver: standardSchemaResolver(Fields),
    defaultValues: { first_name: details?.first_name ?? '', last_name: details?.last_name ?? '' },
  })
  if (failed && !details)
    return (
      <div className={styles.failed}>
        <p>{messages.generic}</p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    )
  if (!details) return <Skeleton height={58} />
  const { errors, isSubmitting, isDirty } = formState
  const submit = handleSubmit(async (names) => {
    try {
      await call('PATCH /me/name', { body: names })
      reset(names)
      showToast({ kind: 'success', message: screenMessages.preferences.nameSaved })
    } catch (error) {
      tellFailure(error)
    }
  })
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={styles.pair}>
        <TextField label="First name" autoComplete="given-name" error={errors.first_name?.message} {...register('first_name')} />
        <TextField label="Last name" autoComplete="family-name" error={errors.last_name?.message} {...register('last_name')} />
      </div>
      <Button type="submit" disabled={!isDirty || isSubmitting}>
        {isSubmitting ? 'Saving' : 'Save'}
      </Button>
    </form>
  )
}
