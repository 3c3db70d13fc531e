import type { Citation, Summary } from '../../../../shared/summary/schema.ts'

export type Source = Pick<Citation, 'tab' | 'section' | 'block' | 'title'>

const keyOf = ({ tab, section, block }: Source) => `${tab}/${section ?? ''}/${block}`

/** The blocks a summary rests on, numbered in the order in which they are read. */
export function sourcesOf({ summary: { cited }, conclusions, recommendations }: Summary) {
  const all = [...cited.summary, ...cited.highlights, ...conclusions, ...recommendations].flatMap(({ cites }) => cites)
  const sources = new Map<string, Source>()
  for (const cite of all) if (!sources.has(keyOf(cite))) sources.set(keyOf(cite), cite)
  const order = [...sources.keys()]
  return {
    sources: [...sources.values()],
    /** each once, lowest first */
    numbers: (cites: readonly Source[]) => [...new Set(cites.map((cite) => order.indexOf(keyOf(cite)) + 1))].sort((a, b) => a - b),
  }
}
