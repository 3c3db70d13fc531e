import { useNavigate } from '@tanstack/react-router'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Logo } from '../../ui/logo.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'

/** Only paths of this site: a crafted link must not lead away after signing in. */
function safePath(next: string | undefined): string {
  return next?.startsWith('/') && !next.startsWith('//') && !next.startsWith('/\\') ? next : '/reports'
}

const promises = [
  ['Every figure has a passport', screenMessages.welcome.passport],
  ['One report, everywhere the same', screenMessages.welcome.same],
  ['On time, or you hear of it', screenMessages.welcome.ledger],
] as const

export function LoginPage({ next }: { next: string | undefined }) {
  useTitle('Sign in')
  const navigate = useNavigate()
  return (
    <div className={styles.page}>
      <main className={styles.form}>
        <div className={styles.box}>
          <p className={styles.brand}>
            <Logo size={32} />
            Almanac
          </p>
          <h1 className={styles.title}>Sign in</h1>
          <p className={styles.lead}>{screenMessages.welcome.lead}</p>
          <LoginForm onSignedIn={() => void navigate({ href: safePath(next), replace: true })} />
        </div>
      </main>
      <aside className={styles.side} aria-label="About Almanac">
        <svg className={styles.rings} viewBox="0 0 800 800" aria-hidden="true">
          {[80, 160, 240, 320, 400, 480, 560].map((radius) => (
            <circle key={radius} cx="620" cy="620" r={radius} />
          ))}
          <path d="M40 620h1160M620 40v1160M210 210l820 820M1030 210L210 1030" />
        </svg>
        <ul className={styles.promises}>
          {promises.map(([title, text]) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}
