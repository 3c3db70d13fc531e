import { Link } from '@tanstack/react-router'
import { tabDisplay } from '../../../../shared/networks.ts'
import { manifest } from '../../../../shared/reports/types/reviews/manifest.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { useTitle } from '../../lib/use-title.ts'
import { buttonClass } from '../../ui/button.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import styles from './help-page.module.css'

/** What "does not offer reviews" means, for whoever follows the link of that sentence (docs/behaviours.md#profiles-that-can-take-a-report). */
export function ReviewsHelp() {
  useTitle('Profiles of a review report')
  return (
    <main className={styles.page}>
      <h1>Profiles of a review report</h1>
      <p>{screenMessages.reviewsHelp.needs}</p>
      <ul className={styles.networks}>
        {manifest.networks.map((network) => (
          <li key={network}>
            <NetworkIcon network={network} colored />
            {tabDisplay(network)}
          </li>
        ))}
      </ul>
      <h2>Why a profile is not offered</h2>
      <p>{screenMessages.reviewsHelp.others}</p>
      <p>{screenMessages.reviewsHelp.facebook}</p>
      <h2>What to do</h2>
      <p>{screenMessages.reviewsHelp.todo}</p>
      <p>
        <Link to="/reports" className={buttonClass()}>
          Go to reports
        </Link>
      </p>
    </main>
  )
}
