import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useController, useForm, useWatch } from 'react-hook-form'
import type * as v from 'valibot'
import { type ApiKey, ApiKeyForm, keyNameLength } from '../../../../shared/api/api-keys.ts'
import { keyScopes } from '../../../../shared/api/scopes.ts'
import { addDays, dateIn, formatDate } from '../../../../shared/dates/index.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { call } from '../../lib/api.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { serverNow } from '../../lib/server-clock.ts'
import { useSending } from '../../lib/use-submit.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import { SaveButtons } from '../../ui/save-buttons.tsx'
import { FieldProblem, TextField } from '../../ui/text-field.tsx'
import styles from './api-keys.module.css'

const form = 'create-key'
type Made = { key: ApiKey; token: string }

export function CreateKeyDialog({ onMade, onClose }: { onMade: (made: Made) => void; onClose: () => void }) {
  const today = dateIn(serverNow(), zoneOf(useMe()))
  const { busy, failure, send } = useSending()
  const { register, handleSubmit, formState, control } = useForm<v.InferInput<typeof ApiKeyForm>, unknown, v.InferOutput<typeof ApiKeyForm>>({
    resolver: standardSchemaResolver(ApiKeyForm),
    defaultValues: { name: '', scopes: ['read'], ends: '90' },
  })
  const name = useWatch({ control, name: 'name' })
  const { field: scopes } = useController({ control, name: 'scopes' })
  const { field: ends } = useController({ control, name: 'ends' })
  const { errors } = formState
  const submit = handleSubmit((body) => send(async () => onMade(await call('POST /api-keys', { body }))))
  const inDays = (days: number) => `${formatDate(addDays(today, days))}`
  return (
    <Dialog
      title="Create key"
      width={520}
      busy={busy}
      onClose={onClose}
      foot={<SaveButtons form={form} busy={busy} onClose={onClose} save="Create" saving="Creating" />}
    >
      <form id={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label="Name"
          autoFocus
          autoComplete="off"
          aside={<span className={styles.soft}>{`${formatCount(name.length)} of ${formatCount(keyNameLength)}`}</span>}
          error={errors.name?.message}
          {...register('name')}
        />
        <fieldset className={styles.scopes}>
          <legend>Permissions</legend>
          {keyScopes.map((scope) => (
            <label key={scope}>
              <input
                type="checkbox"
                checked={scopes.value.includes(scope)}
                onChange={({ target }) => scopes.onChange(keyScopes.filter((one) => (one === scope ? target.checked : scopes.value.includes(one))))}
              />
              <span>
                {screenMessages.apiKeys.scopes[scope].label}
                <span className={styles.soft}>{screenMessages.apiKeys.scopes[scope].hint}</span>
              </span>
            </label>
          ))}
          {errors.scopes?.message && <FieldProblem message={errors.scopes.message} />}
        </fieldset>
        <FormSelect
          label="Expires"
          options={[
            { id: '30', label: 'In 30 days', hint: inDays(30) },
            { id: '90', label: 'In 90 days', hint: inDays(90) },
            { id: '365', label: 'In a year', hint: inDays(365) },
            { id: 'never', label: 'Never' },
          ]}
          value={ends.value}
          onChange={ends.onChange}
        />
        <div role="alert">{failure && <FieldProblem message={failure} />}</div>
      </form>
    </Dialog>
  )
}
