import { useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { Answered } from '../../../../shared/api/client.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { lettersOf } from '../../../../shared/letters.ts'
import { groupLengths } from '../../../../shared/profile-groups.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { ZoneField } from '../../pickers/zones/zone-field.tsx'
import field from '../../ui/field.module.css'
import { FormSelect } from '../../ui/form-select.tsx'
import { FieldProblem, TextField } from '../../ui/text-field.tsx'
import { CountryField } from './country-field.tsx'
import styles from './group-dialog.module.css'
import type { GroupForm } from './group-form.ts'
import { PictureField } from './picture-field.tsx'

export type GroupChoices = Answered<'GET /profiles/formdata'>

type GroupFieldsProps = { choices: GroupChoices; onPictureBusy: (busy: boolean) => void }

/** What a group is: the fields of both dialogs. */
export function GroupFields({ choices, onPictureBusy }: GroupFieldsProps) {
  const { control, register, formState } = useFormContext<GroupForm>()
  const { field: name } = useController({ control, name: 'name' })
  const { field: type } = useController({ control, name: 'type' })
  const { field: industry } = useController({ control, name: 'industry' })
  const { errors } = formState
  return (
    <>
      <div className={styles.head}>
        <PictureField onBusy={onPictureBusy} />
        <div className={styles.fields}>
          <TextField
            label="Name"
            autoFocus
            autoComplete="off"
            dir="auto"
            aside={<Count text={name.value} of={groupLengths.name} />}
            error={errors.name?.message}
            {...register('name')}
          />
          <div className={styles.two}>
            <FormSelect
              label="Type"
              placeholder="Select a type"
              options={choices.entityTypes.map(({ value, label }) => ({ id: value, label }))}
              value={type.value}
              onChange={type.onChange}
              error={errors.type?.message}
            />
            <CountryField countries={choices.countries} />
          </div>
          <div>
            <ZoneField />
            {!errors.timezone && <p className={field.hint}>{screenMessages.groups.midnight}</p>}
          </div>
        </div>
      </div>
      <Description />
      <FormSelect
        label="Industry (optional)"
        options={[{ id: none, label: 'None' }, ...choices.industries.map(({ value, label }) => ({ id: value, label }))]}
        value={industry.value ?? none}
        onChange={(id) => industry.onChange(id === none ? null : id)}
      />
    </>
  )
}

/** A list has no empty key. */
const none = 'none'

function Count({ text, of }: { text: string; of: number }) {
  return <span className={styles.count}>{`${formatCount(lettersOf(text))} of ${formatCount(of)}`}</span>
}

function Description() {
  const id = useId()
  const { control, register, formState } = useFormContext<GroupForm>()
  const { field: description } = useController({ control, name: 'description' })
  const problem = formState.errors.description?.message
  return (
    <div className={field.field}>
      <div className={field.head}>
        <label className={field.label} htmlFor={id}>
          Description <span className={styles.optional}>(optional)</span>
        </label>
        <Count text={description.value} of={groupLengths.description} />
      </div>
      <textarea
        id={id}
        rows={2}
        dir="auto"
        className={styles.text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        {...register('description')}
      />
      {problem && <FieldProblem id={`${id}-error`} message={problem} />}
    </div>
  )
}
