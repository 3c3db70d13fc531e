import { type RefObject, useEffect, useState } from 'react'

type Seen = {
  /** nearer than this counts as in view, as CSS writes margins */
  readonly margin: string
  /** nothing is watched while it is false */
  readonly wanted?: boolean
  /** the element around it that scrolls; without it the window */
  readonly within?: string
}

/** Whether a place has been in view, or near to it. */
export function useSeen(place: RefObject<HTMLElement | null>, { margin, wanted = true, within }: Seen): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current || !wanted || seen) return
    // a busy page gets several entries at once, of which only the last may be the one in view
    const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true), {
      root: within === undefined ? null : place.current.closest(within),
      rootMargin: margin,
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place, margin, wanted, within, seen])
  return seen
}
