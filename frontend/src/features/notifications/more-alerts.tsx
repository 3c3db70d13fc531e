import { useEffect, useRef } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './alert-list.module.css'

const rows = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** In the place of rows that are on their way. */
export function AlertSkeleton({ rows: most }: { rows: number }) {
  return rows.slice(0, most).map((row) => (
    <div key={row} className={styles.coming} aria-hidden>
      <Skeleton width={36} height={36} />
      <span>
        <Skeleton width="60%" height={12} />
        <Skeleton width="22%" height={10} />
      </span>
    </div>
  ))
}

/** The place of the next page, which is asked for while it is in view, or nearly. */
export function MoreAlerts({ onSeen }: { onSeen: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useRef(onSeen)
  useEffect(() => {
    seen.current = onSeen
  })
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && seen.current(), { rootMargin: '60px' })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place}>
      <AlertSkeleton rows={2} />
    </div>
  )
}
