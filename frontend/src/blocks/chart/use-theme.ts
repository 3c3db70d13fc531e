/** The chart theme in force, read again when the reader changes theme or motion. */
import { use, useEffect, useMemo, useState } from 'react'
import { useBlockMode } from '../mode.ts'
import { PaperWidth } from '../paper-width.ts'
import { forgetWidths } from './text-width.ts'
import { type ChartTheme, readTheme } from './theme.ts'

/** The font of a chart on screen, as the browser is asked for it; its one file holds all weights. */
const chartFont = '12px "Inter Variable"'

const queries = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']

export function useChartTheme(): ChartTheme {
  const { mode } = useBlockMode()
  const isPrinted = use(PaperWidth) !== null
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (mode === 'print') return
    const again = () => setTurn((before) => before + 1)
    const observer = new MutationObserver(again)
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    // Canvas text neither changes nor is measured anew by itself when its font arrives. A page that waits for none may yet ask for it.
    const arrived = () => {
      forgetWidths()
      again()
    }
    if (!document.fonts.check(chartFont)) document.fonts.load(chartFont).then(arrived, again)
    const media = queries.map((query) => window.matchMedia(query))
    for (const list of media) list.addEventListener('change', again)
    return () => {
      observer.disconnect()
      for (const list of media) list.removeEventListener('change', again)
    }
  }, [mode])
  // `turn` and `isPrinted` stand for the variables the theme is read from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(
    () => readTheme(document.querySelector('[data-branded]') ?? document.documentElement, mode, window.matchMedia('(prefers-reduced-motion: reduce)').matches),
    [mode, turn, isPrinted],
  )
}
