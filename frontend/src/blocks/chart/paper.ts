/** How series are told apart on paper, which may be grey. The page provides it, as it does the surface, so screens do not carry it. */
import type { Chart } from 'chart.js'
import { type ComponentType, createContext } from 'react'
import type { ChartSeries, SeriesChart } from './series.ts'
import type { ChartTheme } from './theme.ts'

export type Paper = {
  dashOf: (series: ChartSeries, chart: SeriesChart) => readonly number[]
  /** in front of the columns */
  drawTextures: (chart: Chart, block: SeriesChart, theme: ChartTheme) => void
  Swatch: ComponentType<{ series: ChartSeries; chart: SeriesChart }>
}

export const ChartPaper = createContext<Paper | null>(null)
