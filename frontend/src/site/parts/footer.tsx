import { Logo } from '../../ui/logo.tsx'
import { footerColumns } from '../content/navigation.ts'
import page from '../page.module.css'
import { useSite } from '../site-context.ts'
import styles from './footer.module.css'
import { LinkList } from './navigation-link.tsx'

export function Footer() {
  const { configuration, year } = useSite()
  return (
    <footer className={styles.foot}>
      <div className={page.wrap}>
        <div className={styles.columns}>
          {footerColumns.map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <LinkList links={links} />
            </section>
          ))}
        </div>
        <div className={styles.base}>
          <span className={styles.brand}>
            <Logo size={20} />
            Almanac
          </span>
          <span>{['©', year, configuration.legalName].filter(Boolean).join(' ')}</span>
          <a href="/login">Sign in</a>
        </div>
      </div>
    </footer>
  )
}
