/** The largest parts of pies and rows of bars. */
import { fewest } from '../blocks/reading.ts'
import type { Report, Section } from '../reports/report.ts'
import { citeFigures } from './cite.ts'
import { blocksOf, counted } from './from-blocks.ts'
import { leaderWords } from './leaders.ts'
import { placeOf } from './levels.ts'
import type { Advice } from './schema.ts'
import { inSentence } from './words.ts'

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
    if (!top || (block.unit === 'count' && top.value < fewest)) return []
    const noun = inSentence(block.total.label)
    const said = leaderWords(report.type, section.key, { label: top.label, share: top.share, noun })
    const [both, alone] = [citeFigures(report, place, top.key, ['value', 'share']), citeFigures(report, place, top.key, ['share'])]
    if (!both || !alone) return []
    const [value, share] = both.texts
    // "Most reviews are positive" has its figure in the share
    if (said.startsWith('Most ')) return concluded(section, said, share, [alone.cite])
    const figures = block.unit !== 'count' || said.endsWith(noun.split(' ').at(-1) ?? noun) ? `${value} (${share})` : `${value} ${noun}, ${share}`
    return concluded(section, said, figures, [both.cite])
  })
}

/** The row with the highest bar. */
export function longestBars(report: Report): Advice[] {
  return blocksOf(report, ['bar']).flatMap(({ block, place, section }) => {
    // which of several pages does most of a thing is no conclusion about ours
    if (block.key === 'pages') return []
    const top = ahead(block.values.map(({ key, label, figure }) => ({ key, label, size: figure.value ?? 0 })))
    const cited = top && block.unit === 'count' && top.size >= fewest && citeFigures(report, place, top.key, ['value'])
    if (!cited) return []
    const whole = wholeOf(report, block.passports, top.size)
    const noun = counted(report, block).trim()
    const said = leaderWords(report.type, section.key, { label: top.label, share: whole && (top.size / whole.size) * 100, noun })
    const value = cited.texts[0]
    if (!noun || said.includes(noun)) return concluded(section, said, value, [cited.cite])
    return whole
      ? concluded(section, said, `${value} of ${whole.text} ${noun}`, [cited.cite, whole.cite])
      : concluded(section, said, `${value} ${noun}`, [cited.cite])
  })
}

const concluded = ({ title }: Section, said: string, figures: string, cites: Advice['cites']): Advice[] => [
  { title, description: `${said}: ${figures}.`, cites },
]

/** The figure on top that the bars are parts of; null where it is no more than one of them. */
function wholeOf(report: Report, passports: readonly string[], part: number) {
  const { crossChannel } = report.reports
  const [only, ...more] = passports
  const tile = more.length === 0 ? crossChannel.summary.find(({ passport, unit }) => passport === only && unit === 'count') : undefined
  const cited = tile && citeFigures(report, placeOf(crossChannel, tile), null, ['value'])
  const size = tile?.value ?? 0
  return cited && size > part ? { size, text: cited.texts[0], cite: cited.cite } : null
}
