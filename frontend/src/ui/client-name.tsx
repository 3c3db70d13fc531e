import { Avatar } from './avatar.tsx'
import styles from './client-name.module.css'

/** The client in the title line of a dialog, visible whichever field is in sight. */
export const ClientName = ({ name }: { name: string }) => (
  <span className={styles.client}>
    <Avatar name={name} size={16} />
    <span dir="auto">{name}</span>
  </span>
)
