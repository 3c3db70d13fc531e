import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PrintInput } from '../../../../shared/print-ready.ts'
import { drawIn, readPrintPage } from './print-frame.ts'

/** Milliseconds after the last change. */
const pause = 350

export type Pages = {
  /** of the frame; null until it is there */
  readonly source: string | null
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** the page in the frame stands */
  readonly onLoad: () => void
  readonly state: 'drawing' | 'drawn' | 'failed'
  /** how many pages were drawn last */
  readonly count: number
  readonly retry: () => void
}

/**
 * Draws in a frame what `inputOf` gives, and again whenever it is another function, once nothing changed for a moment. Of changes that come
 * while it draws only the last is drawn after it. `inputOf` gives null where there is nothing to draw.
 */
export function usePages(inputOf: (id: string) => PrintInput | null): Pages {
  const frame = useRef<HTMLIFrameElement>(null)
  const [source, setSource] = useState<string | null>(null)
  const [stands, setStands] = useState(false)
  const [{ state, count }, setDrawn] = useState<Pick<Pages, 'state' | 'count'>>({ state: 'drawing', count: 0 })
  const [tries, setTries] = useState(0)
  const drawing = useRef<Promise<void>>(Promise.resolve())
  const number = useRef(0)
  const fail = () => setDrawn((before) => ({ ...before, state: 'failed' }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try
  useEffect(() => {
    if (source === null) readPrintPage().then(setSource, fail)
  }, [source, tries])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try
  useEffect(() => {
    if (!stands) return
    let isLast = true
    setDrawn((before) => ({ ...before, state: 'drawing' }))
    const timer = setTimeout(
      () => {
        drawing.current = drawing.current.then(async () => {
          if (!isLast || !frame.current) return
          number.current += 1
          const begin = performance.now()
          try {
            const input = inputOf(`preview-${number.current}`)
            const { pages } = input ? await drawIn(frame.current, input) : { pages: 0 }
            // how long it took stands among the measures of the browser
            performance.measure('report pages', { start: begin, detail: { pages } })
            if (isLast) setDrawn({ state: 'drawn', count: pages })
          } catch {
            if (isLast) fail()
          }
        })
      },
      number.current === 0 ? 0 : pause,
    )
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [inputOf, stands, tries])

  return { source, frame, state, count, onLoad: () => setStands(true), retry: () => setTries((before) => before + 1) }
}
