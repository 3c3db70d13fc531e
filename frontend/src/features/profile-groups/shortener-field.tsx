import { Link } from 'lucide-react'
import { useController, useFormContext } from 'react-hook-form'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { groupMessages } from '../../../../shared/group-messages.ts'
import { lettersOf } from '../../../../shared/letters.ts'
import { groupLengths } from '../../../../shared/profile-groups.ts'
import { hasFeature, useMe } from '../../lib/me.tsx'
import { showToast } from '../../lib/toast.ts'
import { FormSelect } from '../../ui/form-select.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './group-dialog.module.css'
import type { GroupForm, Shortener } from './group-form.ts'

const choices = [
  { id: 'none', label: 'None' },
  { id: 'vista', label: 'Almanac links' },
  { id: 'domain', label: 'Own domain' },
  { id: 'profile', label: 'Connected profile' },
] as const

/** Feature of the plan that each choice needs. */
const needed = { none: null, vista: 'link_shortener', domain: 'white_label', profile: 'link_shortener' } as const satisfies Record<
  Shortener,
  'link_shortener' | 'white_label' | null
>

/** How links in posts of this group are shortened. What the plan lacks says so and is not switched to; what is chosen already stays. */
export function ShortenerField() {
  const me = useMe()
  const { control, register, formState } = useFormContext<GroupForm>()
  const { field, fieldState } = useController({ control, name: 'shortener' })
  const { field: domain } = useController({ control, name: 'shortener_domain' })
  const choose = (id: Shortener) => {
    const feature = needed[id]
    if (feature && !hasFeature(me, feature) && id !== formState.defaultValues?.shortener) showToast({ kind: 'locked', message: featureMessages[feature] })
    else field.onChange(id)
  }
  return (
    <section className={styles.part} aria-labelledby="shortener-title">
      <h3 id="shortener-title">Link shortener</h3>
      <div className={styles.choices}>
        <Segmented label="Link shortener" value={field.value} onChange={choose} options={choices} />
      </div>
      {field.value === 'domain' && (
        <TextField
          label="Domain URL"
          icon={<Link size={16} strokeWidth={1.75} aria-hidden />}
          aside={<span className={styles.count}>{`${formatCount(lettersOf(domain.value))} of ${formatCount(groupLengths.domain)}`}</span>}
          error={formState.errors.shortener_domain?.message}
          {...register('shortener_domain')}
        />
      )}
      {field.value === 'profile' && (
        <FormSelect label="Bitly profile" options={[]} value={null} onChange={() => {}} placeholder={groupMessages.noBitly} error={fieldState.error?.message} />
      )}
    </section>
  )
}
