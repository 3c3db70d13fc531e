/** Colours as WCAG 2 sees them. Every colour is six hex digits after a #. */

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

export const rgbOf = (hex: string): Rgb => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

export const hexOf = (parts: Rgb): string => `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** A part of a colour as light, 0 to 1. */
export const lightOf = (part: number): number => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex)
  return 0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue)
}

/** 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** `share` of the first colour in the second: 1 is the first alone. */
export function mixed(one: string, other: string, share: number): string {
  const [a, b] = [rgbOf(one), rgbOf(other)]
  const part = (at: 0 | 1 | 2) => a[at] * share + b[at] * (1 - share)
  return hexOf([part(0), part(1), part(2)])
}

/** What WCAG AA asks of text. */
export const textContrast = 4.5

/** The colour itself where it can be read on all of `grounds`, else it with as little of `towards` (black, white) as that takes. */
export function readable(color: string, grounds: readonly string[], towards: string): string {
  for (let share = 1; share > 0; share -= 0.02) {
    const shade = mixed(color, towards, share)
    if (grounds.every((ground) => contrast(shade, ground) >= textContrast)) return shade
  }
  return towards
}
