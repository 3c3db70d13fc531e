/** How large hashtags are drawn, and how many of them a place on paper holds. Pure, so that the plan of the pages can count with it. */
import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { formatCount } from '../../../../shared/format-count.ts'

type Cloud = Pick<BlockOf<'hashtags'>, 'values' | 'other'>
type Tag = Cloud['values'][number]
type FontRange = { readonly least: number; readonly most: number }

/** Pixels, from the least to the most used tag (docs/behaviours.md#blocks). */
export const fontRanges = { screen: { least: 10, most: 32 }, print: { least: 26, most: 48 } } as const satisfies Record<string, FontRange>

/** Of a printed cloud, in pixels. */
export const printLine = 62

/** Font size by the square root of the count, so that area follows it. */
export function fontSize(value: number, least: number, most: number, { least: small, most: large }: FontRange): number {
  return most === least ? (small + large) / 2 : Math.round(small + (large - small) * Math.sqrt((value - least) / (most - least)))
}

/** Letters of Inter are about half as wide as high, those of other scripts as wide. */
const wideOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > 'ʯ' ? 1 : 0.54), 0.54)

/** Words of unlike sizes on one baseline make their line a little higher. */
const baselines = 6

function heightOf(values: readonly Tag[], hasOther: boolean, width: number): number {
  const counts = values.map(({ posts }) => posts)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  const widths = values.map(({ tag, posts }) => wideOf(tag) * fontSize(posts, least, most, fontRanges.print) + 8 * formatCount(posts).length + 4)
  let lines = 1
  let used = 0
  for (const one of hasOther ? [...widths, fontRanges.print.least * 3 + 24] : widths) {
    if (used > 0 && used + one > width) {
      lines += 1
      used = 0
    }
    used += one + 24
  }
  return lines * (printLine + baselines)
}

/** @returns the height of the lines of a printed cloud, in a width in pixels */
export function cloudHeight({ values, other }: Cloud, width: number): number {
  return heightOf(values, other !== null, width)
}

/** The most used tags, as many as stand in a place of this size in pixels; what the others have is added up. */
export function firstTags<C extends Cloud>(cloud: C, width: number, height: number): C {
  const { values } = fittingTags(cloud, width, height)
  const left = cloud.values.slice(values.length)
  if (left.length === 0) return cloud
  const before = cloud.other ?? { tags: 0, posts: 0, engagements: null, impressions: null, engPerPost: null }
  const sumOf = (key: 'posts' | 'engagements' | 'impressions') =>
    [before, ...left].reduce<number | null>((sum, { [key]: one }) => (one === null ? sum : (sum ?? 0) + one), null)
  const [posts, engagements] = [sumOf('posts') ?? 0, sumOf('engagements')]
  const engPerPost = engagements === null || posts === 0 ? null : engagements / posts
  return { ...cloud, values, other: { tags: before.tags + left.length, posts, engagements, impressions: sumOf('impressions'), engPerPost } }
}

/**
 * What of a cloud is printed in a place of this size in pixels: the most used tags, as many as there is room for, and how often the
 * others were used; null when none is left.
 */
export function fittingTags({ values, other }: Cloud, width: number, height: number): { values: Tag[]; othersUsed: number | null } {
  let count = values.length
  while (count > 1 && heightOf(values.slice(0, count), other !== null || count < values.length, width) > height) count -= 1
  const left = values.slice(count).reduce((sum, { posts }) => sum + posts, other?.posts ?? 0)
  return { values: values.slice(0, count), othersUsed: other !== null || count < values.length ? left : null }
}
