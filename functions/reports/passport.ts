/** The passport of a figure: where it comes from, network by network, and what it does not hold. */

import { displayZone, formatInstant, formatRange } from '../../shared/dates/index.ts'
import { formatFigure } from '../../shared/format.ts'
import { messages } from '../../shared/messages.ts'
import { classRules } from '../../shared/metrics/class-rules.ts'
import { absenceOf, fieldOf, type MetricId, metrics, offers } from '../../shared/metrics/index.ts'
import { type NetworkCode, networks } from '../../shared/networks.ts'
import type { Passport } from '../../shared/reports/report.ts'
import { coverageOfMetric, partialDaysText } from './coverage.ts'
import { measured, type Scope, whole } from './scope.ts'
import type { Shown } from './tiles.ts'

export function passportOf(scope: Scope, id: MetricId, { title, figure, note }: Shown): Passport {
  const { facts, members, definition } = scope
  const metric = metrics[id]
  const giving = scope.networks.filter((network) => offers(network, id))
  const lifetime = definition.basis === 'lifetime' || ('source' in metric && 'rule' in metric.source && metric.source.rule === 'posts')
  const [days, posts] = [facts.days, members.reduce((sum, member) => sum + member.current.posts.length, 0)]
  const { prior, unit } = figure
  return {
    title,
    class: metric.class,
    rule: classRules[metric.class],
    figure,
    note,
    definition: metric.definition,
    formula: `${formulaOf(id, definition.basis)} ${lifetime ? messages.passport.posts(posts) : messages.passport.days(days)}, ${messages.passport.networks(giving.length)}.`,
    networks: scope.networks.map((network) => {
      if (!offers(network, id)) return { network, field: '', value: null, note: absenceOf(id, network) ?? undefined }
      const own = { members: members.filter(({ profile }) => profile.network === network) }
      return { network, field: fieldOf(id, network) ?? '', value: measured(scope, id, own, 'current', whole(facts, 'current')) }
    }),
    coverage: lifetime ? null : coverageOfMetric(facts, members, id),
    days: lifetime ? messages.passport.postDays(displayZone(facts.zone)) : networkDays(giving, displayZone(facts.zone)),
    compared: facts.prior ? `${formatRange(facts.prior.from, facts.prior.to)}: ${formatFigure(prior, unit)}` : messages.passport.notCompared,
    fetched: fetchedText(scope),
    native: nativeText(id, giving),
  }
}

function formulaOf(id: MetricId, basis: 'activity' | 'lifetime'): string {
  const metric = metrics[id]
  if (basis === 'activity' || metric.class === 'RATIO' || metric.class === 'DELTA') return metric.formula
  if ('rule' in metric.source) return metric.formula
  return `${messages.passport.sumOfPosts}${metric.overPosts?.note ? ` ${metric.overPosts.note}` : ''}`
}

/** "Network days: Facebook and Instagram in Pacific time, X in UTC. Report zone Europe/London." */
function networkDays(giving: readonly NetworkCode[], zone: string): string {
  const byDay = Map.groupBy(giving, (network) => networks[network].day)
  const parts = [...byDay].map(([day, codes]) => `${listed(codes.map((code) => networks[code].display))} in ${day === 'Location day' ? 'location days' : day}`)
  return messages.passport.networkDays(parts.join(', '), zone)
}

function fetchedText({ facts }: Scope): string {
  const partial = partialDaysText(facts)
  const at = `${formatInstant(facts.now, facts.zone)}.`
  return partial ? `${at} ${messages.passport.mayRise(partial)}` : at
}

function nativeText(id: MetricId, giving: readonly NetworkCode[]): string | null {
  const native = metrics[id].native
  const said = giving.flatMap((network) => (native?.[network] ? `${networks[network].display}: ${native[network]}` : []))
  return said.length > 0 ? said.join(' ') : null
}

/** "A", "A and B", "A, B and C" */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
