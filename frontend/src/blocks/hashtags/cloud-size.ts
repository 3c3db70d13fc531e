/** How large the hashtags of a printed cloud are: the largest of a few sizes whose lines fit. Pure, so that the plan of the pages can count with it. */
import type { BlockOf } from '../../../../shared/blocks/index.ts'

export type CloudSize = { readonly least: number; readonly most: number; readonly line: number }

export const cloudSizes = [
  { least: 26, most: 48, line: 62 },
  { least: 22, most: 40, line: 52 },
  { least: 18, most: 32, line: 42 },
  { least: 14, most: 24, line: 32 },
] as const satisfies readonly CloudSize[]

/** Font size by the square root of the count, so that area follows it. */
export function fontSize(value: number, least: number, most: number, { least: small, most: large }: { least: number; most: number }): number {
  return most === least ? (small + large) / 2 : Math.round(small + (large - small) * Math.sqrt((value - least) / (most - least)))
}

/** Letters of Inter are about half as wide as high, those of other scripts as wide. */
const wideOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > 'ʯ' ? 1 : 0.54), 0.54)

/** Words of unlike sizes on one baseline make their line a little higher. */
const baselines = 6

/** @returns the height of the lines of a cloud of this size, in a width in pixels */
export function cloudHeight({ values, other }: BlockOf<'hashtags'>, width: number, size: CloudSize): number {
  const counts = values.map(({ posts }) => posts)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  const widths = values.map(({ tag, posts }) => wideOf(tag) * fontSize(posts, least, most, size) + 8 * String(posts).length + 4)
  let lines = 1
  let used = 0
  for (const one of other ? [...widths, size.least * 3 + 24] : widths) {
    if (used > 0 && used + one > width) {
      lines += 1
      used = 0
    }
    used += one + 24
  }
  return lines * (size.line + baselines)
}

export function cloudSize(data: BlockOf<'hashtags'>, width: number, height: number): CloudSize {
  return cloudSizes.find((size) => cloudHeight(data, width, size) <= height) ?? cloudSizes[3]
}
