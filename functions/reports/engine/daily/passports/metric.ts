/** The passport of a metric of the catalogue: where it comes from, network by network, and what it does not hold. */
import { displayZone } from '../../../../../shared/dates/index.ts'
import { messages } from '../../../../../shared/messages.ts'
import { classRules } from '../../../../../shared/metrics/class-rules.ts'
import { absenceOf, fieldOf, type MetricId, metrics, offers } from '../../../../../shared/metrics/index.ts'
import { nativeOf } from '../../../../../shared/metrics/native.ts'
import type { NetworkCode } from '../../../../../shared/networks.ts'
import type { Coverage, Passport } from '../../../../../shared/reports/report.ts'
import { type Compared, named, networkDays } from '../../common/passport-text.ts'
import { offering } from '../aggregate.ts'
import { measured, type Scope, whole } from '../context.ts'
import { coverageOfMetric } from '../coverage.ts'
import type { Shown } from '../tiles.ts'

/** A tab and what its passports say alike. */
export type PassportScope = Scope & {
  readonly compared: Compared
  /** when the figures were read, and which days may still rise */
  readonly fetched: string
  /** the same of posts, which go on collecting however long ago they were published */
  readonly collecting: string
  readonly posts: number
  /** of posts, which no day has to have */
  readonly postCoverage: Coverage
}

export function metricPassport(scope: PassportScope, id: MetricId, { title, figure, note }: Omit<Shown, 'figure'> & Pick<Passport, 'figure'>): Passport {
  const { facts, members, definition } = scope
  const metric = metrics[id]
  const giving = scope.networks.filter((network) => offers(network, id))
  const lifetime = definition.basis === 'lifetime'
  const counts = 'source' in metric && 'rule' in metric.source && metric.source.rule === 'posts'
  const overPosts = lifetime || counts
  const rule = lifetime && !counts && metric.class !== 'RATIO' ? 'POST' : metric.class
  const uncompared = facts.prior ? offering(id, members).filter(({ comparable }) => !comparable).length : 0
  return {
    title,
    class: rule,
    rule: classRules[rule],
    figure,
    note,
    definition: metric.definition,
    formula: `${formulaOf(id, definition.basis)} ${overPosts ? messages.passport.posts(scope.posts) : messages.passport.days(facts.days)}, ${messages.passport.networks(giving.length)}.`,
    networks: scope.networks.map((network) => {
      if (!offers(network, id)) return absent(id, network)
      const own = { members: members.filter(({ profile }) => profile.network === network) }
      return { network, field: fieldOf(id, network) ?? '', value: measured(scope, id, own, 'current', whole(facts, 'current')) }
    }),
    coverage: overPosts ? scope.postCoverage : coverageOfMetric(facts, members, id),
    days: overPosts ? messages.passport.postDays(displayZone(facts.zone)) : networkDays(giving, displayZone(facts.zone)),
    // what some profiles are held against stands in the note
    compared: scope.compared(figure, figure?.compared === undefined ? uncompared : 0),
    fetched: lifetime ? scope.collecting : scope.fetched,
    native: nativeText(id, giving),
  }
}

export function absent(id: MetricId, network: NetworkCode): Passport['networks'][number] {
  return { network, field: '', value: null, note: absenceOf(id, network) ?? undefined }
}

function formulaOf(id: MetricId, basis: 'activity' | 'lifetime'): string {
  const metric = metrics[id]
  if (basis === 'activity' || metric.class === 'RATIO' || metric.class === 'DELTA') return metric.formula
  if ('rule' in metric.source) return metric.formula
  return `${messages.passport.sumOfPosts}${metric.overPosts?.note ? ` ${metric.overPosts.note}` : ''}`
}

/** Known reasons to differ from what the networks show, for those that give the metric. */
export function nativeText(id: MetricId, giving: readonly NetworkCode[]): string | null {
  const said = giving.flatMap((network) => nativeOf(id, network).map((reason) => named(network, reason)))
  return said.length > 0 ? said.join(' ') : null
}
