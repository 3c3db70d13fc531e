import { useDelayed } from '../lib/use-delayed.ts'
import styles from './list-skeleton.module.css'
import { Skeleton } from './skeleton.tsx'

const rows = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** In the place of a list that is being fetched. It takes its room at once, so that nothing moves when it shows, and shows once that takes a while. */
export function ListSkeleton({ what = 'reports', rows: most = rows.length }: { what?: string; rows?: number }) {
  const isShown = useDelayed(true, 150)
  return (
    <div className={isShown ? undefined : styles.early}>
      <p className="sr-only" role="status">
        Loading {what}
      </p>
      <div className={styles.card}>
        <Skeleton height={44} />
      </div>
      <div className={styles.card}>
        {rows.slice(0, most).map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width={32} height={32} />
            <Skeleton width="28%" height={14} />
            <Skeleton width="18%" height={14} />
            <Skeleton width="20%" height={14} />
          </div>
        ))}
      </div>
    </div>
  )
}
