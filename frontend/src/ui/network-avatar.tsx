import type { NetworkCode } from '../../../shared/networks.ts'
import { Avatar } from './avatar.tsx'
import styles from './network-avatar.module.css'
import { NetworkIcon } from './network-icon.tsx'

/** The picture of a profile, with the mark of its network on its corner. */
export function NetworkAvatar({ name, picture, network }: { name: string; picture: string | null; network: NetworkCode }) {
  return (
    <span className={styles.picture}>
      <Avatar name={name} picture={picture} size={32} />
      <span className={styles.network}>
        <NetworkIcon network={network} size={12} colored />
      </span>
    </span>
  )
}
