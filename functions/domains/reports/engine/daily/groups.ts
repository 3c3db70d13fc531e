/** The parts a chart is cut into, with their names and colours: networks, profiles, post types. */
import type { Series } from '../../../../../shared/blocks/series-chart.ts'
import type { Dimension } from '../../../../../shared/blocks/spec.ts'
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { type MetricId, metrics } from '../../../../../shared/metrics/index.ts'
import { isWhole, networks, tabDisplay } from '../../../../../shared/networks.ts'
import { postTypeDisplay, postTypes } from '../../../../../shared/posts.ts'
import { maxParts } from '../../../../../shared/reports/limits.ts'
import { restKey } from '../common/block-data.ts'
import { byName, compareText, networksIn } from '../common/profiles.ts'
import { offering } from './aggregate.ts'
import { postsOf } from './aggregate-posts.ts'
import { comparableFor, fullRange, type Group, measured, type TabContext } from './context.ts'
import type { ProfileDataset } from './dataset.ts'

export type NamedGroup = Group & { readonly key: string; readonly label: string; readonly color: string; readonly badge?: Series['badge'] }

/** Post types keep their colour whichever of them are there. */
const typeColors = { image: 'c1', carousel: 'c2', video: 'c3', reel: 'c4', text: 'c5', link: 'c6', story: 'c-other' } as const

export function tabColor({ tab }: TabContext): string {
  return isWhole(tab) ? 'brand' : `n-${tab}`
}

export function groupsOf(context: TabContext, id: MetricId, dimension: Dimension): NamedGroup[] {
  switch (dimension) {
    case 'total':
      return [{ key: 'total', label: metrics[id].title, color: tabColor(context), profiles: context.profiles }]
    case 'type':
      return typeGroups(context)
    case 'entity':
      return isWhole(context.tab) ? networkGroups(offering(id, context.profiles)) : profileGroups(context, id)
  }
}

export function dimensionLabel({ tab }: TabContext, dimension: Dimension): string {
  return dimension === 'total' ? 'Total' : dimension === 'type' ? 'By type' : isWhole(tab) ? 'By network' : 'By profile'
}

function networkGroups(profiles: readonly ProfileDataset[]): NamedGroup[] {
  return networksIn(profiles).map((network) => ({
    key: network,
    label: networks[network].display,
    color: `n-${network}`,
    badge: { network, name: tabDisplay(network) },
    profiles: profiles.filter(({ profile }) => profile.network === network),
  }))
}

/** The largest profiles by the metric each on its own, the rest together; names in alphabetical order. */
function profileGroups(context: TabContext, id: MetricId): NamedGroup[] {
  const profiles = offering(id, context.profiles)
  const size = (member: ProfileDataset) => Math.abs(measured(context, id, { profiles: [member] }, 'current', fullRange(context.dataset, 'current')) ?? 0)
  const sizes = new Map(profiles.map((member) => [member, size(member)]))
  const ranked = [...profiles].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0) || compareText(a.profile.id, b.profile.id))
  const own = ranked.slice(0, ranked.length > maxParts ? maxParts - 1 : maxParts).sort(byName)
  const rest = ranked.slice(own.length)
  const groups = own.map((member, index): NamedGroup => {
    const { id: key, name, network, picture_url } = member.profile
    return { key, label: name, color: profiles.length === 1 ? tabColor(context) : `c${index + 1}`, badge: { network, picture_url, name }, profiles: [member] }
  })
  return rest.length === 0 ? groups : [...groups, { key: restKey, label: figureMessages.report.otherProfiles(rest.length), color: 'c-other', profiles: rest }]
}

/** Types that have a post now or had one before. */
function typeGroups(context: TabContext): NamedGroup[] {
  const present = new Set(
    [...postsOf(context, 'current'), ...postsOf(comparableFor(context, 'posts_published', context), 'prior')].map(({ post }) => post.type),
  )
  return postTypes
    .filter((type) => present.has(type))
    .map((type) => ({ key: type, label: postTypeDisplay[type], color: typeColors[type], profiles: context.profiles, keep: (post) => post.type === type }))
}
