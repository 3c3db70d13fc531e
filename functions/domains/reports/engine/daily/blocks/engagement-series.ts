/** Engagements cut into their parts. What a network counts beyond the parts it names is "Other", so the parts add up to the tile. */
import type { Series } from '../../../../../../shared/blocks/series-chart.ts'
import { type EngagementGroup, engagementGroups, partsInGroup, sumKnown } from '../../../../../../shared/metrics/index.ts'
import { networksIn } from '../../common/profiles.ts'
import { type At, unlikeIn, type Value, valuesBefore, valuesNow } from '../../common/time-series.ts'
import { offering } from '../aggregate.ts'
import type { SectionContext, TabContext } from '../context.ts'
import type { ProfileDataset } from '../dataset.ts'
import { alikeIn, groupAt } from '../group-series.ts'
import { measureAt } from './measure-at.ts'

const groupKeys: readonly EngagementGroup[] = ['reactions', 'comments', 'shares', 'saves', 'clicks']

export type EngagementPart = EngagementGroup | 'other'

/** How to read each part over some profiles that have engagements at all. */
export function readEngagementParts(context: TabContext, profiles: readonly ProfileDataset[]): Map<EngagementPart, At> {
  const byNetwork = networksIn(profiles).map((network) => ({ network, profiles: profiles.filter(({ profile }) => profile.network === network) }))
  const partAt = new Map(
    groupKeys.map((group): [EngagementGroup, At] => {
      const ats = byNetwork.flatMap(({ network, profiles: own }) => {
        const measures = partsInGroup(network, group)
        return measures.length > 0 ? [measureAt(context, { profiles: own }, measures, 'engagements')] : []
      })
      return [group, (period, interval) => sumKnown(ats.map((at) => at(period, interval)))]
    }),
  )
  const totalAt = groupAt(context, 'engagements', { profiles })
  const restAt: At = (period, interval) => {
    const total = totalAt(period, interval)
    return total === null ? null : total - (sumKnown([...partAt.values()].map((at) => at(period, interval))) ?? 0)
  }
  return new Map<EngagementPart, At>([...partAt, ['other', restAt]])
}

export function engagementSeries(context: SectionContext): Series[] {
  const partAt = readEngagementParts(context, offering('engagements', context.profiles))
  const parts = groupKeys.flatMap((group, index) => drawn(context, group, engagementGroups[group].label, `c${index + 1}`, partAt.get(group)))
  const rest = drawn(context, 'other', parts.length > 0 ? 'Other' : 'Engagements', 'c-other', partAt.get('other'))
  return rest.some(({ values }) => values.some((value) => value !== null && value !== 0)) ? [...parts, ...rest] : parts
}

function drawn(context: SectionContext, key: string, label: string, color: string, at: At | undefined): Series[] {
  const values: Value[] = at ? valuesNow(context, at) : []
  if (!at || values.every((value) => value === null)) return []
  const prior = valuesBefore(context, at)
  return [{ key, label, color, unit: 'count', values, prior, ...(prior ? unlikeIn(context, alikeIn(context, 'engagements', 'engagements', context)) : {}) }]
}
