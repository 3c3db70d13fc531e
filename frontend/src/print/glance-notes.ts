/** What must be said with the figures of the page At a glance, as much of it as there is room for under them. Pure. */

import { figureMessages } from '../../../shared/figure-messages.ts'
import { formatFigure } from '../../../shared/format.ts'
import { maxProfiles } from '../../../shared/reports/limits.ts'
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
function withoutCompared({ note, prior, unit, figure: { compared } }: Tile): string | null {
  if (note === null || compared === undefined) return note
  const told = (profiles: number, which: 'new ' | '') =>
    figureMessages.report.comparedWithout(profiles, which, formatFigure(compared, unit, 'compact'), formatFigure(prior, unit, 'compact'))
  const counts = Array.from({ length: maxProfiles }, (_, at) => at + 1)
  const said = counts.flatMap((profiles) => [told(profiles, 'new '), told(profiles, '')]).find((sentence) => note.includes(sentence))
  return said === undefined ? note : note.replace(said, '').trim()
}
