/** What a rate or an average over items leaves out, said wherever it stands: of how many of all it is. */
import { type CountOf, figureMessages } from '../../../../../shared/figure-messages.ts'
import type { Period } from '../common/period.ts'
import { measured } from './aggregate.ts'
import { fullRange, instantsOf, metricOf, type TabContext } from './context.ts'
import type { Group } from './group.ts'
import { occurrences } from './occurrences.ts'

type Picked<Item> = Pick<Group<Item>, 'pick'>

/** Of each thing that is counted, those that have what the figure needs; nothing where it leaves out what it leaves out by definition. */
export function basesIn<Item extends object>(context: TabContext<Item>, id: string, { pick }: Picked<Item>, period: Period): (CountOf & { what: string })[] {
  const metric = metricOf(context, id)
  if (!metric.basis) return []
  const days = fullRange(context.dataset, period)
  const list = occurrences(context, metric, period, days)
  const interval = { ...instantsOf(context, period, days), days: days.end - days.start, whole: list }
  const { many } = metric.noun ?? context.spec.noun
  return metric.basis(pick ? pick(list, period) : list, interval).map(({ what = many, some, all }) => ({ what, some, all }))
}

/** What stands at a figure that leaves something out, in either range, in sentences; null where it is of all there is. */
export function basisOf<Item extends object>(context: TabContext<Item>, id: string, group: Group<Item>, hideIndicators = false): string | null {
  if (!metricOf(context, id).basis || measured(context, id, group, 'current', fullRange(context.dataset, 'current')) === null) return null
  const before = context.dataset.prior && !hideIndicators ? basesIn(context, id, group, 'prior') : []
  const said = basesIn(context, id, group, 'current').flatMap(({ what, ...now }, at) => figureMessages.report.basedOn(what, now, before[at] ?? null) ?? [])
  return said.length > 0 ? said.join(' ') : null
}

/** The same beside a figure that has little room, of the range alone: "2 of 3 reviews". */
export function shortBasis<Item extends object>(context: TabContext<Item>, id: string, group: Picked<Item>): string | null {
  const short = basesIn(context, id, group, 'current').find(({ some, all }) => some > 0 && some < all)
  return short ? figureMessages.report.countOf(short, short.what) : null
}
