/** Where a block is drawn, and what it may assume there. Views read it; nothing else tells screen, share link and print apart. */

import { createContext, use } from 'react'
import type { ReportDates } from '../../../shared/reports/request.ts'

export type BlockMode = {
  mode: 'screen' | 'share' | 'print'
  /** hides every growth indicator; lines and ticks of the prior period stay (docs/behaviours.md#growth-indicators) */
  hideIndicators: boolean
  timezone: string
  dates: ReportDates
}

/** The dates of blocks outside a report, such as in the gallery. */
const sampleDay = '2026-01-01'

export const BlockModeContext = createContext<BlockMode>({
  mode: 'screen',
  hideIndicators: false,
  timezone: 'UTC',
  dates: { dateFrom: sampleDay, dateTo: sampleDay, priorFrom: null, priorTo: null },
})

export function useBlockMode(): BlockMode {
  return use(BlockModeContext)
}
