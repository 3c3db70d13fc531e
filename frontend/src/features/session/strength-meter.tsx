import { passwordMessages } from '../../../../shared/password-messages.ts'
import { passwordRule } from '../../../../shared/password-rule.ts'
import styles from './login-form.module.css'

/** What a good password is, and how good the one in the field is. */
export function StrengthMeter({ password, score }: { password: string; score: number | null }) {
  const { length } = [...password]
  if (length === 0 || score === null) return <span>{passwordMessages.rule}</span>
  const isLong = length >= passwordRule.length
  const shown = isLong ? score : Math.min(score, passwordRule.score - 1)
  const said = isLong ? (passwordMessages.scores[score] ?? '') : passwordMessages.more(passwordRule.length - length)
  return (
    <span className={styles.strength} data-good={shown >= passwordRule.score || undefined}>
      <span className={styles.bars} aria-hidden>
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} data-on={bar <= Math.max(shown, 1) || undefined} />
        ))}
      </span>
      <span aria-live="polite">{said}</span>
    </span>
  )
}
