import type { Citation } from '../../../../shared/narrative/schema.ts'
import type { TabReport } from '../../../../shared/reports/report.ts'
import type { Target } from './numbering.ts'

/** The section a citation is in, or the one that draws its tile; else the tile itself. */
export function targetIn(tab: TabReport, { section, block, title }: Citation, sectionOf: (tile: string) => string | null): Target {
  const wanted = section ?? sectionOf(block)
  const found = tab.report.find(({ key }) => key === wanted)
  return found
    ? { key: `section/${found.key}`, section: found.key, tile: block, title: found.title }
    : { key: `tile/${block}`, section: null, tile: block, title }
}

/** Brings it into view and moves the focus there. */
export function goToTarget({ section, tile }: Target, idOf: (section: string) => string): void {
  const shown = section === null ? document.querySelector<HTMLElement>(`[data-tile="${CSS.escape(tile)}"]`) : document.getElementById(idOf(section))
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  shown?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: section === null ? 'center' : 'start' })
  const focused = section === null ? shown?.querySelector<HTMLElement>('button') : shown
  focused?.focus({ preventScroll: true })
}
