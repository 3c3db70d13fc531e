/** Drawings on the sheets of a browser. A canvas is drawn before the sheet is laid out, so its width there is known beforehand. */
import { createContext, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** CSS pixels inside a card of an upright A4 sheet with the margins of ui/on-paper.css; Letter is a little wider. */
const sheetWidth = 664

/** The width of drawings while the browser prints the page, null otherwise. */
export const PaperWidth = createContext<number | null>(null)

/** Redraws before the browser lays out its sheets, in the light theme whichever is chosen, and again afterwards. */
export function usePaperWidth(): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    const { dataset } = document.documentElement
    let theme: string | undefined
    const before = () => {
      theme ??= dataset.theme ?? 'auto'
      dataset.theme = 'light'
      flushSync(() => setWidth(sheetWidth))
    }
    const after = () => {
      if (theme !== undefined) dataset.theme = theme
      theme = undefined
      flushSync(() => setWidth(null))
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return width
}
