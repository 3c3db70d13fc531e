import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './home-page.module.css'

/** The boxes of home before they are filled. */
export function HomeSkeleton() {
  return (
    <div aria-busy="true">
      <h1 className="sr-only">Home</h1>
      <p className="sr-only" role="status">
        Loading
      </p>
      <div className={styles.head}>
        <Skeleton width={260} height={28} />
      </div>
      <div className={styles.columns}>
        <div className={styles.needs}>
          <Skeleton height={160} />
        </div>
        <div className={styles.changes}>
          <Skeleton height={420} />
        </div>
        <div className={styles.aside}>
          <Skeleton height={240} />
          <Skeleton height={220} />
          <Skeleton height={200} />
        </div>
      </div>
    </div>
  )
}
