import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useMe } from '../../lib/me.tsx'
import { useTitle } from '../../lib/use-title.ts'
import { settingsGroups } from '../../screen/settings-pages.ts'
import styles from './settings-overview.module.css'

/** What there is to set, and on small screens the way to it. */
export function SettingsOverview() {
  useTitle('Settings')
  return (
    <div className={styles.overview}>
      <h1>Settings</h1>
      {settingsGroups(useMe()).map(({ name, pages }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul>
            {pages.map(({ to, label, hint, icon: Icon }) => (
              <li key={to}>
                <Link to={to} className={styles.row}>
                  <span className={styles.icon}>
                    <Icon size={16} strokeWidth={1.75} aria-hidden />
                  </span>
                  <span className={styles.words}>
                    <b>{label}</b>
                    <span>{hint}</span>
                  </span>
                  <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
