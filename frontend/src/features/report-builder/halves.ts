/** Sections of half the width as they are built: which stand side by side, and which wait for another one. Pure. */
import { pairedHalves } from '../../../../shared/reports/section-rows.ts'
import { type BuiltTab, ordered, type Part } from './model.ts'

const pairsOf = (sections: readonly Part[]) =>
  pairedHalves(
    ordered(sections).filter(({ on }) => on),
    ({ width }) => width === 'half',
  )

/** Whether a half has no other one beside it: it stands over the whole width until it has. */
export function isLone({ sections }: BuiltTab, part: Part): boolean {
  const pairs = pairsOf(sections)
  return part.on && part.width === 'half' && !pairs.has(part) && ![...pairs.values()].includes(part)
}

/** All of a tab, also what is hidden; of that nothing stands between two halves of a row. */
export function withHidden({ sections }: BuiltTab): Part[] {
  const firsts = pairsOf(sections)
  const waiting: Part[] = []
  let isOpen = false
  return sections.flatMap((part) => {
    if (part.on) {
      isOpen = firsts.has(part)
      return isOpen ? [part] : [part, ...waiting.splice(0)]
    }
    const { width: _, ...rest } = part
    const drawn = { ...rest, on: true }
    if (!isOpen) return [drawn]
    waiting.push(drawn)
    return []
  })
}
