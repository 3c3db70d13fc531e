/** The dimensions of a tab: those its report declares, and by networks and profiles, which every report has. */

import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { memoize } from '../../../../../shared/memoize.ts'
import type { Polarity } from '../../../../../shared/metrics/index.ts'
import { isWhole, networks, tabDisplay } from '../../../../../shared/networks.ts'
import type { Dimension, DimensionValue } from '../../../../../shared/reports/language/items/dimension.ts'
import { byName } from '../common/profiles.ts'
import { metricOf, type TabContext } from './context.ts'

/** What is of no part of a cut by networks or profiles. */
export const none: DimensionValue = { key: 'none', label: figureMessages.report.none, color: 'c-other' }
const nothing: readonly DimensionValue[] = [none]

/** A dimension that goes by two names is one: its lists, its parts and their values are worked out once. */
export function ownName<Item extends object>({ tab }: Pick<TabContext<Item>, 'tab'>, name: string): string {
  return name === 'entity' ? (isWhole(tab) ? 'network' : 'profile') : name
}

/** @throws RangeError for a dimension that the report does not declare */
export function dimensionOf<Item extends object>(context: TabContext<Item>, given: string): Dimension<Item> {
  const name = ownName(context, given)
  return memoize(context.memo.dimensions, name, () => {
    if (name === 'network') return byNetwork(context)
    if (name === 'profile') return byProfile(context)
    const dimension = context.spec.dimensions[name]
    if (!dimension) throw new RangeError(`The report has no cut ${name}.`)
    return dimension
  })
}

/** The polarity of a metric in one part of a dimension: a count in a step of a scale has that of the step. */
export function polarityIn<Item extends object>(context: TabContext<Item>, name: string, id: string, part: Pick<DimensionValue, 'polarity'>): Polarity {
  const { class: rule, polarity } = metricOf(context, id)
  return dimensionOf(context, name).scale && rule === 'FLOW' ? (part.polarity ?? 'neutral') : polarity
}

function byNetwork<Item extends object>({ spec, networks: all, profiles }: TabContext<Item>): Dimension<Item> {
  const parts = new Map(
    all.map((network) => {
      const part: DimensionValue = { key: network, label: networks[network].display, color: `n-${network}`, badge: { network, name: tabDisplay(network) } }
      return [network, [part]]
    }),
  )
  const ofProfile = new Map(profiles.map(({ profile: { id, network } }) => [id, parts.get(network) ?? nothing]))
  return {
    title: figureMessages.report.network,
    of: (item) => ofProfile.get(spec.profileOf(item) ?? '') ?? nothing,
    parts: [...parts.values()].flat(),
  }
}

function byProfile<Item extends object>({ spec, profiles }: TabContext<Item>): Dimension<Item> {
  const parts = new Map(
    [...profiles].sort(byName).map(({ profile: { id, name, username, network, picture_url, profile_url } }) => {
      const badge = { network, picture_url, name }
      const part: DimensionValue = { key: id, label: name, badge, picture_url, url: profile_url, ...(username ? { description: username } : {}) }
      return [id, [part]]
    }),
  )
  return {
    title: figureMessages.report.profile,
    of: (item) => parts.get(spec.profileOf(item) ?? '') ?? nothing,
    parts: [...parts.values()].flat(),
  }
}
