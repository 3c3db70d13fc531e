/** The passport of a figure made of items: its rule, what each network gave, what it is compared with. */
import { daysBetween, displayZone, formatDate } from '../../../shared/dates/index.ts'
import { messages } from '../../../shared/messages.ts'
import { classRules } from '../../../shared/metrics/class-rules.ts'
import { inWordsOf } from '../../../shared/metrics/shown.ts'
import { type NetworkCode, networks } from '../../../shared/networks.ts'
import type { ItemMetric, Noun } from '../../../shared/reports/items/metric.ts'
import { isShownItemId, shownItemFigures } from '../../../shared/reports/items/shown.ts'
import type { Passport } from '../../../shared/reports/report.ts'
import { type Compared, named } from '../passport-words.ts'
import type { Member, Placed } from './facts.ts'
import { groupsOf } from './groups.ts'
import { measured, metricOf, occurrences, offers, type Scope, whole } from './scope.ts'

/** A tab and what its passports say alike; `found` are its items in the range. */
export type PassportScope<Item extends object> = Scope<Item> & {
  readonly compared: Compared
  readonly found: readonly Placed<Item>[]
  readonly fetched: string
}

export function metricPassport<Item extends object>(scope: PassportScope<Item>, id: string, { figure, note }: Pick<Passport, 'figure' | 'note'>): Passport {
  const { facts, spec, members } = scope
  const metric = metricOf(scope, id)
  const giving = scope.networks.filter((network) => offers(metric, network))
  const theirs = members.filter(({ profile }) => offers(metric, profile.network))
  const uncompared = spec.fromNetworks && facts.prior ? theirs.filter(({ comparable }) => !comparable).length : 0
  return {
    title: metric.title,
    class: metric.class,
    rule: metric.rule ?? classRules[metric.class],
    figure,
    note,
    definition: metric.definition,
    formula: [metric.formula, basisOf(scope, metric, giving.length)].filter(Boolean).join(' '),
    networks: spec.fromNetworks && metric.byNetwork !== false ? fieldsOf(scope, id, metric) : [],
    coverage: spec.fromNetworks ? connectedOf(facts, theirs) : null,
    // what some profiles are held against stands in the note
    ...aroundOf(scope, scope.compared(figure, figure?.compared === undefined ? uncompared : 0)),
    native: nativeText(metric, giving),
  }
}

/**
 * What stands for single items, or for parts as they are known.
 * @throws RangeError for a key that nothing is declared for, which only a mistake in the code can ask
 */
export function shownPassport<Item extends object>(scope: PassportScope<Item>, key: string): Passport {
  if (!isShownItemId(key)) throw new RangeError(`Nothing is said of the figure ${key}.`)
  const { counts = () => true } = scope.spec
  const { title, class: rule, formula, definition } = inWordsOf(scope.spec.noun.many, shownItemFigures[key])
  return {
    title,
    class: rule,
    rule: classRules[rule],
    figure: null,
    note: null,
    definition,
    formula: `${formula} ${countOf(scope.spec.noun, scope.found.filter(({ item }) => counts(item)).length)}.`,
    networks: [],
    coverage: null,
    ...aroundOf(scope, messages.passport.singleCompared),
    native: null,
  }
}

/** "79 reviews, 1 network."; a level is of more than the items of the range, so it names none. */
function basisOf<Item extends object>(scope: PassportScope<Item>, metric: ItemMetric<Item>, networks: number): string {
  const { has = () => true } = metric
  const counted = () => occurrences(scope, metric, 'current', whole(scope.facts, 'current')).filter(({ item, at }) => has(item, at)).length
  const parts = [
    ...(metric.class === 'STOCK' ? [] : [countOf(metric.noun ?? scope.spec.noun, counted())]),
    ...(scope.spec.fromNetworks && metric.byNetwork !== false && networks > 0 ? [messages.passport.networks(networks)] : []),
  ]
  return parts.length > 0 ? `${parts.join(', ')}.` : ''
}

function countOf(noun: Noun, count: number): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? noun.one : noun.many}`
}

function aroundOf<Item extends object>({ facts, spec, fetched }: PassportScope<Item>, compared: string): Pick<Passport, 'days' | 'compared' | 'fetched'> {
  return { days: spec.days ?? messages.passport.itemDays(displayZone(facts.zone)), compared, fetched }
}

function fieldsOf<Item extends object>(scope: PassportScope<Item>, id: string, metric: ItemMetric<Item>): Passport['networks'] {
  const groups = new Map(groupsOf(scope, 'network', [id]).map((group) => [group.key, group]))
  return scope.networks.map((network) => {
    if (!offers(metric, network)) return { network, field: '', value: null, note: messages.passport.notOffered }
    const group = groups.get(network)
    return {
      network,
      field: metric.fields?.[network] ?? (metric.noun ?? scope.spec.noun).many,
      value: group ? measured(scope, id, group, 'current', whole(scope.facts, 'current')) : null,
    }
  })
}

/** Days of the range since each profile has data at all; null where all had before it began: items leave no trace of a day without any. */
function connectedOf({ range, days }: PassportScope<object>['facts'], members: readonly Member[]): Passport['coverage'] {
  const late = members.filter(({ profile: { available_from: since } }) => since === null || since > range.from)
  if (late.length === 0) return null
  const lost = late.map(({ profile: { available_from: since } }) => (since === null ? days : Math.min(days, daysBetween(range.from, since))))
  return {
    have: members.length * days - lost.reduce((sum, one) => sum + one, 0),
    expected: members.length * days,
    notes: late.map(({ profile: { name, network, available_from: since } }) => {
      const full = `${name} (${networks[network].display})`
      return since === null ? messages.passport.never(full) : messages.passport.since(full, formatDate(since))
    }),
  }
}

function nativeText<Item>({ native }: ItemMetric<Item>, giving: readonly NetworkCode[]): string | null {
  const said = giving.flatMap((network) => (native?.[network] ? named(network, native[network]) : []))
  return said.length > 0 ? said.join(' ') : null
}
