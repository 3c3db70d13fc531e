import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import styles from './password-field.module.css'
import { TextField } from './text-field.tsx'

/** A password, which can be looked at while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button type="button" className={styles.show} aria-label="Show password" aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
        </button>
      }
    />
  )
}
