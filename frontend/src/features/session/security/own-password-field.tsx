import { PasswordField } from '../../../ui/password-field.tsx'

/** The password that somebody has, asked again before what needs it. */
export function OwnPasswordField({ value, onChange }: { value: string; onChange: (password: string) => void }) {
  return (
    <PasswordField
      label="Your password"
      name="password"
      autoComplete="current-password"
      autoFocus
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
