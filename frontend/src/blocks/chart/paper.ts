/** How series are told apart on paper, which may be grey. The page provides it, as it does the surface, so screens do not carry it. */
import type { Chart } from 'chart.js'
import { type ComponentType, createContext } from 'react'
import type { ChartSeries, SeriesChart } from './series.ts'
import type { ChartTheme } from './theme.ts'

export type Paper = {
  dashOf: (series: ChartSeries, chart: SeriesChart) => readonly number[]
  /** takes the gaps between the parts of a stack from the parts, once they are laid out */
  partStacks: (chart: Chart) => void
  /** in front of the columns */
  drawTextures: (chart: Chart, block: SeriesChart, theme: ChartTheme) => void
  Swatch: ComponentType<{ series: ChartSeries; chart: SeriesChart }>
}

export const ChartPaper = createContext<Paper | null>(null)
