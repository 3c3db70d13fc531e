import { useDelayed } from '../lib/use-delayed.ts'
import styles from './list-skeleton.module.css'
import { Skeleton } from './skeleton.tsx'

const rows = ['a', 'b', 'c', 'd', 'e', 'f'] as const

export function ListSkeleton({ what = 'reports', rows: most = rows.length }: { what?: string; rows?: number }) {
  if (!useDelayed(true, 150)) return null
  return (
    <div>
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
