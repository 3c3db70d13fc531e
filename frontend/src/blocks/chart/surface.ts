/** What a chart is drawn on: a canvas on screen, SVG in print. The page provides it, so neither bundle carries the other. */
import type { ChartConfiguration } from 'chart.js'
import { type ComponentType, createContext } from 'react'

export type AnyChart = ChartConfiguration<'bar' | 'line', { x: number; y: number | null }[]> | ChartConfiguration<'doughnut' | 'pie', number[]>
export type SurfaceProps = { config: AnyChart; label: string; width: number | null; height: number }

export const ChartSurface = createContext<ComponentType<SurfaceProps> | null>(null)
