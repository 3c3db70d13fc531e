import { Avatar } from './avatar.tsx'
import styles from './client-name.module.css'

type ClientNameProps = {
  name: string
  /** what of the client's a report is limited to */
  of?: string | null
}

/** The client in the title line of a dialog, visible whichever field is in sight. */
export const ClientName = ({ name, of = null }: ClientNameProps) => (
  <span className={styles.client} title={[name, of].filter(Boolean).join(' · ')}>
    <Avatar name={name} size={16} />
    <span dir="auto">{name}</span>
    {of !== null && <span dir="auto">· {of}</span>}
  </span>
)
