/**
 * What only the data of an ad report decides: a figure per currency and per type of result, because neither is ever added up, and
 * all clicks where the source does not tell link clicks apart.
 */
import { figureMessages } from '../../../figure-messages.ts'
import { moneyIn } from '../../../metrics/units.ts'
import type { NetworkCode } from '../../../networks.ts'
import type { ItemReportSpec } from '../../language/items/definition.ts'
import type { ItemMetric } from '../../language/items/metric.ts'
import type { ItemBlock, ItemSection } from '../../language/items/section.ts'
import { lackText } from './daily.ts'
import { type AdEntry, accountsOf, currenciesOf, currencyName, rowsOf } from './entries.ts'
import { adMetrics } from './metrics.ts'
import { isMoney } from './money-metrics.ts'
import { currenciesIn, inCurrency, ofResultType, resultTypeOf } from './values.ts'

type Metrics = Record<string, ItemMetric<AdEntry>>
type Declared = Pick<ItemReportSpec<AdEntry>, 'summary' | 'sections'> & { readonly metrics: Metrics }
type Variant = { readonly id: string; readonly suffix: string; readonly name: string }
/** What stands in the place of a metric, in this order; a metric that is not here stands for itself. */
type Variants = ReadonlyMap<string, readonly Variant[]>

/** Figures for what the ads at hand are: clicks of the kind they have, results by their type, money by its currency, because neither adds up. */
export function fitAds(declared: Declared): (entries: readonly AdEntry[]) => Declared {
  return (entries) => byCurrency(byResultType(byClicks(declared, entries), entries), entries)
}

const clickMetrics = { link_clicks: 'clicks_all', ctr_link: 'ctr_all', cpc: 'cpc_all' } as const

function byClicks(declared: Declared, entries: readonly AdEntry[]): Declared {
  const rows = rowsOf(entries)
  const knowsLinks = rows.some(({ row }) => row.linkClicks !== null)
  if (knowsLinks || rows.every(({ row }) => row.clicksAll === null)) return declared
  const swap = <M extends string>(id: M): string => (id in clickMetrics ? (Object.entries(clickMetrics).find(([link]) => link === id)?.[1] ?? id) : id)
  const once = (ids: readonly string[]) => [...new Set(ids.map(swap))]
  return {
    ...declared,
    summary: once(declared.summary),
    sections: mapBlocks(declared.sections, (block) => {
      if (block.kind === 'table') return ['sortBy' in block ? { ...block, columns: once(block.columns) } : block]
      return ['metric' in block ? { ...block, metric: swap(block.metric) } : block]
    }),
  }
}

/** `results` of the tiles becomes one a type; tables keep it, empty where types meet. */
function byResultType(declared: Declared, entries: readonly AdEntry[]): Declared {
  const types = [...new Set(rowsOf(entries).flatMap((entry) => (entry.row.results === null ? [] : [resultTypeOf(entry)])))].sort((a, b) =>
    (a ?? '') < (b ?? '') ? -1 : 1,
  )
  if (types.length === 0 || !declared.summary.includes('results')) return declared
  const { results, cost_per_result: cost } = adMetrics
  const metrics: Metrics = { ...declared.metrics }
  const summary = declared.summary.flatMap((id) => {
    if (id !== 'results') return [id]
    return types.flatMap((type) => {
      const [name, suffix] = [type ?? 'type not stated', (type ?? 'unknown').toLowerCase().replaceAll(/\W+/g, '_')]
      metrics[`results_${suffix}`] = { ...results, ...ofResultType(results, type), title: `Results: ${name}` }
      metrics[`cost_per_result_${suffix}`] = { ...cost, ...ofResultType(cost, type), title: `Cost per result: ${name}`, countedBy: { by: `results_${suffix}` } }
      return [`results_${suffix}`, `cost_per_result_${suffix}`]
    })
  })
  return { ...declared, metrics, summary }
}

function byCurrency(declared: Declared, entries: readonly AdEntry[]): Declared {
  const currencies = currenciesOf(entries)
  const paidIn = new Map(currencies.map((currency) => [currency, networksOf(entries, currency)]))
  const metrics: Metrics = { ...declared.metrics }
  const variants = new Map<string, Variant[]>()
  const isOfMoney = (id: string) => isMoney(id) || declared.metrics[id]?.unit === 'money'
  for (const id of Object.keys(declared.metrics).filter(isOfMoney)) {
    const metric = declared.metrics[id]
    if (!metric) continue
    const [only, ...more] = currencies
    if (more.length === 0) {
      if (metric.unit === 'money') metrics[id] = { ...metric, unit: moneyIn(only ?? null), title: `${metric.title} (${currencyName(only ?? null)})` }
      continue
    }
    const made = currencies.map((currency): Variant => {
      const suffix = (currency ?? 'unknown').toLowerCase()
      const fields = Object.fromEntries(Object.entries(metric.fields ?? {}).filter(([network]) => paidIn.get(currency)?.has(network)))
      const name = currencyName(currency)
      metrics[`${id}_${suffix}`] = {
        ...metric,
        ...inCurrency(metric, currency),
        unit: metric.unit === 'money' ? moneyIn(currency) : metric.unit,
        title: `${metric.title} (${name})`,
        fields,
      }
      return { id: `${id}_${suffix}`, suffix, name }
    })
    variants.set(id, made)
    if (metric.unit === 'money') metrics[id] = { ...metric, unitOf: unitOfMoney }
  }
  return { metrics, summary: declared.summary.flatMap((id) => variants.get(id)?.map((one) => one.id) ?? [id]), sections: spread(declared.sections, variants) }
}

/** Tables, and tabs of a network, may hold one of several currencies. */
const unitOfMoney: NonNullable<ItemMetric<AdEntry>['unitOf']> = (items) => {
  const [only = null, ...more] = currenciesIn(items)
  return moneyIn(more.length === 0 ? only : null)
}

function networksOf(entries: readonly AdEntry[], currency: string | null): ReadonlySet<NetworkCode | string> {
  return new Set(accountsOf(entries).flatMap((account) => (account.currency === currency ? [account.network] : [])))
}

/** A chart of money becomes one a currency; tables name the currency in their rows and have no total where currencies meet. */
function spread(sections: readonly ItemSection<AdEntry>[], variants: Variants): ItemSection<AdEntry>[] {
  return mapBlocks(sections, (block, section) => {
    const made = 'metric' in block ? variants.get(block.metric) : undefined
    if (!made || !('metric' in block)) return [block]
    return made.map(({ id, suffix, name }) => ({ ...block, key: `${block.key}_${suffix}`, title: `${block.title ?? section.title} (${name})`, metric: id }))
  })
}

type Block = ItemBlock<AdEntry, string, string>
function mapBlocks(sections: readonly ItemSection<AdEntry>[], map: (block: Block, section: ItemSection<AdEntry>) => Block[]): ItemSection<AdEntry>[] {
  return sections.map((section) => ({ ...section, blocks: section.blocks.flatMap((block) => map(block, section)) }))
}

const mostLacks = 4

/** Sentences where currencies meet, where totals stand for several days, and of what is missing. */
export function adNotes(entries: readonly AdEntry[]): string[] {
  const rows = rowsOf(entries)
  const currencies = currenciesOf(rows)
  const lacks = entries.flatMap((entry) => (entry.kind === 'lack' ? [lackText(entry)] : []))
  const more = lacks.length - mostLacks
  return [
    ...(currencies.length > 1
      ? [`The ad accounts are in ${currencies.map(currencyName).join(' and ')}. Currencies are never added up: money has one figure for each.`]
      : []),
    ...(rows.some(({ row }) => row.from !== undefined) ? [figureMessages.ads.onLastDay] : []),
    ...lacks.slice(0, mostLacks),
    ...(more > 0 ? [figureMessages.coverage.more(more, 'period')] : []),
  ]
}
