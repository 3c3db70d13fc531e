import { type ComponentType, lazy, Suspense, use, useEffect, useRef } from 'react'
import { useSeen } from '../../lib/use-seen.ts'
import { PaperWidth } from '../paper-width.ts'
import type { ViewProps } from '../view-props.ts'
import styles from './near-view.module.css'

const load = () => import('./view.tsx').then((module) => ({ default: module.MapView }))
const MapView = lazy(load)

/** A lazy view waits a turn even when it is loaded, and a browser that prints gives none. */
let loaded: ComponentType<ViewProps<'map'>> | null = null

/** Milliseconds, in which what is in view is fetched first. */
const pause = 1_000

async function loadForPaper(): Promise<void> {
  loaded = (await load()).default
}

/** The world's dots are many, most tabs show no map, and where one is it stands far down: it is fetched when it is nearly in view, and for paper soon after the rest. */
export function NearMapView(props: ViewProps<'map'>) {
  const place = useRef<HTMLDivElement>(null)
  const near = useSeen(place, { margin: '800px' })
  const isPrinted = use(PaperWidth) !== null
  useEffect(() => {
    const timer = setTimeout(() => void loadForPaper().catch(() => undefined), pause)
    return () => clearTimeout(timer)
  }, [])
  const room = <div ref={place} className={styles.room} data-waits />
  if (isPrinted && loaded) {
    const View = loaded
    return <View {...props} />
  }
  return near ? (
    <Suspense fallback={room}>
      <MapView {...props} />
    </Suspense>
  ) : (
    room
  )
}
