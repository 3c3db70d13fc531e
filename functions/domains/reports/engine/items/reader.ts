/** Reads the items of a report: of which owners, in which days. */
import { addDays, type DateRange, instantRange } from '../../../../../shared/dates/index.ts'
import type { Reach, Reader } from '../../../../../shared/items/source.ts'
import { inParallel } from '../../../../kernel/in-parallel.ts'
import { publicAccount } from '../../../../kernel/table/table.ts'
import { queriesAtOnce } from '../../../items/store/by-instant.ts'
import { beginning, forever, readItems } from '../../../items/store/items.ts'
import { joinRanges } from '../common/join-ranges.ts'
import { withNextDays } from '../common/known-days.ts'
import type { Owners } from './load.ts'

type Reading = { readonly accountId: string; readonly owners: Owners; readonly range: DateRange; readonly prior: DateRange | null; readonly zone: string }

/** Returns the instants of the items that were read of a source and its owner, with those of the day before and after each range. */
export type InstantsOf = (source: string, owner: string) => readonly string[]

/** One Query per owner that can have any, and range; ranges that lie close are read as one. */
export function readerOf({ accountId, owners, range, prior, zone }: Reading): { readonly read: Reader; readonly instantsOf: InstantsOf } {
  const kept = new Map<string, () => readonly string[]>()
  const read: Reader = async (source, reach = {}) => {
    const { id, madeOf, networks, at } = source
    const all = reach.owners ?? owners[source.owner]
    const ids = [...new Set(networks ? all.filter((one) => networks.some((code) => code === owners.networkOf.get(one))) : all)]
    const account = source.owner === 'page' ? publicAccount : accountId
    const asked = spansOf(range, prior, reach)
    // few reports are made of days: the others start without what reads those
    if (madeOf) return (await import('./load-derived.ts')).loadDerived(account, madeOf, ids, asked)
    const spans = spansOf(withNextDays(range), prior && withNextDays(prior), reach)
    const found = await inParallel(ids, queriesAtOnce, async (one) => {
      const items = await Promise.all(spans.map((span) => readItems(source, account, [one], ...boundsOf(span, reach, zone))))
      return items.flat()
    })
    for (const [index, one] of ids.entries()) kept.set(`${id} ${one}`, () => (found[index] ?? []).map(at))
    const bounds = asked.map((span) => boundsOf(span, reach, zone))
    return found.flat().filter((item) => bounds.some(([start, end]) => at(item) >= start && at(item) < end))
  }
  return { read, instantsOf: (source, owner) => kept.get(`${source} ${owner}`)?.() ?? [] }
}

function boundsOf({ from, to }: DateRange, { before, after }: Reach, zone: string): readonly [string, string] {
  const [start, end] = instantRange(from, to, zone)
  return [before === 'ever' ? beginning : start, after === 'ever' ? forever : end]
}

const daysOf = (reach: number | 'ever') => (reach === 'ever' ? 0 : reach)

function spansOf(range: DateRange, prior: DateRange | null, { before = 0, after = 0 }: Reach): DateRange[] {
  const widened = ({ from, to }: DateRange) => ({ from: addDays(from, -daysOf(before)), to: addDays(to, daysOf(after)) })
  const unbounded = before === 'ever' || after === 'ever'
  return joinRanges(widened(range), prior && widened(prior), unbounded ? Number.POSITIVE_INFINITY : undefined)
}
