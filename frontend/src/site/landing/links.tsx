import { Ban, CalendarClock, FileText, KeyRound, Link, type LucideIcon, Mail, Stamp } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import page from '../page.module.css'
import { Facts } from '../parts/facts.tsx'
import { Section } from '../parts/section.tsx'
import styles from './links.module.css'

function Item({ Icon, name, said, children }: { Icon: LucideIcon; name: string; said: string; children?: ReactNode }) {
  return (
    <li>
      <Icon size={18} strokeWidth={1.6} aria-hidden />
      <div>
        <b>{name}</b>
        <small>{said}</small>
      </div>
      {children}
    </li>
  )
}

function Figure() {
  return (
    <figure className={styles.pair}>
      <div className={cx(page.card, styles.share)}>
        <h3>Share your report</h3>
        <p className={styles.link}>
          <Link size={16} strokeWidth={1.75} aria-hidden />
          <span>https://almanac.example/shared-report/q7Hd2mVx9kTz</span>
        </p>
        <ul className={styles.options}>
          <Item Icon={CalendarClock} name="Expires" said="On 20 Feb 2027" />
          <Item Icon={KeyRound} name="Password" said="Required to open it" />
          <Item Icon={Ban} name="Revoke link" said="Immediately, for everyone" />
        </ul>
      </div>
      <div>
        <ul className={styles.places}>
          <Item Icon={Stamp} name="One snapshot" said="Sealed 22 Nov 2026, 09:27 GMT">
            <code>85ad3f87</code>
          </Item>
          <Item Icon={Link} name="Shared link" said="Read without an account" />
          <Item Icon={FileText} name="PDF" said="Carries the fingerprint" />
          <Item Icon={Mail} name="Mail" said="Leads to the same report" />
        </ul>
        <p className={page.caption}>The PDF and the shared page have the same fingerprint. Anyone can compare them.</p>
      </div>
    </figure>
  )
}

export function Links() {
  return (
    <Section
      id="links"
      number={3}
      title="They open exactly what you sent"
      said="A shared report is a sealed snapshot. You set its expiry and an optional password, and can revoke it instantly."
      aside={
        <Facts
          facts={[
            ['Expires', 'after 7, 30 or 90 days, or never'],
            ['Recipients', 'need no account'],
            ['Search engines', 'are asked not to index it'],
          ]}
        />
      }
    >
      <Figure />
    </Section>
  )
}
