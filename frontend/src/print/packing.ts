/**
 * How rows share pages, by heights alone: in order, as many as fit at their least height, then each grows until the page is full. A page
 * that stays nearly empty gives its rows to others of the same part. Nothing is ever split. Pure.
 */

/**
 * `least`, `most`: heights in pixels; `sheet`: needs the width of the whole sheet; `chart`: stands beside the rail, and under the head of a
 * sheet only where a page would be half empty without it; `rail`: beside the rail only; `leads`: the next row stands under it
 */
export type Row = {
  readonly least: number
  readonly most: number
  readonly sheet: boolean
  readonly chart: boolean
  readonly rail?: boolean
  readonly leads?: boolean
}
/** Rows that stand on one page if one can hold them. `low`: the same in less height; `starts`: a page of their own, unless one of the two is short */
export type RowGroup<R extends Row> = { readonly rows: readonly R[]; readonly low?: readonly R[]; readonly starts?: boolean }

export const rowGap = 28
/** Heights beside the rail, and under the head of a whole sheet. */
export const areaHeight = { rail: 717, sheet: 645 } as const

export function onSheet(rows: readonly Row[]): boolean {
  return rows.some(({ sheet }) => sheet)
}

function taken(rows: readonly Row[]): number {
  return rows.reduce((sum, { least }) => sum + least + rowGap, -rowGap)
}

function capacity(rows: readonly Row[]): number {
  return onSheet(rows) ? areaHeight.sheet : areaHeight.rail
}

export function fits(rows: readonly Row[]): boolean {
  return taken(rows) <= capacity(rows) && !(onSheet(rows) && rows.some(({ chart }) => chart))
}

/** With charts as wide as a sheet. */
function fitsWide(rows: readonly Row[]): boolean {
  return taken(rows) <= capacity(rows) && !(onSheet(rows) && rows.some(({ rail }) => rail))
}

/** The share of its page that rows fill when they have grown. */
function filled(rows: readonly Row[]): number {
  return rowHeights(rows).reduce((sum, height) => sum + height + rowGap, -rowGap) / capacity(rows)
}

function isShort(rows: readonly Row[], part: number): boolean {
  return taken(rows) < part * capacity(rows)
}

/** @returns pages of rows, every row once; a row that is too tall for a page has one alone */
export function packed<R extends Row>(groups: readonly RowGroup<R>[]): R[][] {
  const pages: R[][] = []
  for (const { rows, low = rows, starts = false } of groups) {
    const open = pages.at(-1)
    const joins = (more: readonly R[]) => open !== undefined && fits([...open, ...more]) && (!starts || isShort(open, 0.4) || isShort(more, 0.4))
    const chosen = !joins(rows) && joins(low) ? low : rows
    if (!joins(chosen) && (starts || chosen.length > 1)) pages.push([])
    for (const row of chosen) {
      const last = pages.at(-1)
      if (last && fits([...last, row])) last.push(row)
      else pages.push([row])
    }
  }
  return mended(pages.filter((page) => page.length > 0))
}

/** Under this share of its height a page is nearly empty. */
const nearlyEmpty = 0.36
/** Under this one it is half empty. */
const half = 0.54
/** How far what fills a half empty page may stand from its place, in pages. */
const near = 2

/** Rows of nearly empty and half empty pages go to the nearest page that has room for them, sooner back than on; else a page beside one hands on a row. */
function mended<R extends Row>(pages: readonly R[][]): R[][] {
  let kept = pages.map((page) => [...page])
  for (let at = kept.length - 1; at >= 0; at--) {
    const page = kept[at] ?? []
    const nearly = isShort(page, nearlyEmpty)
    if (!nearly && filled(page) >= half) continue
    kept = (nearly ? spreadOver(kept, at, fits) : null) ?? spreadOver(kept, at, fits, near) ?? spreadOver(kept, at, fitsWide, near) ?? evened(kept, at)
  }
  return kept
}

/** @returns the pages with a row more on this one, of one beside it, where the emptier of the two is clearly fuller then */
function evened<R extends Row>(pages: readonly R[][], at: number): R[][] {
  const page = pages[at] ?? []
  const changes = [at - 1, at + 1].flatMap((from) => {
    const runs = unparted(pages[from] ?? [])
    // the one that stands next to it, so that no block passes another
    const run = from < at ? runs.at(-1) : runs[0]
    if (!run) return []
    const left = runs.filter((one) => one !== run).flat()
    const fuller = from < at ? [...run, ...page] : [...page, ...run]
    return left.length > 0 && fitsWide(fuller) && Math.min(filled(left), filled(fuller)) > filled(page) + 0.05 ? [{ from, left, fuller }] : []
  })
  const [best] = changes.sort((one, other) => Math.min(filled(other.left), filled(other.fuller)) - Math.min(filled(one.left), filled(one.fuller)))
  if (!best) return [...pages]
  return pages.map((rows, index) => (index === at ? best.fuller : index === best.from ? best.left : rows))
}

/**
 * @returns the pages without this one, its rows on others no further than `reach`, those under a row that leads with it; null when one of
 * them finds no room
 */
function spreadOver<R extends Row>(pages: readonly R[][], at: number, hold: (rows: readonly Row[]) => boolean, reach = pages.length): R[][] | null {
  const others = pages.map((rows) => [...rows])
  const far = (index: number) => Math.abs(index - at)
  const hosts = [...others.keys()].filter((index) => index !== at && far(index) <= reach).sort((one, other) => far(one) - far(other) || one - other)
  for (const rows of unparted(pages[at] ?? [])) {
    const host = hosts.find((index) => hold([...(others[index] ?? []), ...rows]))
    if (host === undefined) return null
    // what stood on a later page comes first there
    if (host > at) others[host]?.unshift(...rows)
    else others[host]?.push(...rows)
  }
  return others.filter((_, index) => index !== at)
}

/** Rows in runs: one that leads, and what stands under it. */
function unparted<R extends Row>(rows: readonly R[]): R[][] {
  const runs: R[][] = []
  rows.forEach((row, at) => {
    if (rows[at - 1]?.leads) runs.at(-1)?.push(row)
    else runs.push([row])
  })
  return runs
}

/** Heights of the rows of one page: what is left is shared evenly by those that may grow. */
export function rowHeights(rows: readonly Row[]): number[] {
  const heights = rows.map(({ least }) => least)
  let left = capacity(rows) - taken(rows)
  for (let growing = rows.length; left >= 1 && growing > 0; ) {
    const open = rows.flatMap(({ most }, at) => ((heights[at] ?? 0) < most ? [at] : []))
    growing = open.length
    const share = left / Math.max(1, growing)
    for (const at of open) {
      const more = Math.min(share, (rows[at]?.most ?? 0) - (heights[at] ?? 0))
      heights[at] = (heights[at] ?? 0) + more
      left -= more
    }
  }
  return heights.map(Math.floor)
}
