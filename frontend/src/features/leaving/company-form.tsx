import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useController, useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { Company } from '../../../../shared/company.ts'
import { countries } from '../../../../shared/countries.ts'
import { subscriptionWords } from '../../../../shared/subscription-messages.ts'
import { call } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './leaving.module.css'

const words = subscriptionWords.company
/** A list has no empty key. */
const none = 'none'

/** Who invoices are made out to. */
export function CompanyForm({ company }: { company: Company }) {
  const { register, handleSubmit, formState, reset, control } = useForm<v.InferInput<typeof Company>, unknown, Company>({
    resolver: standardSchemaResolver(Company),
    defaultValues: company,
  })
  const { field: country } = useController({ control, name: 'country' })
  const { errors, isSubmitting, isDirty } = formState
  const submit = handleSubmit(async (values) => {
    try {
      const saved = await call('PATCH /account/company', { body: values })
      reset(saved.company)
      showToast({ kind: 'success', message: words.saved })
    } catch (error) {
      tellFailure(error)
    }
  })
  return (
    <form noValidate className={styles.company} onSubmit={(event) => void submit(event)}>
      <TextField label={words.name} autoComplete="organization" error={errors.name?.message} {...register('name')} />
      <TextField label={words.line1} autoComplete="address-line1" error={errors.line1?.message} {...register('line1')} />
      <TextField label={words.line2} autoComplete="address-line2" error={errors.line2?.message} {...register('line2')} />
      <div className={styles.pair}>
        <TextField label={words.postalCode} autoComplete="postal-code" error={errors.postal_code?.message} {...register('postal_code')} />
        <TextField label={words.city} autoComplete="address-level2" error={errors.city?.message} {...register('city')} />
      </div>
      <FormSelect
        label={words.country}
        options={[{ id: none, label: words.noCountry }, ...countries().map(({ value, label }) => ({ id: value, label }))]}
        value={country.value || none}
        onChange={(id) => country.onChange(id === none ? '' : id)}
        error={errors.country?.message}
      />
      <TextField label={words.vat} error={errors.vat?.message} {...register('vat')} />
      <div>
        <Button type="submit" disabled={!isDirty || isSubmitting}>
          {isSubmitting ? 'Saving' : 'Save'}
        </Button>
      </div>
    </form>
  )
}
