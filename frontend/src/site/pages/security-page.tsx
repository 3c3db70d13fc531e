import { cx } from '../../lib/cx.ts'
import { securityGroups } from '../content/security.ts'
import page from '../page.module.css'
import { Action } from '../parts/action.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Points } from '../parts/points.tsx'
import styles from './text-page.module.css'

export function SecurityPage() {
  return (
    <>
      <PageHead title="Security" lead="Built to contain mistakes. What we promise, and how we do it." />
      <section className={page.last} aria-label="Promises">
        <div className={page.wrap}>
          {securityGroups.map(({ title, promises }, at) => (
            <div key={title} className={cx(page.rule, at > 0 && page.quiet)}>
              <div className={page.rail}>
                <h2 className={page.small}>{title}</h2>
              </div>
              <Points points={promises} />
            </div>
          ))}
          <div className={cx(page.card, styles.found)}>
            <div>
              <h2 className={page.small}>Found a fault?</h2>
              <p>Tell us privately. You get an answer within three working days, and a fix or a plan within thirty.</p>
            </div>
            <Action look="line" size="medium" href="/responsible-disclosure-policy/">
              Responsible disclosure
            </Action>
          </div>
        </div>
      </section>
    </>
  )
}
