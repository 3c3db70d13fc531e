import { lazy, Suspense, useRef } from 'react'
import { useSeen } from '../../lib/use-seen.ts'
import type { ViewProps } from '../view-props.ts'
import styles from './near-view.module.css'

const MapView = lazy(() => import('./view.tsx').then((module) => ({ default: module.MapView })))

/** The world's dots are many, most tabs show no map, and where one is it stands far down: it is fetched when it is nearly in view. */
export function NearMapView(props: ViewProps<'map'>) {
  const place = useRef<HTMLDivElement>(null)
  const near = useSeen(place, { margin: '800px' })
  const room = <div ref={place} className={styles.room} data-waits />
  return near ? (
    <Suspense fallback={room}>
      <MapView {...props} />
    </Suspense>
  ) : (
    room
  )
}
