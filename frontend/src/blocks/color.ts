/** Colour tokens in the data (`c1`, `n-facebook`, `positive`) and the CSS variables they stand for. */
import { memoize } from '../../../shared/memoize.ts'

export function cssColor(token: string): string {
  return `var(--${token})`
}

/** Reads tokens as plain colours, for canvas and for SVG that must not depend on a stylesheet. */
export function colorReader(element: Element): (token: string) => string {
  const style = getComputedStyle(element)
  const known = new Map<string, string>()
  return (token) => memoize(known, token, () => style.getPropertyValue(`--${token}`).trim() || style.getPropertyValue('--c-other').trim())
}

/** A six-digit hex colour mixed with white (0 = white, 1 = the colour): print uses no transparency. */
export function tint(hex: string, strength: number, ground = '#ffffff'): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(part(hex, at) * strength + part(ground, at) * (1 - strength)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
