/** The chart theme in force, read again when the reader changes theme or motion. */
import { useEffect, useMemo, useState } from 'react'
import { useBlockMode } from '../mode.ts'
import { type ChartTheme, readTheme } from './theme.ts'

const queries = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']

export function useChartTheme(): ChartTheme {
  const { mode } = useBlockMode()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (mode === 'print') return
    const again = () => setTurn((before) => before + 1)
    const observer = new MutationObserver(again)
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    // Canvas text does not change by itself when its font arrives.
    if (document.fonts.status === 'loading') document.fonts.ready.then(again, again)
    const media = queries.map((query) => window.matchMedia(query))
    for (const list of media) list.addEventListener('change', again)
    return () => {
      observer.disconnect()
      for (const list of media) list.removeEventListener('change', again)
    }
  }, [mode])
  // `turn` stands for the variables the theme is read from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => readTheme(document.documentElement, mode, window.matchMedia('(prefers-reduced-motion: reduce)').matches), [mode, turn])
}
