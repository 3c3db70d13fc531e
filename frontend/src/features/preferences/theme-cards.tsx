import { useId } from 'react'
import { chooseTheme } from '../../lib/choose-theme.ts'
import { useTheme } from '../../lib/theme.ts'
import styles from './theme-cards.module.css'

const cards = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'auto', label: 'As the device' },
] as const

/** Each is drawn in its own colours, whatever theme the page has. */
export function ThemeCards() {
  const name = useId()
  const theme = useTheme()
  return (
    <div role="radiogroup" aria-label="Theme" className={styles.cards}>
      {cards.map(({ id, label }) => (
        <label key={id} className={styles.card}>
          <span className={styles.picture} data-of={id} aria-hidden>
            {(id === 'auto' ? ['light', 'dark'] : [id]).map((half) => (
              <span key={half} className={styles.sheet} data-of={half}>
                <i />
                <i />
                <i />
              </span>
            ))}
          </span>
          <span className={styles.name}>
            <input type="radio" name={name} checked={theme === id} onChange={() => chooseTheme(id)} />
            {label}
          </span>
        </label>
      ))}
    </div>
  )
}
