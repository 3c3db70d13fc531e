import { createContext, use } from 'react'
import type { PrintInput } from '../../../shared/print-ready.ts'
import type { Report } from '../../../shared/reports/report.ts'
import type { PrintPage } from './page-types.ts'

export type PrintContext = {
  input: PrintInput
  report: Report
  pages: readonly PrintPage[]
  total: number
  /** the zone as people read it: Europe/London, America/New York */
  zone: string
  numberOf: (id: string) => number
}

export const PrintContext = createContext<PrintContext | null>(null)

export function usePrint(): PrintContext {
  const context = use(PrintContext)
  if (!context) throw new Error('A page was drawn outside of a report.')
  return context
}
