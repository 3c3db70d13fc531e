/** What a chart needs to know about its surroundings, as plain colours: the same builder draws on canvas and in print. */
import { colorReader } from '../color.ts'

export type ChartTheme = {
  color: (token: string) => string
  text: string
  text2: string
  text3: string
  surface: string
  sunken: string
  hatch: string
  grid: string
  axis: string
  prior: string
  weekend: string
  font: string
  print: boolean
  /** no motion: print, or the reader asked for less of it */
  still: boolean
}

const print = { weekend: '#f6f7f9', axis: '#b9c0cb' }

/** Reads the theme from the variables in force at `element`. */
export function readTheme(element: Element, mode: 'screen' | 'share' | 'print', still: boolean): ChartTheme {
  const color = colorReader(element)
  return {
    color,
    text: color('text'),
    text2: color('text-2'),
    text3: color('text-3'),
    surface: color('surface'),
    sunken: color('sunken'),
    hatch: color('hatch'),
    grid: color('grid'),
    axis: print.axis,
    prior: color('c-prev'),
    weekend: print.weekend,
    font: 'Inter, "Inter Variable", system-ui, sans-serif',
    print: mode === 'print',
    still: still || mode === 'print',
  }
}
