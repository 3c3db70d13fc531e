/** What must be said with a figure: its own words, and the two numbers its growth is of when they are not all. */
import type { Figure } from '../../../../shared/blocks/shared.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { messages } from '../../../../shared/messages.ts'
import { metricOf, offers, type TabContext } from './context.ts'

export function noteOf<Item extends object>(context: TabContext<Item>, id: string, figure: Figure | null, hideIndicators: boolean): string | null {
  const metric = metricOf(context, id)
  const notes = [hideIndicators || figure === null ? null : comparedNote(context, id, figure), metric.note].filter((note) => note != null)
  return notes.length > 0 ? notes.join(' ') : null
}

function comparedNote<Item extends object>(context: TabContext<Item>, id: string, { compared, prior, unit }: Figure): string | null {
  if (compared === undefined) return null
  const metric = metricOf(context, id)
  const late = context.profiles.filter(({ profile, comparable }) => !comparable && offers(metric, profile.network)).length
  return messages.report.comparedWithout(late, 'new ', formatFigure(compared, unit, 'compact'), formatFigure(prior, unit, 'compact'))
}
