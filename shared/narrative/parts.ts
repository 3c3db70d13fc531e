/** The largest parts of pies and rows of bars. */
import { fewest } from '../blocks/reading.ts'
import type { Report } from '../reports/report.ts'
import { citeFigures } from './cite.ts'
import { blocksOf, counted } from './from-blocks.ts'
import type { Advice } from './schema.ts'
import { inSentence, within } from './words.ts'

/** Parts that say only that something is not known, or not set. */
const nameless = /^(?:none|unknown|other|not set|not stated|no reply)$/i

type Size = { label: string; size: number }

/** The first, where it is at least a fifth larger than the second. */
function ahead<T extends Size>(sizes: readonly T[]): T | null {
  const [top, second] = sizes.toSorted((a, b) => b.size - a.size)
  return top && second && second.size > 0 && top.size >= second.size * 1.2 && !nameless.test(top.label) ? top : null
}

/** The largest part of a whole, where one part stands out. */
export function leadingParts(report: Report): Advice[] {
  return blocksOf(report, ['donut', 'pie']).flatMap(({ block, place, section }) => {
    const top = ahead(block.values.map((one) => ({ ...one, size: one.share })))
    const cited = top && (block.unit !== 'count' || top.value >= fewest) && citeFigures(report, place, top.key, ['share', 'value'])
    if (!cited) return []
    const [share, value] = cited.texts
    return largest(section.title, top.label, `${share} (${value} ${inSentence(block.total.label)})`, [cited.cite])
  })
}

/** The row with the highest bar. */
export function longestBars(report: Report): Advice[] {
  return blocksOf(report, ['bar']).flatMap(({ block, place, section }) => {
    // which of several pages does most of a thing is no conclusion about ours
    if (block.key === 'pages') return []
    const top = ahead(block.values.map(({ key, label, figure }) => ({ key, label, size: figure.value ?? 0 })))
    const cited = top && block.unit === 'count' && top.size >= fewest && citeFigures(report, place, top.key, ['value'])
    return cited ? largest(section.title, top.label, `${cited.texts[0]}${counted(report, block)}`, [cited.cite]) : []
  })
}

const largest = (section: string, label: string, figures: string, cites: Advice['cites']): Advice => ({
  title: `Largest ${within(section)}: ${label}`,
  description: `${label} is the largest group: ${figures}.`,
  cites,
})
