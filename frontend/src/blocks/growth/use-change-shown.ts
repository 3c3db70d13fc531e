/** The tiles of the tab that is shown, by which every change of their figures is coloured. */
import { createContext, use } from 'react'
import { changeShown } from '../../../../shared/narrative/evidence.ts'
import type { TabReport } from '../../../../shared/reports/report.ts'

export const TilesContext = createContext<Pick<TabReport, 'summary'>>({ summary: [] })

export function useChangeShown() {
  const tab = use(TilesContext)
  return (...[figure, keys]: [Parameters<typeof changeShown>[1], Parameters<typeof changeShown>[2]]) => changeShown(tab, figure, keys)
}
