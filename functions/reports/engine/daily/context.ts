/** One tab of a report while it is computed, and the only two questions blocks ask: the value of a group, and its figure. */
import type { Figure } from '../../../../shared/blocks/shared.ts'
import { growth, type MeasureId, type MetricId, measuresUnder, metrics, offers, redefinedBetween } from '../../../../shared/metrics/index.ts'
import type { NetworkCode, TabCode } from '../../../../shared/networks.ts'
import type { ReportDefinition, SectionSpec } from '../../../../shared/reports/language/daily.ts'
import type { Piece, Which } from '../common/period.ts'
import type { Frame } from '../common/time-axis.ts'
import { fold, foldPoint } from './aggregate.ts'
import { foldPosts, type PostGroup } from './aggregate-posts.ts'
import type { Facts, ProfileFacts } from './dataset.ts'

/** What a chart, a row or a tile stands for: some profiles and, when cut by type or label, some of their posts. */
export type Group = PostGroup

export type Scope = {
  readonly definition: ReportDefinition
  readonly tab: TabCode
  readonly facts: Facts
  readonly frame: Frame
  readonly members: readonly ProfileFacts[]
  /** networks of the members, by name */
  readonly networks: readonly NetworkCode[]
}

/** What a resolver gets besides its own declaration. */
export type SectionScope = Scope & { readonly section: SectionSpec; readonly empty: string }

export function whole(facts: Facts, which: Which): Piece {
  return { start: 0, end: which === 'current' ? facts.days : (facts.priorDays ?? 0) }
}

/** Whether any network of the tab offers the metric at all; when none does, its tiles and blocks are absent. */
export function offered(scope: Scope, id: MetricId): boolean {
  return scope.networks.some((network) => offers(network, id))
}

export function measured({ definition }: Scope, id: MetricId, group: Group, which: Which, piece: Piece): number | null {
  if (definition.basis === 'lifetime' || group.keep) return foldPosts(id, group, which, piece)
  return fold(id, group.members, which, piece)
}

/** As `measured`, for a point of a chart. */
export function pointOf(scope: Scope, id: MetricId, group: Group, which: Which, piece: Piece): number | null {
  return scope.definition.basis === 'lifetime' || group.keep ? measured(scope, id, group, which, piece) : foldPoint(id, group.members, which, piece)
}

/** Only profiles that were connected before the prior range began stand on both sides of a comparison. */
export function comparable(group: Group): Group {
  return group.members.every((member) => member.comparable) ? group : { ...group, members: group.members.filter((member) => member.comparable) }
}

/** Of those, the profiles whose network counts the measures the same way in both ranges. */
export function alike({ facts: { range, prior } }: Scope, measuresFor: (network: NetworkCode) => readonly MeasureId[], group: Group): Group {
  const connected = comparable(group)
  if (!prior) return connected
  const counted = ({ profile: { network } }: ProfileFacts) => redefinedBetween(measuresFor(network), network, range, prior) === null
  return connected.members.every(counted) ? connected : { ...connected, members: connected.members.filter(counted) }
}

export const under = (id: MetricId) => (network: NetworkCode) => measuresUnder(id, network)

/** The value of the whole range, the prior value, and the growth between what can be compared. */
export function figureOf(scope: Scope, id: MetricId, group: Group): Figure {
  const { facts } = scope
  const value = measured(scope, id, group, 'current', whole(facts, 'current'))
  if (!facts.prior) return figure(id, value, null, null)
  const connected = alike(scope, under(id), group)
  const same = value === null ? connected : standing(scope, id, connected)
  const prior = same.members.length === 0 ? null : measured(scope, id, same, 'prior', whole(facts, 'prior'))
  const now = same.members.length === group.members.length ? value : measured(scope, id, same, 'current', whole(facts, 'current'))
  return figure(id, value, prior, now)
}

/** A level lost, or not known yet, on one side of a comparison is taken out of the other: growth is of the same profiles. */
export function standing(scope: Scope, id: MetricId, group: Group): Group {
  const { facts, definition } = scope
  if (metrics[id].class !== 'STOCK' || definition.basis === 'lifetime' || group.keep) return group
  const known = (member: ProfileFacts, which: Which) => fold(id, [member], which, whole(facts, which)) !== null
  return { ...group, members: group.members.filter((member) => known(member, 'current') === known(member, 'prior')) }
}

/** `compared` is the part of `value` that `prior` is held against. */
export function figure(id: MetricId, value: number | null, prior: number | null, compared: number | null): Figure {
  const { unit, polarity, class: rule } = metrics[id]
  const change = growth(compared, prior, rule)
  const part = change.kind !== 'none' && compared !== null && compared !== value ? { compared } : {}
  return { value, prior, growth: change, ...part, unit, polarity }
}
