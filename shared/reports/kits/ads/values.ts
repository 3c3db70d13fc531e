/** The class rules over ads, where they differ from those of other items: a day without a row is no 0, money has a currency, people are never added. */
import type { AdAccount } from '../../../items/ad-accounts.ts'
import type { AdRow } from '../../../items/ads.ts'
import { memoize, memoized } from '../../../memoize.ts'
import { type Basis, messages } from '../../../messages.ts'
import { sumKnownOf } from '../../../metrics/flow.ts'
import { type RatioTerms, ratio } from '../../../metrics/ratio.ts'
import { moneyIn, type Unit } from '../../../metrics/units.ts'
import { groupedBy } from '../../language/items/grouped-by.ts'
import type { Interval, ItemRule, Occurrence } from '../../language/items/metric.ts'
import { sidesOf } from '../../language/items/rules.ts'
import type { AdEntry, PartEntry, ReachEntry, RowEntry } from './entries.ts'

type Rule = ItemRule<AdEntry>
export type Measure = 'spend' | 'impressions' | 'clicksAll' | 'linkClicks' | 'results' | 'conversions' | 'conversionValue' | 'thruplays'

type Occurrences = readonly Occurrence<AdEntry>[]

/** The days of ads in a list, of each account, and their sums. */
type Days = { readonly rows: readonly RowEntry[]; readonly accounts: readonly Days[]; readonly sums: Map<Measure, number | null> }

const days = memoized((items: Occurrences): Days => {
  const rows: RowEntry[] = []
  for (const { item } of items) if (item.kind === 'row') rows.push(item)
  const accounts = [...groupedBy(rows, accountOf).values()]
  return accounts.length < 2 ? alone(rows) : { rows, accounts: accounts.map(alone), sums: new Map() }
})

function alone(rows: readonly RowEntry[]): Days {
  const accounts: Days[] = []
  const own = { rows, accounts, sums: new Map<Measure, number | null>() }
  if (rows.length > 0) accounts.push(own)
  return own
}

function sumOf({ rows, sums }: Days, measure: Measure): number | null {
  const before = sums.get(measure)
  if (before !== undefined) return before
  const sum = sumKnownOf(rows, ({ row }) => row[measure])
  sums.set(measure, sum)
  return sum
}

/** FLOW over rows: the sum of what the network gave; null when it gave nothing. */
export function total(measure: Measure): Rule {
  return { class: 'FLOW', value: (items) => sumOf(days(items), measure), pieces: daysWith([measure]) }
}

/** Of an account that tells of a measure, each of its days with ads has to: what nobody told is no 0. Networks leave out results of a day without any. */
function daysWith(all: readonly Measure[]): NonNullable<Rule['pieces']> {
  const measures = all.filter((measure) => measure !== 'results')
  return {
    what: messages.report.daysOfAds,
    of: (items) => (tell) => {
      for (const { rows } of days(items).accounts) {
        const told = new Map<string, number>()
        for (const { row } of rows) {
          const has = measures.reduce((bits, measure, index) => (row[measure] === null ? bits : bits | (1 << index)), 0)
          told.set(row.date, (told.get(row.date) ?? 0) | has)
        }
        for (const has of told.values()) tell(rows[0]?.account.id ?? '', has)
      }
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
    const { both } = paired(items, num, den)
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
        { what: messages.report.bothFigures, ...days },
      ]
    },
    pieces: daysWith([num, den]),
  }
}

type Paired = { readonly both: Days; readonly accounts: Basis; readonly days: Basis }
const pairs = memoized((_: Occurrences) => new Map<string, Paired>())

/** The rows of days that tell of both, of accounts that do. An account that never tells of one lacks no days: it is left out as a whole. */
function paired(items: Occurrences, num: Measure, den: Measure): Paired {
  return memoize(pairs(items), `${num} ${den}`, () => {
    const all = days(items)
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
  const found = new Map<string, { num: boolean; den: boolean; any: boolean }>()
  for (const { row } of rows) {
    const day = memoize(found, row.date, () => ({ num: false, den: false, any: false }))
    day.num ||= row[num] !== null
    day.den ||= row[den] !== null
    day.any ||= Boolean(row[num] || row[den])
  }
  const isBoth = (date: string) => Boolean(found.get(date)?.num && found.get(date)?.den)
  const all = [...found]
  return {
    rows: rows.filter(({ row }) => isBoth(row.date)),
    both: all.filter(([, day]) => day.num && day.den).length,
    some: all.filter(([, day]) => (day.num && day.den) || day.any).length,
  }
}

function unitIn(items: Occurrences, measure: Measure): Unit {
  const [entry] = days(items).rows
  return measure === 'spend' || measure === 'conversionValue' ? moneyIn(entry?.account.currency ?? null) : 'count'
}

const accountOf = ({ account }: AdEntry): string => account.id
const nothing: Occurrences = []
const byCurrency = memoized((items: Occurrences) => groupedBy(items, ({ item }) => item.account.currency))
const byResultType = memoized((items: Occurrences) => groupedBy(items, ({ item }) => (item.kind === 'row' ? resultTypeOf(item) : undefined)))

/** In the order in which the items have them; null where the source does not say. */
export function currenciesIn(items: Occurrences): readonly (string | null)[] {
  return [...byCurrency(items).keys()]
}

/** A rule of money, over the rows of one currency; null where there are none. */
export function inCurrency(rule: Rule, currency: string | null): Rule {
  return over(rule, (items) => byCurrency(items).get(currency) ?? nothing)
}

/** The rule over some of the items. */
function over({ class: name, value, terms, basis, pieces }: Rule, pick: (items: Occurrences) => Occurrences): Rule {
  return {
    class: name,
    value: (items, interval) => value(pick(items), interval),
    ...(terms && { terms: (items: Occurrences, interval: Interval<AdEntry>) => terms(pick(items), interval) }),
    ...(basis && { basis: (items: Occurrences, interval: Interval<AdEntry>) => basis(pick(items), interval) }),
    ...(pieces && { pieces: { ...pieces, of: (items: Occurrences, interval: Interval<AdEntry>) => pieces.of(pick(items), interval) } }),
  }
}

/** A rule of money that has no value where currencies meet: they are never added (docs/metrics.md#currencies). */
export function ofOneCurrency(rule: Rule): Rule {
  return {
    ...rule,
    value: (items, interval) => {
      const [first, ...others] = days(items).accounts.map(({ rows: [row] }) => row?.account.currency)
      return others.some((currency) => currency !== first) ? null : rule.value(items, interval)
    },
  }
}

/** What an ad's results are; null when its ad set does not say. */
export function resultTypeOf({ adSet }: RowEntry): string | null {
  return adSet?.resultType ?? null
}

/** A rule of results that has no value where their types meet: a view is not a purchase. */
export function ofOneResultType(rule: Rule): Rule {
  return {
    ...rule,
    value: (items, interval) => {
      const { rows } = days(items)
      const first = rows.find(({ row }) => row.results !== null)
      const meet = first && rows.some((entry) => entry.row.results !== null && resultTypeOf(entry) !== resultTypeOf(first))
      return meet ? null : rule.value(items, interval)
    },
  }
}

/** The rule over ads that work for one type of result; null is those that say none. */
export function ofResultType(rule: Rule, type: string | null): Rule {
  return over(rule, (items) => byResultType(items).get(type) ?? nothing)
}

/** FLOW and RATIO over the parts of an account's days. */
export function partTotal(measure: keyof Omit<PartEntry['part'], 'key'>): Rule {
  return { class: 'FLOW', value: (items) => sumKnownOf(parts(items), ({ part }) => part[measure]) }
}

/** Sum over sum times `scale`, over parts of the ads such as ages or devices, of days that have both; null where nothing was divided by. */
export function partPer(num: keyof Omit<PartEntry['part'], 'key'>, den: keyof Omit<PartEntry['part'], 'key'>, scale = 1): Rule {
  const sides = (items: Occurrences): RatioTerms[] =>
    [...groupedBy(parts(items), ({ account, date }) => `${date} ${account.id}`).values()].map((own) => ({
      num: sumKnownOf(own, ({ part }) => part[num]),
      den: sumKnownOf(own, ({ part }) => part[den]),
    }))
  return {
    class: 'RATIO',
    value: (items) => ratio(sides(items), scale),
    basis: (items) => {
      const told = sides(items).filter((side) => side.num || side.den)
      return [{ what: messages.report.bothFigures, some: told.filter((side) => side.num !== null && side.den !== null).length, all: told.length }]
    },
    terms: (items) =>
      sidesOf(sides(items)).map((side, at) =>
        (at === 0 ? num : den) === 'spend' ? { ...side, unit: moneyIn(parts(items)[0]?.account.currency ?? null) } : side,
      ),
  }
}

const parts = memoized((items: Occurrences) => items.flatMap(({ item }): PartEntry[] => (item.kind === 'part' ? [item] : [])))

/** From the whole down: what an entry of each level is one of. */
const levels = ['account', 'campaign', 'ad_set', 'ad', 'region'] as const
const objectOf = {
  account: ({ accountId }: AdRow) => accountId,
  campaign: ({ campaignId }: AdRow) => campaignId,
  ad_set: ({ adSetId }: AdRow) => adSetId,
  ad: ({ adId }: AdRow) => adId,
} as const

/** Whose reach the items are about, when that is one thing that the network has numbers for. */
const reachOfOne = memoized((items: Occurrences): ReachEntry[] => {
  const reach: ReachEntry[] = []
  for (const { item } of items) if (item.kind === 'reach') reach.push(item)
  if (reach.length === 0) return []
  const level = levels.find((one) => reach.some((entry) => entry.level === one))
  const { rows } = days(items)
  if (!level || (level === 'region' && rows.length > 0)) return []
  const own = reach.filter((entry) => entry.level === level)
  const [first] = own
  const isFirst = (account: AdAccount, objectId: string) => account.id === first?.account.id && objectId === first.objectId
  const isOne = own.every(({ account, objectId }) => isFirst(account, objectId))
  return isOne && (level === 'region' || rows.every(({ account, row }) => isFirst(account, objectOf[level](row)))) ? own : []
})

/** UNIQUE: the network's own number for exactly this range; null when it has none, and for several things, whose people are partly the same. */
export function exactReach(items: readonly Occurrence<AdEntry>[], { to, days }: Interval<AdEntry>): number | null {
  return reachOfOne(items).find(({ date }) => date === to)?.windows[days] ?? null
}

/** UNIQUE: daily numbers over the days that have one. */
export function averageDailyReach(items: readonly Occurrence<AdEntry>[]): number | null {
  const daily = reachOfOne(items).flatMap(({ windows }) => windows[1] ?? [])
  return daily.length === 0 ? null : daily.reduce((sum, one) => sum + one, 0) / daily.length
}

/** RATIO with reach on one side: only with the exact number, and the other side of the same range. */
export function perReach(measure: Measure, scale = 1): Rule {
  return {
    class: 'RATIO',
    value: (items, interval) => {
      const num = sumOf(days(items), measure)
      return ratio([{ num, den: exactReach(items, interval) }], scale)
    },
    terms: (items, interval) => [{ value: sumOf(days(items), measure) }, { value: exactReach(items, interval) }],
  }
}
