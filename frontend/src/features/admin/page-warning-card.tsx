import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Controller, useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { adminMessages } from '../../../../shared/admin-messages.ts'
import { PageWarningForm, pageWarningTypes } from '../../../../shared/api/page-warnings.ts'
import { call } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { useRead } from '../../lib/use-read.ts'
import { useSending } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import list from '../../ui/list-page.module.css'
import { FieldProblem, TextField } from '../../ui/text-field.tsx'
import styles from './admin.module.css'

const words = adminMessages.warning
const types = pageWarningTypes.map((id) => ({ id, label: words.types[id] }))

/** What everybody is told at the top of every page, and the form for the next. */
export function PageWarningCard() {
  const { data } = useRead('GET /page-warnings', {}, { silent: true })
  const { busy, failure, send } = useSending()
  const { register, control, handleSubmit, formState, reset } = useForm<v.InferInput<typeof PageWarningForm>, unknown, v.InferOutput<typeof PageWarningForm>>({
    resolver: standardSchemaResolver(PageWarningForm),
    defaultValues: { message: '', link: null, type: 'INFO', closable: true },
  })
  const submit = handleSubmit((body) =>
    send(async () => {
      await call('POST /admin/page-warning', { body })
      showToast({ kind: 'success', message: words.shown })
      reset()
    }),
  )
  const remove = async () => {
    try {
      await call('DELETE /admin/page-warning')
      showToast({ kind: 'success', message: words.removed })
    } catch (error) {
      tellFailure(error)
    }
  }
  const shown = data?.data
  const { errors } = formState
  return (
    <section className={`${list.card} ${styles.second}`} aria-labelledby="page-warning">
      <h2 id="page-warning" className={styles.title}>
        {words.title}
      </h2>
      <form noValidate className={styles.warning} onSubmit={(event) => void submit(event)}>
        <p>{words.lead}</p>
        {shown ? (
          <div className={styles.told}>
            <p>
              {words.now} <b dir="auto">{shown.message}</b>
            </p>
            <Button size="small" onClick={() => void remove()}>
              {words.remove}
            </Button>
          </div>
        ) : (
          data && <p className={styles.soft}>{words.none}</p>
        )}
        <TextField label={words.message} maxLength={200} autoComplete="off" dir="auto" error={errors.message?.message} {...register('message')} />
        <TextField
          label={words.link}
          hint={words.linkHint}
          maxLength={500}
          autoComplete="off"
          error={errors.link?.message}
          {...register('link', { setValueAs: (link: string | null) => link?.trim() || null })}
        />
        <Controller
          control={control}
          name="type"
          render={({ field }) => <FormSelect label={words.type} options={types} value={field.value} onChange={field.onChange} />}
        />
        <label className={styles.closable}>
          <input type="checkbox" {...register('closable')} /> {words.closable}
        </label>
        <div role="alert">{failure && <FieldProblem message={failure} />}</div>
        <Button look="primary" type="submit" aria-disabled={busy || undefined}>
          {busy ? words.showing : words.show}
        </Button>
      </form>
    </section>
  )
}
