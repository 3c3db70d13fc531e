import styles from './skeleton.module.css'

/** A grey block in the place of what is being fetched. */
export function Skeleton({ width = '100%', height }: { width?: number | string; height: number | string }) {
  return <span className={styles.block} style={{ width, height }} aria-hidden="true" />
}
