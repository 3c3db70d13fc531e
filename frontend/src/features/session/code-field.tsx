import { securityMessages } from '../../../../shared/security-messages.ts'
import { TextField } from '../../ui/text-field.tsx'

type CodeFieldProps = { kind: 'app' | 'recovery' | 'either'; value: string; onChange: (code: string) => void; error?: string | undefined; autoFocus?: boolean }

/** A code: of an authenticator app, which phones fill in by themselves, or a recovery code. */
export function CodeField({ kind, value, onChange, error, autoFocus = false }: CodeFieldProps) {
  return (
    <TextField
      label={kind === 'recovery' ? 'Recovery code' : 'Code'}
      name="code"
      hint={securityMessages.twoFactor.hint[kind]}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={50}
      autoFocus={autoFocus}
    />
  )
}
