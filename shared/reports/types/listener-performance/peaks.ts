/** Days with far more mentions than the others (docs/metrics.md#sentiment-and-listening), in words. */
import { addDays, dateIn, formatDate } from '../../../dates/index.ts'
import { formatFigure } from '../../../format.ts'
import { formatCount } from '../../../format-count.ts'
import type { Occurrence } from '../../language/items/metric.ts'
import type { CellContext } from '../../language/items/section.ts'
import { mentionCuts } from './dimensions.ts'
import type { Found } from './found.ts'

const shown = 5

const oneDecimal = (value: number) => formatFigure(value, 'score')

export function peaksOf(
  occurrences: readonly Occurrence<Found>[],
  { start, end, zone }: CellContext,
): { paragraphs: string[]; facts: { label: string; value: string }[] } {
  if (occurrences.length === 0) return { paragraphs: [], facts: [] }
  const byDay = Map.groupBy(occurrences, ({ at }) => dateIn(at, zone))
  const counts: { date: string; count: number }[] = []
  const last = dateIn(Date.parse(end) - 1, zone)
  for (let date = dateIn(start, zone); date <= last; date = addDays(date, 1)) counts.push({ date, count: byDay.get(date)?.length ?? 0 })
  const mean = counts.reduce((sum, { count }) => sum + count, 0) / counts.length
  const deviation = Math.sqrt(counts.reduce((sum, { count }) => sum + (count - mean) ** 2, 0) / counts.length)
  const ranked = counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || (a.date < b.date ? -1 : 1))
  const spikes = ranked.filter(({ count }) => count > mean + 2 * deviation)
  const told = spikes.length > 0 ? spikes.slice(0, shown) : ranked.slice(0, 1)
  return {
    paragraphs: [
      spikes.length > 0
        ? `${spikes.length === 1 ? '1 day stands' : `${formatCount(spikes.length)} days stand`} out: more mentions than the mean of ${oneDecimal(mean)} a day plus two standard deviations of ${oneDecimal(deviation)}.`
        : `No day stands out: the mean is ${oneDecimal(mean)} mentions a day, the most is ${formatCount(ranked[0]?.count ?? 0)}.`,
    ],
    facts: told.map(({ date, count }) => {
      const word = topWord(byDay.get(date) ?? [])
      return { label: formatDate(date), value: `${formatCount(count)} ${count === 1 ? 'mention' : 'mentions'}${word ? `, most often "${word}"` : ''}` }
    }),
  }
}

function topWord(occurrences: readonly Occurrence<Found>[]): string | null {
  const counts = new Map<string, number>()
  for (const { item } of occurrences) for (const { label } of mentionCuts.word.of(item)) counts.set(label, (counts.get(label) ?? 0) + 1)
  const [first] = [...counts].sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
  return first?.[0] ?? null
}
