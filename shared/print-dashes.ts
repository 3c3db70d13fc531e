/**
 * How lines are dashed on paper. Chromium writes each dash of a PDF as the outline of an area, which would be most of a chart's bytes and much
 * of the time to print it. So the print page draws such a line whole and names its dashes by its miter limit, which our lines have no other
 * use for; who packs the PDF reads the name and dashes the line as PDF does.
 */
export const dashesOnPaper = {
  /** of the series of a chart by their place; the first is whole */
  lines: [[], [9, 3], [2, 3], [9, 3, 2, 3], [5, 3], [12, 3, 2, 3, 2, 3]],
  prior: [4, 4],
  dots: [3, 3],
} as const satisfies Record<string, readonly number[] | readonly (readonly number[])[]>

const named: readonly (readonly number[])[] = [dashesOnPaper.prior, dashesOnPaper.dots, ...dashesOnPaper.lines.slice(1)]
/** Chromium's own limit is 4. */
const firstName = 101

/** The miter limit that names these dashes, in pixels drawn and left out; null of those that have no name. */
export function miterLimitOf(dash: readonly number[]): number | null {
  const at = named.findIndex((one) => one.join() === dash.join())
  return at < 0 ? null : firstName + at
}

/** The dashes that a miter limit names; null of one that is a limit. */
export const dashNamed = (miterLimit: number): readonly number[] | null => named[miterLimit - firstName] ?? null
