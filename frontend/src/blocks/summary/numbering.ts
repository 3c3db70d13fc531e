import type { Citation, Summary } from '../../../../shared/narrative/schema.ts'

/** Where a citation leads on this tab: a section, or a tile that no section draws. */
export type Target = { key: string; section: string | null; tile: string; title: string }

/** The blocks a summary rests on, numbered in the order in which they are read; what one section draws has one number. */
export function targetsOf({ summary: { cited }, conclusions, recommendations }: Summary, targetOf: (cite: Citation) => Target) {
  const all = [...cited.summary, ...cited.highlights, ...conclusions, ...recommendations].flatMap(({ cites }) => cites)
  const targets = new Map<string, Target>()
  for (const target of all.map(targetOf)) if (!targets.has(target.key)) targets.set(target.key, target)
  const order = [...targets.keys()]
  return {
    targets: [...targets.values()],
    /** each once, lowest first */
    numbers: (cites: readonly Citation[]) => [...new Set(cites.map((cite) => order.indexOf(targetOf(cite).key) + 1))].sort((a, b) => a - b),
  }
}
