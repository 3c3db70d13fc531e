import { tabDisplay } from '../../../../shared/networks.ts'
import { manifest } from '../../../../shared/reports/types/reviews/manifest.ts'
import { useTitle } from '../../lib/use-title.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import styles from './help-page.module.css'

/** What "does not offer reviews" means, for whoever follows the link of that sentence (R1.9). */
export function ReviewsHelp() {
  useTitle('Profiles of a review report')
  return (
    <main className={styles.page}>
      <h1>Profiles of a review report</h1>
      <p>A review report needs at least one profile on a network that has reviews and lets other software read them:</p>
      <ul className={styles.networks}>
        {manifest.networks.map((network) => (
          <li key={network}>
            <NetworkIcon network={network} colored />
            {tabDisplay(network)}
          </li>
        ))}
      </ul>
      <h2>Why a profile is not offered</h2>
      <p>Other networks have no reviews. They can be selected with the others and are left out of the report.</p>
      <p>
        Facebook groups and personal Facebook profiles can be published to only. The recommendations of a Facebook Page can be read; they have no stars, so they
        are counted apart and in no average rating.
      </p>
      <h2>What to do</h2>
      <p>Choose a Facebook Page or a Google Business Profile, or connect one. Its first reviews are there within 24 hours.</p>
    </main>
  )
}
