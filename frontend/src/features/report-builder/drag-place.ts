/** Where on the screen a section that is dragged would go. Sections say `data-section`, of which tab `data-tab`, on the canvas and in the tree; figures `data-figure` as well. */
import type { Built, Place } from './model.ts'

export type Point = { readonly x: number; readonly y: number }
/** Beside which section, before or after it, and where that one stands. */
export type Drop = { readonly key: string; readonly after: boolean; readonly element: HTMLElement }

/** Pixels from the edge of what scrolls, where it begins to. */
const edge = 56
/** Pixels a frame, at the edge itself. */
const fastest = 18

/** The section that an element is of. */
export function placeAt(element: Element | null, { tabs }: Built): (Place & { readonly element: HTMLElement }) | null {
  const found = element?.closest('[data-section]')
  if (!(found instanceof HTMLElement)) return null
  const { section: key = '', tab, figure } = found.dataset
  const code = tabs.find((one) => one.code === tab)?.code
  return code ? { code, key, ...(figure !== undefined && { figure: true }), element: found } : null
}

/** Beside others of its row a section is left or right of them, else above or below. */
const isUpright = (element: HTMLElement) => element.offsetWidth < (element.parentElement?.clientWidth ?? 0) * 0.9

export function dropAt({ x, y }: Point, place: Place, built: Built): Drop | null {
  const over = placeAt(document.elementFromPoint(x, y), built)
  if (!over || over.code !== place.code || over.figure !== place.figure || over.key === place.key) return null
  const { left, top, width, height } = over.element.getBoundingClientRect()
  const after = isUpright(over.element) ? x > left + width / 2 : y > top + height / 2
  return { key: over.key, after, element: over.element }
}

/** The line that shows it, between two sections, in pixels of the window. */
export function lineOf({ element, after }: Drop): { left: number; top: number; width: number; height: number } {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  const gap = Number.parseFloat(getComputedStyle(element.parentElement ?? element).rowGap) || 0
  const off = gap / 2 + 2
  return isUpright(element)
    ? { left: (after ? right + off : left - off) - 2, top, width: 4, height }
    : { left, top: (after ? bottom + off : top - off) - 2, width, height: 4 }
}

/** Scrolls what is under the pointer where it is near its upper or lower edge. */
export function scrollUnder({ x, y }: Point): void {
  const under = document.elementFromPoint(x, y)?.closest('[data-scrolls]')
  if (!under) return
  const { top, bottom } = under.getBoundingClientRect()
  const near = y < top + edge ? y - top - edge : y > bottom - edge ? y - bottom + edge : 0
  under.scrollTop += (Math.max(-edge, Math.min(edge, near)) / edge) * fastest
}
