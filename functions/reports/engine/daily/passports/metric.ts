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
import { fullRange, measured, type TabContext } from '../context.ts'
import { coverageOfMetric } from '../coverage.ts'
import type { Shown } from '../tiles.ts'

/** A tab and what its passports say alike. */
export type PassportContext = TabContext & {
  readonly compared: Compared
  /** when the figures were read, and which days may still rise */
  readonly fetched: string
  /** the same of posts, which go on collecting however long ago they were published */
  readonly collecting: string
  readonly posts: number
  /** of posts, which no day has to have */
  readonly postCoverage: Coverage
}

export function metricPassport(context: PassportContext, id: MetricId, { title, figure, note }: Omit<Shown, 'figure'> & Pick<Passport, 'figure'>): Passport {
  const { dataset, profiles, definition } = context
  const metric = metrics[id]
  const giving = context.networks.filter((network) => offers(network, id))
  const lifetime = definition.basis === 'lifetime'
  const counts = 'source' in metric && 'rule' in metric.source && metric.source.rule === 'posts'
  const overPosts = lifetime || counts
  const rule = lifetime && !counts && metric.class !== 'RATIO' ? 'POST' : metric.class
  const uncompared = dataset.prior ? offering(id, profiles).filter(({ comparable }) => !comparable).length : 0
  return {
    title,
    class: rule,
    rule: classRules[rule],
    figure,
    note,
    definition: metric.definition,
    formula: `${formulaOf(id, definition.basis)} ${overPosts ? messages.passport.posts(context.posts) : messages.passport.days(dataset.days)}, ${messages.passport.networks(giving.length)}.`,
    networks: context.networks.map((network) => {
      if (!offers(network, id)) return absent(id, network)
      const own = { profiles: profiles.filter(({ profile }) => profile.network === network) }
      return { network, field: fieldOf(id, network) ?? '', value: measured(context, id, own, 'current', fullRange(dataset, 'current')) }
    }),
    coverage: overPosts ? context.postCoverage : coverageOfMetric(dataset, profiles, id),
    days: overPosts ? messages.passport.postDays(displayZone(dataset.zone)) : networkDays(giving, displayZone(dataset.zone)),
    // what some profiles are held against stands in the note
    compared: context.compared(figure, figure?.compared === undefined ? uncompared : 0),
    fetched: lifetime ? context.collecting : context.fetched,
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
