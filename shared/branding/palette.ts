/** What becomes of a brand's colour on screen and on paper. Every word and line in it can be read; data colours stay apart. */
import { leastDistance } from './color-blind.ts'
import { mixed, readable } from './contrast.ts'

/** The other colours of charts with several series, as in frontend/src/ui/tokens.css. */
const otherSeries = {
  light: ['#da6600', '#673257', '#2ca470', '#7e2500', '#a474c7'],
  dark: ['#ffa552', '#b05a93', '#5be0a8', '#c9512e', '#d9c2f5'],
} as const
const white = '#ffffff'
const black = '#000000'
const dark = { canvas: '#0e1116', surface: '#161b22', ink: '#0e1116' } as const

/** Below it two series of a chart are taken for one another; ours are 24 apart at least. */
const apart = 20

export type Shades = {
  readonly brand: string
  readonly hover: string
  readonly onBrand: string
  readonly tint: string
  /** of the first of several series; null: ours, because others would be taken for it */
  readonly series: string | null
}

/** @param color six hex digits after a #, on which white can be read */
export function shadesOf(color: string): { readonly light: Shades; readonly dark: Shades } {
  const tint = mixed(color, white, 0.08)
  const onLight = readable(color, [white, tint], black)
  const darkTint = mixed(color, dark.surface, 0.24)
  const onDark = readable(color, [dark.canvas, dark.surface, darkTint], white)
  const series = (shade: string, others: readonly string[]) => (others.every((other) => leastDistance(shade, other) >= apart) ? shade : null)
  return {
    light: { brand: onLight, hover: mixed(onLight, black, 0.85), onBrand: white, tint, series: series(onLight, otherSeries.light) },
    dark: { brand: onDark, hover: mixed(onDark, white, 0.85), onBrand: dark.ink, tint: darkTint, series: series(onDark, otherSeries.dark) },
  }
}
