/** The passport of a figure made of items: its rule, what each network gave, what it is compared with. */
import type { Figure } from '../../../shared/blocks/shared.ts'
import { displayZone, formatInstant, formatRange } from '../../../shared/dates/index.ts'
import { formatFigure } from '../../../shared/format.ts'
import { messages } from '../../../shared/messages.ts'
import { classRules } from '../../../shared/metrics/class-rules.ts'
import { networks } from '../../../shared/networks.ts'
import type { Passport } from '../../../shared/reports/report.ts'
import { partialDaysText } from '../coverage.ts'
import { groupsOf } from './groups.ts'
import { inRange, measured, metricOf, offers, type Scope, whole } from './scope.ts'

export function passportOf<Item extends object>(scope: Scope<Item>, id: string, figure: Figure): Passport {
  const { prior, unit } = figure
  const { facts, spec } = scope
  const metric = metricOf(scope, id)
  const giving = scope.networks.filter((network) => offers(metric, network))
  const items = inRange(scope).length
  const groups = new Map(groupsOf(scope, 'network', [id]).map((group) => [group.key, group]))
  const counted = `${items.toLocaleString('en-GB')} ${items === 1 ? spec.noun.one : spec.noun.many}`
  const native = giving.flatMap((network) => (metric.native?.[network] ? `${networks[network].display}: ${metric.native[network]}` : []))
  const partial = spec.fromNetworks ? partialDaysText(facts) : null
  const at = `${formatInstant(facts.now, facts.zone)}.`
  return {
    title: metric.title,
    class: metric.class,
    rule: classRules[metric.class],
    figure,
    note: metric.note ?? null,
    definition: metric.definition,
    formula:
      spec.fromNetworks && giving.length > 0 ? `${metric.formula} ${counted}, ${messages.passport.networks(giving.length)}.` : `${metric.formula} ${counted}.`,
    networks: spec.fromNetworks
      ? scope.networks.map((network) => {
          if (!offers(metric, network)) return { network, field: '', value: null, note: messages.passport.notOffered }
          const group = groups.get(network)
          return {
            network,
            field: metric.fields?.[network] ?? spec.noun.many,
            value: group ? measured(scope, id, group, 'current', whole(facts, 'current')) : null,
          }
        })
      : [],
    coverage: null,
    days: spec.days ?? messages.passport.itemDays(displayZone(facts.zone)),
    compared: facts.prior ? `${formatRange(facts.prior.from, facts.prior.to)}: ${formatFigure(prior, unit)}` : messages.passport.notCompared,
    fetched: partial ? `${at} ${messages.passport.mayRise(partial)}` : at,
    native: native.length > 0 ? native.join(' ') : null,
  }
}
