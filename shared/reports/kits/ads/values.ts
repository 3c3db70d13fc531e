/** The class rules over ads, where they differ from those of other items: a day without a row is no 0, and money has a currency. */

import { type CountOf, figureMessages } from '../../../figure-messages.ts'
import { memoize, memoized } from '../../../memoize.ts'
import { type RatioTerms, ratio } from '../../../metrics/ratio.ts'
import { moneyIn, type Unit } from '../../../metrics/units.ts'
import { groupedBy } from '../../language/items/grouped-by.ts'
import type { Interval, ItemRule } from '../../language/items/metric.ts'
import { alone, bitOf, type Days, daysOf, type Measure, type Occurrences, sumOf, toldByDay } from './account-days.ts'
import type { AdEntry, RowEntry, Told } from './entries.ts'

export type Rule = ItemRule<AdEntry>

/** FLOW over rows: the sum of what the network gave; null when it gave nothing. */
export function total(measure: Measure): Rule {
  return { class: 'FLOW', value: (items) => sumOf(daysOf(items), measure), pieces: daysWith([measure]) }
}

/** Of an account that tells of a measure, each of its days with ads has to: what nobody told is no 0. Networks leave out results of a day without any. */
function daysWith(needed: readonly Measure[]): NonNullable<Rule['pieces']> {
  const bits = needed.filter((measure) => measure !== 'results').reduce((all, measure) => all | bitOf(measure), 0)
  return {
    what: figureMessages.report.daysOfAds,
    of: (items) => (tell) => {
      for (const { rows } of daysOf(items).accounts) for (const { told } of toldByDay(rows).values()) tell(rows[0]?.account.id ?? '', told & bits)
    },
  }
}

/**
 * RATIO of the sums, over the days of ad accounts that have both terms, as it is for every source (docs/metrics.md#classes). An ad that
 * sold nothing may have no conversion value, and has cost money all the same: it is the account's day that has both or not, else the
 * return would be that of the ads that worked.
 */
export function per(num: Measure, den: Measure, scale = 1): Rule {
  const terms = (items: Occurrences): RatioTerms => {
    const both = daysOfBoth(items, num, den)
    return { num: sumOf(both, num), den: sumOf(both, den) }
  }
  return {
    class: 'RATIO',
    value: (items) => ratio([terms(items)], scale),
    terms: (items) => {
      const sums = terms(items)
      return [
        { value: sums.num, unit: unitIn(items, num) },
        { value: sums.den, unit: unitIn(items, den) },
      ]
    },
    basis: (items) => {
      const { accounts, days } = paired(items, num, den)
      return [
        { what: 'ad accounts', ...accounts },
        { what: figureMessages.report.bothFigures, ...days },
      ]
    },
    pieces: daysWith([num, den]),
  }
}

/** The rows of {@link paired}. Where every row tells of both, as of most networks, they are all of them. */
function daysOfBoth(items: Occurrences, num: Measure, den: Measure): Days {
  const all = daysOf(items)
  const bits = bitOf(num) | bitOf(den)
  return (all.told & bits) === bits ? all : paired(items, num, den).both
}

type Paired = { readonly both: Days; readonly accounts: CountOf; readonly days: CountOf }
const pairs = memoized((_: Occurrences) => new Map<string, Paired>())

/** The rows of days that tell of both, of accounts that do. An account that never tells of one lacks no days: it is left out as a whole. */
function paired(items: Occurrences, num: Measure, den: Measure): Paired {
  return memoize(pairs(items), `${num} ${den}`, () => {
    const all = daysOf(items)
    const told = all.accounts.map(({ rows }) => daysTold(rows, num, den)).filter(({ some }) => some > 0)
    const giving = told.filter(({ rows }) => rows.length > 0)
    const kept = giving.flatMap(({ rows }) => rows)
    return {
      both: kept.length === all.rows.length ? all : alone(kept),
      accounts: { some: giving.length, all: told.length },
      days: { some: giving.reduce((sum, { both }) => sum + both, 0), all: giving.reduce((sum, { some }) => sum + some, 0) },
    }
  })
}

/** Of one account the rows of days that have both, how many such days there are, and how many that have both or something of one. */
function daysTold(rows: readonly RowEntry[], num: Measure, den: Measure): { readonly rows: readonly RowEntry[]; readonly both: number; readonly some: number } {
  const days = toldByDay(rows)
  const bits = bitOf(num) | bitOf(den)
  const isBoth = (day: Told | undefined) => day !== undefined && (day.told & bits) === bits
  let [both, some] = [0, 0]
  for (const day of days.values()) {
    if (isBoth(day)) both++
    if (isBoth(day) || day.some & bits) some++
  }
  return { rows: both === days.size ? rows : rows.filter(({ row }) => isBoth(days.get(row.date))), both, some }
}

function unitIn(items: Occurrences, measure: Measure): Unit {
  const [entry] = daysOf(items).rows
  return measure === 'spend' || measure === 'conversionValue' ? moneyIn(entry?.account.currency ?? null) : 'count'
}

const nothing: Occurrences = []
const byCurrency = memoized((items: Occurrences) => groupedBy(items, ({ item }) => item.account.currency))
const byResultType = memoized((items: Occurrences) => groupedBy(items, ({ item }) => (item.kind === 'row' ? resultTypeOf(item) : undefined)))

/** In the order in which the items have them; null where the source does not say. */
export function currenciesIn(items: Occurrences): readonly (string | null)[] {
  return [...byCurrency(items).keys()]
}

/** A rule of money, over the rows of one currency; null where there are none. */
export function inCurrency(rule: Rule, currency: string | null): Rule {
  return over(
    rule,
    (items) => byCurrency(items).get(currency) ?? nothing,
    ({ account }) => account.currency === currency,
  )
}

/** The rule over some of the items, which are those that `isOf` says. */
function over(
  { class: name, value, terms, has, apart, basis, pieces }: Rule,
  pick: (items: Occurrences) => Occurrences,
  isOf: (entry: AdEntry) => boolean,
): Rule {
  return {
    class: name,
    value: (items, interval) => value(pick(items), interval),
    has: (entry, at) => isOf(entry) && (has?.(entry, at) ?? true),
    ...(apart && { apart: (items: Occurrences) => apart(pick(items)) }),
    ...(terms && { terms: (items: Occurrences, interval: Interval<AdEntry>) => terms(pick(items), interval) }),
    ...(basis && { basis: (items: Occurrences, interval: Interval<AdEntry>) => basis(pick(items), interval) }),
    ...(pieces && { pieces: { ...pieces, of: (items: Occurrences, interval: Interval<AdEntry>) => pieces.of(pick(items), interval) } }),
  }
}

const currenciesMeet = memoized((items: Occurrences): boolean => {
  const [first, ...others] = daysOf(items).accounts
  return others.some(({ rows: [row] }) => row?.account.currency !== first?.rows[0]?.account.currency)
})

/** A rule of money that has no value where currencies meet: they are never added (docs/metrics.md#currencies). */
export function ofOneCurrency(rule: Rule): Rule {
  return {
    ...rule,
    value: (items, interval) => (currenciesMeet(items) ? null : rule.value(items, interval)),
    apart: (items) => (currenciesMeet(items) ? figureMessages.ads.currenciesApart : (rule.apart?.(items) ?? null)),
  }
}

/** What an ad's results are; null when its ad set does not say. */
export function resultTypeOf({ adSet }: RowEntry): string | null {
  return adSet?.resultType ?? null
}

const resultTypesMeet = memoized((items: Occurrences): boolean => {
  const { rows } = daysOf(items)
  const first = rows.find(({ row }) => row.results !== null)
  return first !== undefined && rows.some((entry) => entry.row.results !== null && resultTypeOf(entry) !== resultTypeOf(first))
})

/** A rule of results that has no value where their types meet: a view is not a purchase. */
export function ofOneResultType(rule: Rule): Rule {
  return {
    ...rule,
    value: (items, interval) => (resultTypesMeet(items) ? null : rule.value(items, interval)),
    apart: (items) => (resultTypesMeet(items) ? figureMessages.ads.resultTypesApart : (rule.apart?.(items) ?? null)),
  }
}

/** The rule over ads that work for one type of result; null is those that say none. */
export function ofResultType(rule: Rule, type: string | null): Rule {
  return over(
    rule,
    (items) => byResultType(items).get(type) ?? nothing,
    (entry) => entry.kind === 'row' && resultTypeOf(entry) === type,
  )
}
