import { useController, useFormContext } from 'react-hook-form'
import { type NetworkCode, networkCodes, networks } from '../../../../shared/networks.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { FieldProblem } from '../../ui/text-field.tsx'
import styles from './profile-dialog.module.css'
import type { ProfileForm } from './profile-form.ts'

const kinds: Partial<Record<NetworkCode, string>> = screenMessages.profiles.kinds

/** The network of a new profile. */
export function NetworkField() {
  const { control } = useFormContext<ProfileForm>()
  const { field, fieldState } = useController({ control, name: 'network' })
  const problem = fieldState.error?.message
  return (
    <div>
      <div role="radiogroup" aria-label="Network" aria-invalid={problem ? true : undefined} className={styles.networks}>
        {networkCodes.map((code, index) => (
          <label key={code} className={styles.network}>
            <input
              type="radio"
              name={field.name}
              ref={index === 0 ? field.ref : undefined}
              checked={field.value === code}
              onChange={() => field.onChange(code)}
              onBlur={field.onBlur}
            />
            <NetworkIcon network={code} size={20} colored />
            <span>
              <b>{networks[code].display}</b>
              <span>{kinds[code] ?? screenMessages.profiles.kind}</span>
            </span>
          </label>
        ))}
      </div>
      {problem && <FieldProblem message={problem} />}
    </div>
  )
}
