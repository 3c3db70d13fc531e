/** Of each figure of a file, what its columns say of a profile: whether it counts, and where a change is of a part alone whether it is in that. */
import type { Figure } from '../../../../../shared/blocks/shared.ts'
import { rowMessages } from '../../../../../shared/export-messages.ts'
import { type CountOf, figureMessages } from '../../../../../shared/figure-messages.ts'
import { type MeasureId, type MetricId, measuresUnder, metrics, offers } from '../../../../../shared/metrics/index.ts'
import type { NetworkCode } from '../../../../../shared/networks.ts'
import type { Period } from '../../../reports/engine/common/period.ts'
import {
  type Compared,
  comparable,
  comparableFor,
  comparableLevels,
  fullRange,
  lackOf,
  measured,
  type TabContext,
} from '../../../reports/engine/daily/context.ts'
import type { ProfileDataset } from '../../../reports/engine/daily/dataset.ts'
import { redefinedFor } from '../../../reports/engine/daily/redefined.ts'
import { shownOf } from '../../../reports/engine/daily/tiles.ts'
import { changeColumn, countsColumn, type WhyNot } from '../cells.ts'
import type { Sources } from './made-of.ts'
import { measureName } from './names.ts'

const { whyNot } = rowMessages

/** `why`: why nothing of the profile is in it. `over`: which of its days a change is of. `as`: the profile as it is looked at, in the change without the days that stand against none. */
export type ChangeTerm = {
  readonly column: string
  readonly metric: MetricId | null
  readonly measure: MeasureId | null
  readonly why: WhyNot
  readonly over: CountOf | undefined
  readonly isOff: (day: number) => boolean
  readonly as: ProfileDataset
}

export type Sides = {
  /** of figures of which not all that counts is in the change */
  readonly changeColumns: readonly string[]
  readonly of: (member: ProfileDataset, period: Period) => readonly ChangeTerm[]
}

export function sidesOf(context: TabContext, { figures, measures }: Sources): Sides {
  const judged = [
    ...figures.map((metric) => ({ metric, measure: null, title: metrics[metric].title, ...figureCompared(context, metric) })),
    ...measures.map((measure) => ({
      ...{ metric: null, measure, title: measureName(measure), compared: [measure] },
      ...{ behind: () => [measure], members: comparableFor(context, [measure], { profiles: context.profiles }).profiles },
    })),
  ]
  const parted = judged.filter(({ metric, members }) => metric !== null && isPart(context, metric, members))
  const connected = new Set(comparable({ profiles: context.profiles }).profiles)
  const { range, prior } = context.dataset
  const whyOf = ({ members, behind, compared }: (typeof judged)[number], member: ProfileDataset): WhyNot => {
    if (members.some(({ profile }) => profile.id === member.profile.id)) return null
    if (!connected.has(member)) return whyNot.late
    const since = prior && redefinedFor(behind(member.profile.network), member, range, prior)
    if (since) return whyNot.redefined(since)
    return lackOf(context, compared, {}, member) ? whyNot.unknown : whyNot.oneSide
  }
  return {
    changeColumns: parted.map(({ title }) => changeColumn(title)),
    of: (member, period) => {
      const side =
        (column: (title: string) => string, isChange: boolean, isPart = false) =>
        (one: (typeof judged)[number]) => {
          const { metric, measure, title, members } = one
          const as = (isChange && members.find(({ profile }) => profile.id === member.profile.id)) || member
          const isOff = (day: number) => isChange && as.matched?.[period].on[day] === 0
          const matched = isPart ? as.matched?.[period] : undefined
          const over = matched && { some: matched.some, all: matched.on.length }
          return { column: column(title), metric, measure, why: isChange ? whyOf(one, member) : null, over, isOff, as }
        }
      // of the current range everybody counts, on all days
      return [...judged.map(side(countsColumn, period === 'prior')), ...parted.map(side(changeColumn, true, true))]
    },
  }
}

function figureCompared(context: TabContext, id: MetricId) {
  const compared: Compared = id
  return { compared, behind: (network: NetworkCode) => measuresUnder(id, network), members: membersOf(context, id) }
}

function membersOf(context: TabContext, id: MetricId): readonly ProfileDataset[] {
  const all = { profiles: context.profiles }
  // an exact number is only held against one, and is of the whole period
  const exact = exactOf(context, id)
  if (exact) return exact.prior === null ? [] : comparable(all).profiles
  const same = comparableFor(context, id, all)
  const isKnown = measured(context, id, context, 'current', fullRange(context.dataset, 'current')) !== null
  return (isKnown ? comparableLevels(context, id, same) : same).profiles
}

/** Whether something is compared, and not all that the figure is of. */
function isPart({ dataset, profiles }: TabContext, id: MetricId, members: readonly ProfileDataset[]): boolean {
  const inside = members.filter(({ profile }) => offers(profile.network, id))
  const all = profiles.filter(({ profile }) => offers(profile.network, id))
  return dataset.prior !== null && inside.length > 0 && (inside.length < all.length || inside.some(({ matched }) => matched !== undefined))
}

/** The exact number of people that a tile shows in the place of an average; null where it shows none. */
export function exactOf(context: TabContext, id: MetricId): Figure | null {
  if (id !== 'reach' || context.definition.basis === 'lifetime') return null
  const { title, figure } = shownOf(context, id, false)
  return title === figureMessages.report.exactReach ? figure : null
}
