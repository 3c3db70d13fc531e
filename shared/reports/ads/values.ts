/** The class rules over ads, where they differ from those of other items: a day without a row is no 0, money has a currency, people are never added. */
import type { AdRow } from '../../items/ads.ts'
import { sumKnown } from '../../metrics/flow.ts'
import { type RatioTerms, ratio } from '../../metrics/ratio.ts'
import type { ItemRule, Occurrence, Piece } from '../items/metric.ts'
import type { AdEntry, PartEntry, ReachEntry, RowEntry } from './entries.ts'

type Rule = ItemRule<AdEntry>
export type Measure = 'spend' | 'impressions' | 'clicksAll' | 'linkClicks' | 'results' | 'conversions' | 'conversionValue' | 'thruplays'

type Occurrences = readonly Occurrence<AdEntry>[]

/** A dozen metrics look at the same days of ads: what they are taken apart into is kept for as long as they are. */
function keptFor<List extends object, Made>(make: (list: List) => Made): (list: List) => Made {
  const known = new WeakMap<List, { readonly made: Made }>()
  return (list) => {
    const before = known.get(list) ?? { made: make(list) }
    known.set(list, before)
    return before.made
  }
}

const rows = keptFor((items: Occurrences): readonly RowEntry[] => {
  const found: RowEntry[] = []
  for (const { item } of items) if (item.kind === 'row') found.push(item)
  return found
})
const currencies = keptFor((entries: readonly RowEntry[]) => new Set(entries.map(({ account }) => account.currency)))
const rowsByAccount = keptFor(byAccount<RowEntry>)
const sums = keptFor((_: readonly RowEntry[]) => new Map<Measure, number | null>())

function sumOf(entries: readonly RowEntry[], measure: Measure): number | null {
  const known = sums(entries)
  const before = known.get(measure)
  if (before !== undefined) return before
  const sum = sumKnown(entries.map(({ row }) => row[measure]))
  known.set(measure, sum)
  return sum
}

/** FLOW over rows: the sum of what the network gave; null when it gave nothing. */
export function total(measure: Measure): Rule {
  return { class: 'FLOW', value: (items) => sumOf(rows(items), measure) }
}

/**
 * RATIO of the sums, over accounts that have both terms. An ad that sold nothing may have no conversion value, and has cost money all the
 * same: without it the return would be that of the ads that worked.
 */
export function per(num: Measure, den: Measure, scale = 1): Rule {
  return {
    class: 'RATIO',
    value: (items) =>
      ratio(
        rowsByAccount(rows(items)).map((own): RatioTerms => ({ num: sumOf(own, num), den: sumOf(own, den) })),
        scale,
      ),
  }
}

function byAccount<Entry extends AdEntry>(entries: readonly Entry[]): (readonly Entry[])[] {
  const [first] = entries
  // most rows of a table are of one account
  if (first && entries.every(({ account }) => account.id === first.account.id)) return [entries]
  return [...Map.groupBy(entries, ({ account }) => account.id).values()]
}

/** A rule of money, over the rows of one currency; null where there are none. */
export function inCurrency(rule: Rule, currency: string | null): Rule {
  return {
    class: rule.class,
    value: (items, piece) =>
      rule.value(
        items.filter(({ item }) => item.account.currency === currency),
        piece,
      ),
  }
}

/** A rule of money that has no value where currencies meet: they are never added (metrics.md §1 rule 6). */
export function ofOneCurrency(rule: Rule): Rule {
  return {
    class: rule.class,
    value: (items, piece) => (currencies(rows(items)).size > 1 ? null : rule.value(items, piece)),
  }
}

/** What an ad's results are; null when its ad set does not say. */
export function resultTypeOf({ adSet }: RowEntry): string | null {
  return adSet?.resultType ?? null
}

/** A rule of results that has no value where their types meet: a view is not a purchase. */
export function ofOneResultType(rule: Rule): Rule {
  return {
    class: rule.class,
    value: (items, piece) => {
      const counted = rows(items).filter(({ row }) => row.results !== null)
      return new Set(counted.map(resultTypeOf)).size > 1 ? null : rule.value(items, piece)
    },
  }
}

/** The rule over ads that work for one type of result; null is those that say none. */
export function ofResultType(rule: Rule, type: string | null): Rule {
  return {
    class: rule.class,
    value: (items, piece) =>
      rule.value(
        items.filter(({ item }) => item.kind === 'row' && resultTypeOf(item) === type),
        piece,
      ),
  }
}

/** FLOW and RATIO over the parts of an account's days. */
export function partTotal(measure: keyof Omit<PartEntry['part'], 'key'>): Rule {
  return { class: 'FLOW', value: (items) => sumKnown(parts(items).map(({ part }) => part[measure])) }
}

/** Sum over sum times `scale`, over parts of the ads such as ages or devices; null where nothing was divided by. */
export function partPer(num: keyof Omit<PartEntry['part'], 'key'>, den: keyof Omit<PartEntry['part'], 'key'>, scale = 1): Rule {
  return {
    class: 'RATIO',
    value: (items) =>
      ratio(
        byAccount(parts(items)).map(
          (own): RatioTerms => ({ num: sumKnown(own.map(({ part }) => part[num])), den: sumKnown(own.map(({ part }) => part[den])) }),
        ),
        scale,
      ),
  }
}
function parts(items: readonly Occurrence<AdEntry>[]): PartEntry[] {
  return items.flatMap(({ item }) => (item.kind === 'part' ? [item] : []))
}

/** From the whole down: what an entry of each level is one of. */
const levels = ['account', 'campaign', 'ad_set', 'ad', 'region'] as const
const objectOf = {
  account: ({ accountId }: AdRow) => accountId,
  campaign: ({ campaignId }: AdRow) => campaignId,
  ad_set: ({ adSetId }: AdRow) => adSetId,
  ad: ({ adId }: AdRow) => adId,
} as const

/** Whose reach the items are about, when that is one thing that the network has numbers for. */
const reachOfOne = keptFor((items: Occurrences): ReachEntry[] => {
  const reach = items.flatMap(({ item }) => (item.kind === 'reach' ? [item] : []))
  if (reach.length === 0) return []
  const level = levels.find((one) => reach.some((entry) => entry.level === one))
  if (!level || (level === 'region' && rows(items).length > 0)) return []
  const own = reach.filter((entry) => entry.level === level)
  const things = new Set(own.map(({ account, objectId }) => `${account.id} ${objectId}`))
  if (level !== 'region') for (const { account, row } of rows(items)) things.add(`${account.id} ${objectOf[level](row)}`)
  return things.size === 1 ? own : []
})

/** UNIQUE: the network's own number for exactly this range; null when it has none, and for several things, whose people are partly the same. */
export function exactReach(items: readonly Occurrence<AdEntry>[], { to, days }: Piece<AdEntry>): number | null {
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
    value: (items, piece) => {
      const num = sumOf(rows(items), measure)
      return ratio([{ num, den: exactReach(items, piece) }], scale)
    },
  }
}
