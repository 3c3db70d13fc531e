/** What must be said with the figures of the page At a glance, as much of it as there is room for under them. Pure. */

import { figureMessages } from '../../../shared/figure-messages.ts'
import { formatFigure } from '../../../shared/format.ts'
import type { Tile } from '../../../shared/reports/report.ts'
import { estimatedLines } from './passport-lines.ts'

/** The right half of the page, and the lines of its last paragraph. */
const area = { width: 657, height: 717, line: 16, above: 12 }
const passportRef = 'Passport p. 555, 556, 557'

/** How many lines stand between what is `taken` of the height and the foot. */
export const noteLines = (taken: number): number => Math.max(0, Math.floor((area.height - taken - area.above) / area.line))

/** "Net follower growth: ..." for each tile with a note; what does not fit is in its passport, whose page stands behind. */
export function notesThatFit(tiles: readonly Tile[], lines: number): string[] {
  const notes = tiles.flatMap((tile) => {
    const note = withoutCompared(tile)
    return note ? `${tile.title}: ${note.replace(/\.$/, '')}.` : []
  })
  const said: string[] = []
  for (const note of notes) if (estimatedLines([...said, note, passportRef].join(' '), area.width) <= lines) said.push(note)
  return said
}

/** The two numbers of a change stand on its tile, and the notes of the report say which profiles it leaves out. */
function withoutCompared({ note, prior, unit, value, figure: { compared, over } }: Tile): string | null {
  if (note === null || (compared === undefined && over === undefined)) return note
  const { begin, end: ending } = figureMessages.report.comparison(formatFigure(compared ?? value, unit, 'compact'), formatFigure(prior, unit, 'compact'))
  const end = note.indexOf(ending)
  const start = note.lastIndexOf(begin, end)
  return end < 0 || start < 0 ? note : `${note.slice(0, start)}${note.slice(end + ending.length)}`.trim()
}
