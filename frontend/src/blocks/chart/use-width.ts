import { type RefObject, use, useLayoutEffect, useRef, useState } from 'react'
import { PaperWidth } from '../paper-width.ts'

/**
 * The width of an element in whole pixels, in steps, so that a slow resize does not rebuild a chart on every pixel; null until it is laid out,
 * and where it is given: to ask for it lays out the whole page.
 */
export function useWidth<T extends HTMLElement>(given: number | undefined): [RefObject<T | null>, number | null] {
  const ref = useRef<T>(null)
  const paper = use(PaperWidth)
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || given !== undefined) return
    const read = () => {
      // without a place on the page it has no width yet: what is drawn for none would be seen for a moment
      if (element.clientWidth > 0) setWidth(Math.max(8, Math.round(element.clientWidth / 8) * 8))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [given])
  return [ref, paper ?? width]
}
