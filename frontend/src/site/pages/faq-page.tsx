import { cx } from '../../lib/cx.ts'
import { faqGroups } from '../content/faq.ts'
import page from '../page.module.css'
import { Banner } from '../parts/banner.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Questions } from '../parts/questions.tsx'
import styles from './text-page.module.css'

export function FaqPage() {
  return (
    <>
      <PageHead title="Questions" lead="What people ask before they trust a report." />
      <section aria-label="Questions and answers">
        <div className={page.wrap}>
          <div className={page.rule}>
            <nav className={cx(page.rail, styles.contents)} aria-label="Groups">
              {faqGroups.map(({ id, title }) => (
                <a key={id} href={`#${id}`}>
                  {title}
                </a>
              ))}
            </nav>
            <div>
              {faqGroups.map(({ id, title, questions }) => (
                <section key={id} id={id} className={styles.group} aria-label={title}>
                  <h2 className={page.small}>{title}</h2>
                  <Questions questions={questions} />
                </section>
              ))}
            </div>
          </div>
        </div>
      </section>
      <Banner title="Check your own figures" />
    </>
  )
}
