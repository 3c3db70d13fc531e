/** What a rate leaves out, said wherever it stands: posts and days without both of its terms, networks that give one of them alone. */
import { type CountOf, figureMessages } from '../../../../../shared/figure-messages.ts'
import { listed } from '../../../../../shared/listed.ts'
import { type MetricId, metrics, type RatioMetric } from '../../../../../shared/metrics/index.ts'
import { networks } from '../../../../../shared/networks.ts'
import type { Period } from '../common/period.ts'
import { networksIn } from '../common/profiles.ts'
import { pairedDays } from './aggregate.ts'
import { countPosts } from './aggregate-posts.ts'
import { comparableFor, fullRange, type Group, measured, type TabContext } from './context.ts'
import type { ProfileDataset } from './dataset.ts'

/** What a post has to have to count in a figure: of a ratio both terms. */
function termsOf(id: MetricId): readonly [MetricId, MetricId?] {
  const metric = metrics[id]
  if (metric.class !== 'RATIO') return [id]
  return metric.den === 'days' || metric.den === 'baseline' ? [metric.num] : [metric.num, metric.den]
}

/** Posts of a group that a figure is made of, out of all of its posts, whatever their network gives. */
export function postsMeasured(id: MetricId, group: Group, period: Period = 'current'): CountOf {
  return countPosts(termsOf(id), group, period)
}

/** A ratio of one thing to another, not to the days of the range nor to the level before it. */
function quotientOf(id: MetricId): (RatioMetric & { readonly den: MetricId }) | null {
  const metric = metrics[id]
  if (metric.class !== 'RATIO') return null
  const { den } = metric
  return den === 'days' || den === 'baseline' ? null : { ...metric, den }
}

const overPosts = ({ definition }: TabContext, group: Group) => definition.basis === 'lifetime' || group.keep !== undefined

/** Of a ratio: posts, or days of profiles, that have both terms out of those that have one. */
function basisIn(context: TabContext, id: MetricId, group: Group, period: Period): CountOf {
  return overPosts(context, group) ? postsMeasured(id, group, period) : pairedDays(id, group.profiles, period, fullRange(context.dataset, period))
}

/** Profiles that have one term of a ratio and not both: they are in none of its sums. */
export function outside(context: TabContext, id: MetricId, group: Group): ProfileDataset[] {
  const metric = quotientOf(id)
  if (metric === null) return []
  const range = fullRange(context.dataset, 'current')
  return group.profiles.filter((member) => {
    const own = { ...group, profiles: [member] }
    const terms = [metric.num, metric.den].map((part) => measured(context, part, own, 'current', range))
    if (!terms.some(Boolean)) return false
    if (overPosts(context, group)) return postsMeasured(id, own).some === 0
    return measured(context, id, own, 'current', range) === null && !(terms[0] !== null && terms[1] === 0)
  })
}

/** "Without YouTube and Bluesky."; of a network that is partly in, how many profiles. Null where all are in, or none is. */
function withoutText(context: TabContext, id: MetricId, group: Group): string | null {
  const out = outside(context, id, group)
  if (out.length === 0 || out.length === group.profiles.length) return null
  const inside = networksIn(group.profiles.filter((member) => !out.includes(member)))
  const whole = networksIn(out).filter((network) => !inside.includes(network))
  const others = out.filter(({ profile }) => inside.includes(profile.network)).length
  const names = whole.map((network) => networks[network].display)
  return figureMessages.report.without(listed([...names, ...(others > 0 ? [figureMessages.report.profilesNamed(others)] : [])]))
}

/** What stands at a figure of a group that leaves something out, in sentences; null where it is of all there is. */
export function basisOf(context: TabContext, id: MetricId, group: Group, hideIndicators = false): string | null {
  if (quotientOf(id) === null || measured(context, id, group, 'current', fullRange(context.dataset, 'current')) === null) return null
  const what = overPosts(context, group) ? 'posts' : figureMessages.report.bothFigures
  const before = context.dataset.prior && !hideIndicators ? basisIn(context, id, comparableFor(context, id, group), 'prior') : null
  const said = [figureMessages.report.basedOn(what, basisIn(context, id, group, 'current'), before), withoutText(context, id, group)].filter(
    (text) => text !== null,
  )
  return said.length > 0 ? said.join(' ') : null
}

/** The same beside a figure that has little room, of the range alone: "2 of 3 posts", "3 of 5 networks". */
export function shortBasis(context: TabContext, id: MetricId, group: Group): string | null {
  if (quotientOf(id) === null) return null
  const basis = basisIn(context, id, group, 'current')
  if (basis.some > 0 && basis.some < basis.all) return figureMessages.report.countOf(basis, overPosts(context, group) ? 'posts' : 'days')
  const out = outside(context, id, group)
  if (out.length === 0 || out.length === group.profiles.length) return null
  const rest = group.profiles.filter((member) => !out.includes(member))
  const [some, all] = [networksIn(rest).length, networksIn(group.profiles).length]
  return some < all
    ? figureMessages.report.countOf({ some, all }, 'networks')
    : figureMessages.report.countOf({ some: rest.length, all: group.profiles.length }, 'profiles')
}
