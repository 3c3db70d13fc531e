import type { Branding } from '../../../../shared/branding/brand.ts'
import { brandingScreenMessages as words } from '../../../../shared/branding-messages.ts'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { FormSelect } from '../../ui/form-select.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { BrandingForm } from './branding-form.ts'
import styles from './white-label-fields.module.css'

type WhiteLabelFieldsProps = {
  form: BrandingForm
  wider: Branding | null
  domains: readonly string[]
  /** by the plan; what it lacks can be given up, not chosen */
  allowed: boolean
  onChange: (change: Partial<BrandingForm>) => void
}

const none = 'none'
const said = { on: true, off: false, wider: null } as const
type Said = keyof typeof said

/** Our own name, left out or not, and the host of shared links. */
export function WhiteLabelFields({ form, wider, domains, allowed, onChange }: WhiteLabelFieldsProps) {
  const value: Said = form.white_label === null ? (wider ? 'wider' : 'off') : form.white_label ? 'on' : 'off'
  const options = [
    ...(wider ? [{ id: 'wider' as const, label: words.asAccount }] : []),
    { id: 'off' as const, label: 'Off' },
    ...(allowed || value === 'on' ? [{ id: 'on' as const, label: 'On' }] : []),
  ]
  return (
    <section className={styles.part} aria-labelledby="white-label-title">
      <div>
        <h2 id="white-label-title">{words.whiteLabel}</h2>
        <p>{allowed ? words.whiteLabelHint : featureMessages.white_label}</p>
      </div>
      <Segmented
        label={words.whiteLabel}
        options={options}
        value={value}
        onChange={(id) => onChange({ white_label: wider || id === 'on' ? said[id] : null })}
      />
      {wider === null && (domains.length > 0 || form.domain !== null) && (
        <div className={styles.domain}>
          <FormSelect
            label={words.domain}
            options={[
              { id: none, label: words.noDomain },
              ...[...new Set([...(allowed ? domains : []), ...(form.domain === null ? [] : [form.domain])])].map((domain) => ({ id: domain, label: domain })),
            ]}
            value={form.domain ?? none}
            onChange={(id) => onChange({ domain: id === none ? null : id })}
          />
          <p>{words.domainHint}</p>
        </div>
      )}
    </section>
  )
}
