import type { SiteText } from '../../../../shared/site-pages.ts'
import { cx } from '../../lib/cx.ts'
import { Logo } from '../../ui/logo.tsx'
import { textContent } from '../content/texts.ts'
import page from '../page.module.css'
import { ContactForm, takesMessages } from '../parts/contact-form.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { useSite } from '../site-context.ts'
import styles from './text-page.module.css'

const idOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-')

const isForm = (text: SiteText): text is 'contact' | 'demo' => text === 'contact' || text === 'demo'

const sizes = [96, 64, 40, 24]

function Marks() {
  return (
    <div className={cx(page.card, styles.marks)}>
      {sizes.map((size) => (
        <Logo key={size} size={size} />
      ))}
      <a href="/favicon.svg" download="almanac-mark.svg">
        Download as SVG
      </a>
    </div>
  )
}

export function TextPage({ text }: { text: SiteText }) {
  const { configuration } = useSite()
  const { title, lead, template, parts: partsOf } = textContent[text]
  const parts = partsOf(configuration)
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={page.last}>
        <div className={page.wrap}>
          <div className={page.rule}>
            <nav className={cx(page.rail, styles.contents)} aria-label="Contents">
              {parts.map((part) => (
                <a key={part.title} href={`#${idOf(part.title)}`}>
                  {part.title}
                </a>
              ))}
            </nav>
            <article className={styles.prose}>
              {parts.map((part, at) => (
                <section key={part.title} id={idOf(part.title)} aria-label={part.title}>
                  <h2>{part.title}</h2>
                  {part.paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  {at === 0 && isForm(text) && takesMessages(configuration) && <ContactForm page={text} />}
                  {text === 'brand-assets' && part.title === 'The mark' && <Marks />}
                </section>
              ))}
              {template && (
                <p className={cx(page.caption, styles.marked)}>
                  A template. The operator of this installation completes it and has it reviewed before it takes effect.
                </p>
              )}
            </article>
          </div>
        </div>
      </div>
    </>
  )
}
