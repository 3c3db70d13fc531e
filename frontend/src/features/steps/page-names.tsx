import styles from './page-names.module.css'

/** What a public page is called, with its handle. */
export function PageNames({ name, username }: { name: string; username: string | null }) {
  return (
    <span className={styles.names}>
      <span className={styles.name}>{name}</span>
      {username && <span className={styles.user}>{username.startsWith('@') ? username : `@${username}`}</span>}
    </span>
  )
}
