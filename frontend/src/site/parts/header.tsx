import { ChevronDown, Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Logo } from '../../ui/logo.tsx'
import { companyLinks, helpLinks, networkLinks, productLinks, proofLinks, readingLinks, solutionLinks } from '../content/navigation.ts'
import page from '../page.module.css'
import { useSite } from '../site-context.ts'
import { Action } from './action.tsx'
import styles from './header.module.css'
import { LinkList, useShown } from './navigation-link.tsx'

/** Opens without a script; one adds pointing, Escape and a click elsewhere (site.ts). */
function HeaderMenu({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details name="menu" data-menu>
      <summary>
        {title}
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
      </summary>
      <div className={styles.menu}>{children}</div>
    </details>
  )
}

function Wide() {
  const { path } = useSite()
  const help = useShown(helpLinks)
  return (
    <nav className={styles.nav} aria-label="Main">
      <HeaderMenu title="Product">
        <div className={cx(styles.panel, styles.two)}>
          <LinkList links={proofLinks} noted />
          <LinkList links={productLinks} className={styles.thin} />
        </div>
      </HeaderMenu>
      <HeaderMenu title="Solutions">
        <div className={styles.panel}>
          <LinkList links={solutionLinks} noted />
        </div>
      </HeaderMenu>
      <HeaderMenu title="Integrations">
        <div className={cx(styles.panel, styles.networks)}>
          <LinkList links={networkLinks} />
          <p>
            <a href="/integrations/">All integrations</a>
          </p>
        </div>
      </HeaderMenu>
      <a href="/pricing" aria-current={path === '/pricing' ? 'page' : undefined}>
        Pricing
      </a>
      <HeaderMenu title="Resources">
        <div className={cx(styles.panel, help.length > 0 && styles.two, help.length > 0 && styles.slim)}>
          <LinkList links={readingLinks} className={styles.thin} />
          <LinkList links={helpLinks} className={styles.thin} />
        </div>
      </HeaderMenu>
    </nav>
  )
}

const groups = [
  { title: 'Product', links: [...proofLinks, ...productLinks] },
  { title: 'Solutions', links: solutionLinks },
  { title: 'Integrations', links: [...networkLinks, { label: 'All integrations', to: '/integrations/' }] },
  { title: 'Resources', links: [...readingLinks, ...helpLinks] },
  { title: 'Company', links: [...companyLinks, { label: 'Request a demo', to: '/demo/' }] },
]

function Narrow() {
  return (
    <details className={styles.burger} data-burger>
      <summary aria-label="Menu">
        <Menu size={22} strokeWidth={1.75} aria-hidden />
        <X size={22} strokeWidth={1.75} aria-hidden />
      </summary>
      <div className={styles.sheet}>
        <nav aria-label="Menu">
          <a className={styles.big} href="/pricing">
            Pricing
          </a>
          {groups.map(({ title, links }, at) => (
            <details key={title} name="group" open={at === 0}>
              <summary>
                {title}
                <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
              </summary>
              <LinkList links={links} className={styles.kids} />
            </details>
          ))}
        </nav>
        <div className={styles.acts}>
          <Action look="line" size="large" href="/login">
            Sign in
          </Action>
          <Action look="primary" size="large" href="/pricing">
            Get started
          </Action>
        </div>
      </div>
    </details>
  )
}

export function Header() {
  return (
    <header className={styles.top}>
      <div className={cx(page.wrap, styles.bar)}>
        <a className={styles.brand} href="/" aria-label="Almanac home">
          <Logo />
          <span>Almanac</span>
        </a>
        <Wide />
        <span className={styles.grow} />
        <Action look="ghost" className={styles.wide} href="/login" data-sign-in>
          Sign in
        </Action>
        <Action look="primary" href="/pricing">
          Get started
        </Action>
        <Narrow />
      </div>
    </header>
  )
}
