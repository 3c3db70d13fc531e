/** Rewrites the content stream of a page, one PDF operator to a line. Pure. */

/** @param dashes the dash operator of each graphics state, by name */
export function drawnAs(drawn: string, dashes: ReadonlyMap<string, string>): string {
  return rectangles(short(dashed(marked(drawn), dashes)))
}

/** A state without dashes ends those of the one before. */
function dashed(drawn: string, dashes: ReadonlyMap<string, string>): string {
  if (dashes.size === 0) return drawn
  return drawn.replace(/^\/(\S+) gs$/gm, (state, name) => {
    const dash = dashes.get(name)
    return dash === undefined ? state : `${state}\n${dash}`
  })
}

const paints = /(?:^| )(?:f\*?|S|s|B\*?|b\*?|sh|Do|Tj|TJ)$/m

/**
 * Marks everything outside tags as an artifact. Tags have a number (MCID) and may be nested. Marks without a number (`ReversedChars`,
 * `ActualText`) say how letters are read and belong to the drawing. An artifact spans everything between two tags, so it never ends inside a text.
 */
function marked(drawn: string): string {
  const open: boolean[] = []
  let between = ''
  let all = ''
  const finish = () => {
    all += paints.test(between) ? `/Artifact BMC\n${between}${between.endsWith('\n') ? '' : '\n'}EMC\n` : between
    between = ''
  }
  for (const [at, text] of drawn.split(/^(.*B[DM]C|EMC)\n/m).entries()) {
    const part = at % 2 === 1 ? `${text}\n` : text
    const wasTagged = open.includes(true)
    if (part === 'EMC\n') open.pop()
    else if (at % 2 === 1) open.push(/\/MCID|\/Artifact/.test(part))
    if (!wasTagged && !open.includes(true)) between += part
    else {
      finish()
      all += part
    }
  }
  finish()
  return all
}

/** Thousandths of a pixel; scales and colours stay as they are. */
function short(drawn: string): string {
  return drawn.replace(/^.*\.\d{4}.*$/gm, (line) => (/ (?:cm|rg)$/.test(line) ? line : line.replace(/-?\d*\.\d{4,}/g, (number) => thousandths(Number(number)))))
}

const place = String.raw`(-?[\d.]+) (-?[\d.]+)`
const box = new RegExp(`^${place} m\n${place} l\n${place} l\n${place} l\n\\1 \\2 l\nh$`, 'gm')
const thousandths = (value: number) => String(Math.round(value * 1000) / 1000)

/** Four lines round a box are one rectangle of it, which PDF draws in the same order: first along, then up or down. */
function rectangles(drawn: string): string {
  return drawn.replace(box, (lines: string, ...places: string[]) => {
    const [x, y, right, level, across, bottom, left, below] = places
    const isBox = level === y && across === right && below === bottom && left === x
    return isBox ? `${x} ${y} ${thousandths(Number(right) - Number(x))} ${thousandths(Number(bottom) - Number(y))} re` : lines
  })
}
