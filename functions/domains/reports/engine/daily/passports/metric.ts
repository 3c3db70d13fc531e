/** The passport of a metric of the catalogue: where it comes from, network by network, and what it does not hold. */
import { displayZone } from '../../../../../../shared/dates/index.ts'
import { figureMessages } from '../../../../../../shared/figure-messages.ts'
import { classRules } from '../../../../../../shared/metrics/class-rules.ts'
import { absenceOf, type MetricId, metrics, offers } from '../../../../../../shared/metrics/index.ts'
import { nativeOf } from '../../../../../../shared/metrics/native.ts'
import type { NetworkCode } from '../../../../../../shared/networks.ts'
import type { Coverage, Passport } from '../../../../../../shared/reports/report.ts'
import { type Compared, networkDays, withNetwork } from '../../common/passport-text.ts'
import { offering } from '../aggregate.ts'
import { fullRange, measured, type TabContext } from '../context.ts'
import { coverageOfMetric, summedIn } from '../coverage.ts'
import { fieldRead, nativeOfTotal } from '../given.ts'
import { postsMeasured } from '../left-out.ts'
import { deltaFormula } from '../net-growth.ts'
import { termsOf } from '../terms.ts'
import type { Shown } from '../tiles.ts'
import { uncomparedTexts } from '../uncompared.ts'

/** A tab and what its passports say alike. */
export type PassportContext = TabContext & {
  readonly compared: Compared
  /** when the figures were read, and which days may still rise */
  readonly fetched: string
  /** the same of posts, which go on collecting however long ago they were published */
  readonly collecting: string
  /** of posts, which no day has to have */
  readonly postCoverage: (id: MetricId) => Coverage
}

export function metricPassport(
  context: PassportContext,
  id: MetricId,
  { title, figure, note }: Pick<Shown, 'title' | 'note'> & Pick<Passport, 'figure'>,
): Passport {
  const { dataset, profiles, definition } = context
  const metric = metrics[id]
  const giving = context.networks.filter((network) => offers(network, id))
  const lifetime = definition.basis === 'lifetime'
  const counts = 'source' in metric && 'rule' in metric.source && metric.source.rule === 'posts'
  const overPosts = lifetime || counts
  const rule = lifetime && !counts && metric.class !== 'RATIO' ? 'POST' : metric.class
  const rows = context.networks.map((network) => {
    if (!offers(network, id)) return absent(id, network)
    const own = { profiles: profiles.filter(({ profile }) => profile.network === network) }
    return { network, ...fieldRead(context, id, network, own.profiles), value: measured(context, id, own, 'current', fullRange(dataset, 'current')) }
  })
  const known = rows.filter(({ value }) => value !== null).length
  const terms = termsOf(context, id, { profiles })
  const uncompared = dataset.prior ? offering(id, profiles).filter(({ comparable }) => !comparable).length : 0
  return {
    title,
    class: rule,
    rule: classRules[rule],
    figure,
    note,
    definition: metric.definition,
    formula: `${(lifetime ? null : deltaFormula(context, id)) ?? formulaOf(id, definition.basis)} ${overPosts ? postsText(context, id) : figureMessages.passport.days(dataset.days)}, ${figureMessages.passport.networks(known)}.`,
    ...(terms ? { terms } : {}),
    networks: rows,
    coverage: overPosts ? context.postCoverage(id) : coverageOfMetric(dataset, profiles, id),
    days: overPosts ? figureMessages.passport.postDays(displayZone(dataset.zone)) : networkDays(giving, displayZone(dataset.zone)),
    // what some profiles are held against stands in the note
    compared: context.compared(figure, figure?.compared === undefined ? uncompared : 0, uncomparedTexts(context, id)),
    fetched: lifetime ? context.collecting : context.fetched,
    native: nativeText(context, id, giving),
  }
}

export function absent(id: MetricId, network: NetworkCode): Passport['networks'][number] {
  return { network, field: '', value: null, note: absenceOf(id, network) ?? undefined }
}

/** "60 posts", or "58 of 60 posts" where the others have no such figure. */
export function postsText(context: TabContext, id: MetricId): string {
  const basis = postsMeasured(id, context)
  return basis.some === basis.all ? figureMessages.passport.posts(basis.all) : figureMessages.report.countOf(basis, 'posts')
}

function formulaOf(id: MetricId, basis: 'activity' | 'lifetime'): string {
  const metric = metrics[id]
  if (basis === 'activity' || metric.class === 'RATIO' || metric.class === 'DELTA') return metric.formula
  if ('rule' in metric.source) return metric.formula
  return `${figureMessages.passport.sumOfPosts}${metric.overPosts?.note ? ` ${metric.overPosts.note}` : ''}`
}

/** Known reasons to differ from what the networks show, for those that give the metric. */
export function nativeText(context: TabContext, id: MetricId, giving: readonly NetworkCode[]): string | null {
  const summed = summedIn(id).length > 0
  const said = giving.flatMap((network) => {
    const profiles = context.profiles.filter(({ profile }) => profile.network === network)
    const read = summed ? nativeOfTotal(context, network, profiles) : null
    return (read === null ? nativeOf(id, network) : [read]).map((reason) => withNetwork(network, reason))
  })
  return said.length > 0 ? said.join(' ') : null
}
