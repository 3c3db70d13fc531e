import type { ComponentProps } from 'react'
import { PasswordField } from '../../ui/password-field.tsx'
import { StrengthMeter } from './strength-meter.tsx'
import { prepareEstimate } from './use-password-score.ts'

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete' | 'hint' | 'onFocus'> & {
  label?: string
  /** as it is typed, and how hard it is to guess */
  password: string
  score: number | null
}

/** A password that is chosen here: its strength stands below it. */
export function NewPasswordField({ label = 'Password', password, score, ...field }: NewPasswordFieldProps) {
  return (
    <PasswordField {...field} label={label} autoComplete="new-password" hint={<StrengthMeter password={password} score={score} />} onFocus={prepareEstimate} />
  )
}
