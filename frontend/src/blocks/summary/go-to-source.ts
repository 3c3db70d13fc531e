import type { Source } from './numbering.ts'

/** Brings the block a sentence rests on into view: its section, the one that draws its tile, or the tile itself. */
export function goToSource({ section, block }: Source, sectionOf: (tile: string) => string | null, idOf: (section: string) => string): void {
  const key = section ?? sectionOf(block)
  const target = (key === null ? null : document.getElementById(idOf(key))) ?? document.querySelector<HTMLElement>(`[data-tile="${CSS.escape(block)}"]`)
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: key === null ? 'center' : 'start' })
  const focused = key === null ? target?.querySelector<HTMLElement>('button') : target
  focused?.focus({ preventScroll: true })
}
