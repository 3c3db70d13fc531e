import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Drop, dropAt, type Point, placeAt, scrollUnder } from './drag-place.ts'
import type { Built, Place } from './model.ts'

export type Drag = Point & { readonly place: Place; readonly drop: Drop | null }

/** Pixels that a press may stray and is still none. */
const least = 4

type Dragging = { readonly built: Built; readonly onDrop: (place: Place, drop: Drop) => void }

/**
 * Follows a grip (`data-grip`) within `root` that is dragged with a mouse, a pen or a finger. Pointer events say the same of all three; with
 * those of a native drag a finger would have to rest first. Escape ends it and changes nothing.
 */
export function useDrag(root: RefObject<HTMLElement | null>, dragging: Dragging): Drag | null {
  const [drag, setDrag] = useState<Drag | null>(null)
  const latest = useRef(dragging)
  latest.current = dragging
  useEffect(() => {
    const element = root.current
    if (!element) return
    let cancel = () => {}
    const press = (event: PointerEvent) => {
      const grip = event.target instanceof Element ? event.target.closest('[data-grip]') : null
      const place = placeAt(grip, latest.current.built)
      if (event.button !== 0 || !place) return
      cancel()
      cancel = follow(event, place, latest, setDrag)
    }
    element.addEventListener('pointerdown', press)
    return () => {
      cancel()
      element.removeEventListener('pointerdown', press)
    }
  }, [root])
  return drag
}

/** @returns ends it as if Escape were pressed */
function follow(first: PointerEvent, { code, key, figure }: Place, latest: RefObject<Dragging>, show: (drag: Drag | null) => void): () => void {
  const place: Place = { code, key, ...(figure && { figure }) }
  const ending = new AbortController()
  let at: Point = { x: first.clientX, y: first.clientY }
  let moves = false
  let drop: Drop | null = null
  let tick = 0
  const look = () => {
    drop = dropAt(at, place, latest.current.built)
    show({ ...at, place, drop })
  }
  // what is under the pointer is another also while it rests and the canvas scrolls
  const scroll = () => {
    scrollUnder(at)
    look()
    tick = requestAnimationFrame(scroll)
  }
  const end = () => {
    ending.abort()
    cancelAnimationFrame(tick)
    if (moves) show(null)
  }
  const on = <Name extends 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown'>(name: Name, act: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, act, { signal: ending.signal, capture: true })
  const isOther = ({ pointerId }: PointerEvent) => pointerId !== first.pointerId
  on('pointermove', (event) => {
    if (isOther(event)) return
    at = { x: event.clientX, y: event.clientY }
    if (moves || Math.hypot(at.x - first.clientX, at.y - first.clientY) < least) return
    moves = true
    scroll()
  })
  on('pointerup', (event) => {
    if (isOther(event)) return
    if (moves) look()
    end()
    if (moves && drop) latest.current.onDrop(place, drop)
  })
  on('pointercancel', (event) => !isOther(event) && end())
  on('keydown', (event) => {
    if (event.key !== 'Escape' || !moves) return
    // the builder closes by the same key
    event.stopPropagation()
    end()
  })
  return end
}
