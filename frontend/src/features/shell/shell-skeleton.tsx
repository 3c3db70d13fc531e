import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './shell-skeleton.module.css'

/** The frame before it is known who is signed in. */
export function ShellSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        Loading
      </p>
      <div className={styles.header}>
        <Skeleton width={28} height={28} />
        <Skeleton width={88} height={16} />
      </div>
      <div className={styles.page}>
        <Skeleton width={240} height={28} />
        <div className={styles.card}>
          <Skeleton width="60%" height={16} />
          <Skeleton height={120} />
        </div>
      </div>
    </div>
  )
}
