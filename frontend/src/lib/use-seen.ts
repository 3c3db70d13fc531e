import { type RefObject, useEffect, useState } from 'react'

/** Whether a place has been in view, or nearer to it than `margin`. Nothing is watched while it is not `wanted`. */
export function useSeen(place: RefObject<HTMLElement | null>, margin: string, wanted = true): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current || !wanted) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin: margin })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place, margin, wanted])
  return seen
}
