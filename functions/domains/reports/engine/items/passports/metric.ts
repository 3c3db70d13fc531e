/** The passport of a figure made of items: its rule, what each network gave, what it is compared with. */

import type { Figure } from '../../../../../../shared/blocks/shared.ts'
import { displayZone } from '../../../../../../shared/dates/index.ts'
import { figureMessages } from '../../../../../../shared/figure-messages.ts'
import { formatCount } from '../../../../../../shared/format-count.ts'
import { classRules } from '../../../../../../shared/metrics/class-rules.ts'
import { inWordsOf } from '../../../../../../shared/metrics/hashtag-figures.ts'
import type { Unit } from '../../../../../../shared/metrics/units.ts'
import { capital } from '../../../../../../shared/narrative/words.ts'
import { type NetworkCode, networkCodes } from '../../../../../../shared/networks.ts'
import type { ItemMetric, Noun } from '../../../../../../shared/reports/language/items/metric.ts'
import { isShownItemId, shownItemFigures } from '../../../../../../shared/reports/language/items/non-metric-figures.ts'
import type { Passport } from '../../../../../../shared/reports/report.ts'
import { uncounted } from '../../common/coverage.ts'
import { type Compared, withNetwork } from '../../common/passport-text.ts'
import { isLate } from '../../common/profiles.ts'
import { apartOf, measured } from '../aggregate.ts'
import { fullRange, instantsOf, metricOf, offers, type TabContext } from '../context.ts'
import type { Placed } from '../dataset.ts'
import { everything, type NamedGroup } from '../group.ts'
import { groupsOf } from '../groups.ts'
import { uncomparedTexts } from '../note.ts'
import { occurrences } from '../occurrences.ts'
import { coverageOf } from './coverage.ts'

/** A tab and what its passports say alike; `found` are its items in the range. */
export type PassportContext<Item extends object> = TabContext<Item> & {
  readonly compared: Compared
  readonly found: readonly Placed<Item>[]
  readonly fetched: string
}

export function metricPassport<Item extends object>(context: PassportContext<Item>, id: string, { figure, note }: Pick<Passport, 'figure' | 'note'>): Passport {
  const { dataset, spec, profiles } = context
  const metric = metricOf(context, id)
  const giving = context.networks.filter((network) => offers(metric, network))
  const theirs = metric.byNetwork === false ? [] : profiles.filter(({ profile }) => offers(metric, profile.network))
  const rows = placesOf(context, id, metric, figure)
  const uncompared = spec.fromNetworks && dataset.prior ? theirs.filter(({ profile }) => isLate(profile, dataset.prior)).length : 0
  return {
    title: metric.title,
    class: metric.class,
    rule: metric.rule ?? classRules[metric.class],
    figure,
    note,
    definition: metric.definition,
    formula: [metric.formula, basisOf(context, metric, rows.filter(({ network, value }) => network !== null && value !== null).length)]
      .filter(Boolean)
      .join(' '),
    ...termsOf(context, id),
    networks: rows,
    coverage: coverageOf(context, id),
    // what some profiles are held against stands in the note
    ...aroundOf(
      context,
      context.compared(figure, figure?.compared === undefined ? uncompared : 0, metric.byNetwork === false ? [] : uncomparedTexts(context, metric)),
    ),
    native: nativeText(metric, giving),
  }
}

/** What a figure of the whole tab is worked out from; called as the formula calls it, where it has no title of its own. */
function termsOf<Item extends object>(context: PassportContext<Item>, id: string): Pick<Passport, 'terms'> {
  const metric = metricOf(context, id)
  // terms of parts that are never added up would add them up
  if (!metric.terms || metric.ofWhole || apartOf(context, id, everything) !== null) return {}
  const days = fullRange(context.dataset, 'current')
  const list = occurrences(context, metric, 'current', days)
  const terms = metric.terms(list, { ...instantsOf(context, 'current', days), days: context.dataset.days, whole: list })
  const names = metric.formula.replace(/(?: × [\d,]+)?\.?$/, '').split(' ÷ ')
  return { terms: { parts: terms.map(({ title, value, unit }, side) => ({ title: title ?? capital(names[side] ?? ''), value, unit: unit ?? unitOf(value) })) } }
}

/** A sum of scores is no whole number. */
function unitOf(value: number | null): Unit {
  return value === null || Number.isInteger(value) ? 'count' : 'ratio'
}

/**
 * What stands for single items, or for parts as they are known.
 * @throws RangeError for a key that nothing is declared for, which only a mistake in the code can ask
 */
export function shownPassport<Item extends object>(context: PassportContext<Item>, key: string): Passport {
  if (!isShownItemId(key)) throw new RangeError(`There is no passport for the figure ${key}.`)
  const { counts = () => true } = context.spec
  const { title, class: rule, formula, definition } = inWordsOf(context.spec.noun.many, shownItemFigures[key])
  return {
    title,
    class: rule,
    rule: classRules[rule],
    figure: null,
    note: null,
    definition,
    formula: `${formula} ${countOf(context.spec.noun, context.found.filter(({ item }) => counts(item)).length)}.`,
    networks: unmeasured(context),
    coverage: uncounted(figureMessages.coverage.single),
    ...aroundOf(context, figureMessages.passport.singleCompared),
    native: null,
  }
}

/** "79 reviews, 1 network."; a level is of more than the items of the range, so it names none. */
function basisOf<Item extends object>(context: PassportContext<Item>, metric: ItemMetric<Item>, networks: number): string {
  const { has = () => true } = metric
  const counted = () => {
    let count = 0
    for (const { item, at } of occurrences(context, metric, 'current', fullRange(context.dataset, 'current'))) if (has(item, at)) count++
    return count
  }
  const parts = [
    ...(metric.class === 'STOCK' ? [] : [countOf(metric.noun ?? context.spec.noun, counted())]),
    ...(context.spec.fromNetworks && metric.byNetwork !== false && networks > 0 ? [figureMessages.passport.networks(networks)] : []),
  ]
  return parts.length > 0 ? `${parts.join(', ')}.` : ''
}

function countOf(noun: Noun, count: number): string {
  return `${formatCount(count)} ${count === 1 ? noun.one : noun.many}`
}

function aroundOf<Item extends object>({ dataset, spec, fetched }: PassportContext<Item>, compared: string): Pick<Passport, 'days' | 'compared' | 'fetched'> {
  return { days: spec.days ?? figureMessages.passport.itemDays(displayZone(dataset.zone)), compared, fetched }
}

/** Where a figure comes from: networks of its profiles, then what else was shared to or searched; or what it is kept in. */
function placesOf<Item extends object>(context: PassportContext<Item>, id: string, metric: ItemMetric<Item>, figure: Figure | null): Passport['networks'] {
  const { spec, networks } = context
  const field = (metric.noun ?? spec.noun).many
  const origin = metric.origin ?? spec.origin
  if (origin) return [{ network: null, name: origin, field, value: figure?.value ?? null, note: figureMessages.passport.noNetwork }]
  const value = (group: NamedGroup<Item>) => measured(context, id, group, 'current', fullRange(context.dataset, 'current'))
  if (metric.byNetwork === false) return partsOf(context, id, field, value)
  const parts = partsOf(context, id, field, value).filter(({ network }) => network === null || !networks.includes(network))
  return [...fieldsOf(context, id, metric), ...parts]
}

function fieldsOf<Item extends object>(context: PassportContext<Item>, id: string, metric: ItemMetric<Item>): Passport['networks'] {
  const groups = new Map(groupsOf(context, 'network', [id]).map((group) => [group.key, group]))
  return context.networks.map((network) => {
    if (!offers(metric, network)) return { network, field: '', value: null, note: figureMessages.passport.notOffered }
    const group = groups.get(network)
    const value = group ? measured(context, id, group, 'current', fullRange(context.dataset, 'current')) : null
    const field = metric.fields?.[network] ?? (metric.noun ?? context.spec.noun).many
    if (value !== null || metric.ofWhole) return { network, field, value }
    return { network, field, value, note: (group && apartOf(context, id, group)) ?? figureMessages.passport.notImported }
  })
}

/** Where single items come from, of which nothing is added up. */
function unmeasured<Item extends object>(context: PassportContext<Item>): Passport['networks'] {
  const { networks, spec } = context
  const [field, value] = [spec.noun.many, null]
  if (spec.origin) return [{ network: null, name: spec.origin, field, value, note: figureMessages.passport.noNetwork }]
  const parts = partsOf(context, spec.summary[0] ?? '', field, () => value)
  return [...networks.map((network) => ({ network, field, value })), ...parts.filter(({ network }) => network === null || !networks.includes(network))]
}

/** By the dimension that tells where items come from, where profiles do not: networks and sites that were searched, networks shared to. */
function partsOf<Item extends object>(
  context: PassportContext<Item>,
  id: string,
  field: string,
  value: (group: NamedGroup<Item>) => number | null,
): Passport['networks'] {
  if (!context.spec.sources) return []
  return groupsOf(context, context.spec.sources, [id]).map((group) => {
    const network = networkCodes.find((code) => code === group.badge?.network) ?? null
    return { network, ...(network === null ? { name: group.label } : {}), field, value: value(group) }
  })
}

function nativeText<Item>({ native }: ItemMetric<Item>, giving: readonly NetworkCode[]): string | null {
  const said = giving.flatMap((network) => (native?.[network] ? withNetwork(network, native[network]) : []))
  return said.length > 0 ? said.join(' ') : null
}
