import { screenMessages } from '../../../../shared/screen-messages.ts'
import styles from './entry-page.module.css'

const promises = [
  ['Every figure has a passport', screenMessages.welcome.passport],
  ['One report, everywhere the same', screenMessages.welcome.same],
  ['On time, or we tell you', screenMessages.welcome.ledger],
] as const

export function Promises() {
  return (
    <ul className={styles.promises}>
      {promises.map(([title, text]) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
