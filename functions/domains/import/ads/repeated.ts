/** Rows that stand in a file twice, cell for cell. With an id they are one; without, the file's total knows whether they are one or two ads. */
import { importMessages } from '../../../../shared/import-messages.ts'
import { ImportRefused } from '../../readers/csv/decode.ts'
import { adMeasures } from './languages.ts'
import { depthOf, type Line, levels } from './rows.ts'
import { type Checked, isWhole, type Placed, type Sorted, sortTotals } from './totals.ts'

export type Once = Sorted & { readonly again: readonly Placed[] }

/** @throws ImportRefused where nobody can tell */
export function countOnce(lines: readonly Placed[]): Once {
  const seen = new Map<string, Placed>()
  const again: Placed[] = []
  const unsure: { first: Placed; line: Placed }[] = []
  for (const line of lines) {
    const key = JSON.stringify(line.row.cells)
    const first = seen.get(key)
    if (!first) seen.set(key, line)
    else if (isNumbered(line) || depthOf(line) === 0) again.push(line)
    else if (adMeasures.some((measure) => line.figures[measure])) unsure.push({ first, line })
  }
  const without = (left: readonly Placed[]) => {
    const out = new Set(left)
    return out.size === 0 ? lines : lines.filter((line) => !out.has(line))
  }
  const [doubt] = unsure
  if (!doubt) return { ...sortTotals(without(again)), again }
  const all = [...again, ...unsure.map(({ line }) => line)]
  const [once, each] = [sortTotals(without(all)), sortTotals(without(again))]
  if (addsUp(once.totals)) return { ...once, again: all }
  if (addsUp(each.totals)) return { ...each, again }
  throw new ImportRefused(importMessages.ads.equalRows(doubt.first.row.line, doubt.line.row.line))
}

const addsUp = (totals: readonly Checked[]) => totals.some((one) => isWhole(one))

/** Whether the network's id says which one it is of. */
export function isNumbered(line: Line): boolean {
  const level = levels[depthOf(line) - 1]
  return level === undefined || line.of[level].id !== ''
}
