import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './skeleton.module.css'

const tiles = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const
const bars = [30, 40, 23, 47, 36, 54, 65, 41, 48, 70, 55, 62, 44, 73, 60] as const

/** The boxes of a report before its figures. */
export function ReportSkeleton() {
  return (
    <div>
      <p className="sr-only" role="status">
        Loading report
      </p>
      <div className={styles.line}>
        <Skeleton width="min(420px, 100%)" height={12} />
      </div>
      <div className={styles.tiles}>
        {tiles.map((key) => (
          <div key={key} className={styles.tile}>
            <Skeleton width={84} height={12} />
            <Skeleton width={112} height={26} />
            <Skeleton width={136} height={14} />
          </div>
        ))}
      </div>
      <div className={styles.card}>
        <Skeleton width={140} height={16} />
        <Skeleton width={240} height={12} />
        <div className={styles.bars}>
          {bars.map((height) => (
            <Skeleton key={height} height={`${height}%`} />
          ))}
        </div>
      </div>
    </div>
  )
}
