import { Link } from '@tanstack/react-router'
import { tabDisplay } from '../../../../shared/networks.ts'
import { head as reviews } from '../../../../shared/reports/reviews/head.ts'
import { useTitle } from '../../lib/use-title.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import styles from './help-page.module.css'

/** Where a refused review report leads (R1.9). Open to everybody, so that the link can be passed on. */
export function ReviewsHelp() {
  useTitle('Which profiles have reviews')
  return (
    <main className={styles.page}>
      <p className={styles.brand}>
        <Logo size={28} />
        Almanac help
      </p>
      <h1 className={styles.title}>Which profiles have reviews</h1>
      <div className={styles.article}>
        <p>A review performance report needs at least one profile on a network where people write reviews:</p>
        <ul className={styles.networks}>
          {reviews.networks.map((code) => (
            <li key={code}>
              <NetworkIcon network={code} colored />
              {tabDisplay(code)}
            </li>
          ))}
        </ul>
        <h2>Networks without reviews</h2>
        <p>
          All other networks do not offer reviews. Their profiles are shown with a lock and are left out of the report, even when all profiles are selected.
        </p>
        <h2>Facebook groups and profiles</h2>
        <p>Only Facebook pages have reviews. Due to Meta restrictions, groups and personal profiles can be published to, and nothing can be read from them.</p>
        <Link to="/reports/run/$type" params={{ type: reviews.id }} className={buttonClass({ look: 'primary' })}>
          Run review performance
        </Link>
      </div>
    </main>
  )
}
