import { networkCodes } from '../../../../shared/networks.ts'
import { trialDays } from '../../../../shared/plan-catalogue.ts'
import { cx } from '../../lib/cx.ts'
import page from '../page.module.css'
import { Action } from '../parts/action.tsx'
import { inWords } from '../parts/in-words.ts'
import { useSite } from '../site-context.ts'
import styles from './hero.module.css'
import { Shot } from './shot.tsx'

const proofs = [
  { said: 'Every figure shows where it comes from.', to: '#passport' },
  { said: 'See what happened to every delivery.', to: '#ledger' },
  { said: 'Every link opens exactly what was sent.', to: '#links' },
]

export function Hero() {
  const { sampleReport } = useSite().configuration
  return (
    <section className={styles.hero} aria-label="What Almanac is">
      <div className={page.wrap}>
        <div className={styles.words}>
          <h1 className={page.hero}>Social media reports you can defend</h1>
          <p className={cx(page.lead, styles.lead)}>
            Almanac measures your profiles on {inWords(networkCodes.length)} networks and sends the report by link, PDF and mail.
            {proofs.map(({ said, to }, at) => (
              <span key={to}>
                {' '}
                {said}{' '}
                <a className={page.cite} href={to} aria-label={`Proof ${at + 1}`}>
                  {at + 1}
                </a>
              </span>
            ))}
          </p>
          <div className={styles.acts}>
            <Action look="primary" size="large" href="/pricing">
              Get started now
            </Action>
            {sampleReport && (
              <Action look="line" size="large" href={sampleReport}>
                Open a sample report
              </Action>
            )}
            <span className={styles.fine}>{trialDays} days free, no card</span>
          </div>
        </div>
        <Shot />
      </div>
    </section>
  )
}
