/** Sections that a template sets to half the width: on paper too they stand side by side, each under its own title and words. */
import { halfWidth } from '../paper/measures.ts'
import type { PrintBlock } from '../paper/page-types.ts'
import { type HeightOf, isWords, ownPage } from './block-pages.ts'
import { sizeOf } from './block-size.ts'
import { areaHeight } from './packing.ts'

/**
 * A row of halves as one item: the first with the other `beside` it, where both are here and a page holds them. What needs pages of its own,
 * or words that are too high beside another chart, stand as they would without.
 */
export function withHalves(items: readonly PrintBlock[], heightOf: HeightOf): PrintBlock[] {
  const rows = new Map<string, PrintBlock>()
  const taken = new Set<string>()
  for (const tab of new Set(items.map((item) => item.tab))) {
    const halves = tab.report.filter(({ span }) => span === 6)
    for (let at = 0; at < halves.length; at += 2) {
      const [first, second] = halves.slice(at, at + 2).map(({ key }) =>
        halfOf(
          items.filter((item) => item.tab === tab && item.section.key === key),
          heightOf,
        ),
      )
      if (!first || !second) continue
      const row = { ...first, beside: second }
      if (sizeOf(row, true).least > areaHeight.rail) continue
      rows.set(first.id, row)
      for (const { section } of [first, second]) taken.add(`${tab.code} ${section.key}`)
    }
  }
  return items.flatMap((item) => rows.get(item.id) ?? (taken.has(`${item.tab.code} ${item.section.key}`) ? [] : [item]))
}

/** A section of one block with its words; none where it has no room at half the width. */
function halfOf(items: readonly PrintBlock[], heightOf: HeightOf): PrintBlock | undefined {
  const [block, ...others] = items.filter((item) => !isWords(item))
  if (!block || others.length > 0 || ownPage(block) || (block.block.no_data === null && sizeOf(block, true).span !== 'half')) return undefined
  const html = block.section.extraText
  return html ? { ...block, words: { html, height: heightOf(html, halfWidth) } } : block
}

/** Both halves of a row, or the one block. */
export const expanded = ({ beside, ...item }: PrintBlock): PrintBlock[] => (beside ? [item, beside] : [item])

export const beginsPage = ({ section, beside }: PrintBlock): boolean => section.pageBreak === true || beside?.section.pageBreak === true
