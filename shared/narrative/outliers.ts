/** Days that stand out. */
import type { BlockOf } from '../blocks/index.ts'
import { peakIn } from '../blocks/peak.ts'
import { median, totals } from '../blocks/series-reading.ts'
import type { Report } from '../reports/report.ts'
import { citeFigures } from './cite.ts'
import { blocksOf, counted } from './from-blocks.ts'
import type { Sentence } from './schema.ts'
import { within } from './words.ts'

/** Days that stand out: three and a half robust deviations (of the median) and at least half above the typical day. */
export function outlierDays(report: Report): Sentence[] {
  const peaks = blocksOf(report, ['column', 'line']).flatMap(({ block, place, section }) => {
    const all = totals(block)
    const peak = all && block.unit === 'count' ? peakIn(all) : null
    if (!all || !peak || peak.times === null) return []
    const typical = median(all)
    const spread = median(all.map((value) => (value === null ? null : Math.abs(value - typical)))) * 1.4826
    // counts differ by their root by chance alone
    const distance = (peak.value - typical) / Math.max(spread, Math.sqrt(typical), 1)
    const label = block.labels[peak.index]
    // a few on an ordinary day make every day with some more an outlier
    if (!label || typical < 5 || distance < 3.5) return []
    return { block, place, section, label, distance }
  })
  // a day that stands out in several charts is told of the first
  const days = [...Map.groupBy(peaks, ({ label }) => label).values()].filter(([first]) => !first || !isOfOnePost(report, first.block, first.label))
  return days
    .sort((a, b) => Math.max(...b.map(({ distance }) => distance)) - Math.max(...a.map(({ distance }) => distance)))
    .slice(0, 2)
    .flatMap(([first]) => first ?? [])
    .flatMap(({ block, place, section, label }) => {
      const cited = citeFigures(report, place, label, ['value', 'times'])
      if (!cited) return []
      const begins = block.bucket === 'week' ? 'The week beginning ' : ''
      const [value, times] = cited.texts
      const what = counted(report, block) || ` ${within(section.title)}`
      return {
        text: `${begins}${cited.names[0]} was the busiest ${block.bucket}: ${value}${what}, ${times} a normal ${block.bucket}.`,
        cites: [cited.cite],
      }
    })
}

/** Engagements count for the day of their post: the day of the best post is no news beside it. */
function isOfOnePost(report: Report, block: BlockOf<'column'> | BlockOf<'line'>, label: string): boolean {
  const all = totals(block)?.[block.labels.indexOf(label)] ?? 0
  const posts = blocksOf(report, ['posts']).flatMap(({ block: { values } }) => values)
  return posts.some(({ publishedAt, figures }) => {
    const near = Math.abs(Date.parse(publishedAt) - Date.parse(`${label}T12:00:00Z`)) < 36 * 3_600_000
    return near && figures.some(({ key, figure }) => block.passports.includes(key) && (figure.value ?? 0) > all / 2)
  })
}
