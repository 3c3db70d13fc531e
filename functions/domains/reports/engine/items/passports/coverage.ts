/** What the passport of a figure over items says of days: which lack figures, or why none has to have any. */

import { dateIn, dayNumber, daysBetween, formatDate, formatRange } from '../../../../../../shared/dates/index.ts'
import { figureMessages } from '../../../../../../shared/figure-messages.ts'
import { listed } from '../../../../../../shared/listed.ts'
import { memoize } from '../../../../../../shared/memoize.ts'
import type { DailySource } from '../../../../../../shared/reports/language/items/definition.ts'
import type { ItemMetric } from '../../../../../../shared/reports/language/items/metric.ts'
import type { Coverage } from '../../../../../../shared/reports/report.ts'
import { counted, coverageOfEvents, type Days, uncounted } from '../../common/coverage.ts'
import { fullName } from '../../common/full-name.ts'
import { gapNotes, rowsLacking } from '../../common/gaps.ts'
import { fullRange, instantsOf, metricOf, offers, type TabContext } from '../context.ts'
import { type Dated, everything, type Occurrences } from '../group.ts'
import { basesIn } from '../left-out.ts'
import { occurrences } from '../occurrences.ts'

export function coverageOf<Item extends object>(context: TabContext<Item>, id: string): Coverage {
  const metric = metricOf(context, id)
  const { dataset, spec, tab } = context
  if (metric.origin ?? spec.origin) return uncounted(figureMessages.coverage.own)
  const sources = spec.daily?.sources(dataset.items, metric)
  if (!sources) return ofItems(context, id, ofEvents(context, metric))
  const own = sources.filter(({ network }) => (tab === 'cross_channel' || tab === network) && offers(metric, network))
  return ofDays(context, metric, own) ?? uncounted()
}

/** A source that has days but none with this figure is no part of it: its days are not expected. */
function ofDays<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item>, sources: readonly DailySource[]): Coverage | null {
  const { dataset, spec } = context
  const range = fullRange(dataset, 'current')
  const interval = { ...instantsOf(context, 'current', range), days: dataset.days }
  const begin = dayNumber(dataset.range.from)
  const days = datedOf(context, occurrences(context, metric, 'current', range))
  const gives = ({ id }: DailySource) => {
    const own = days.get(id)
    return !own || metric.value(own.of, { ...interval, whole: own.of }) !== null
  }
  const giving = sources.filter(gives)
  const lacks = lacking(context)
  const lines = (giving.length > 0 ? giving : sources).map((source): Days & { readonly source: DailySource } => {
    const first = source.since === null ? 0 : daysBetween(dataset.range.from, source.since)
    const own = days.get(source.id)
    const holes = lacks.filter(({ id }) => id === source.id)
    const name = source.name === null ? null : fullName({ name: source.name, network: source.network })
    return {
      source,
      name,
      firstDay: first,
      has: (day) => own?.days.has(begin + day) ?? false,
      lacks: (day) => holes.some(({ first: from, last }) => day >= from && day <= last),
    }
  })
  const coverage = counted(dataset, lines, spec.daily?.noun)
  const late = lines.flatMap(({ name, firstDay, source: { since } }) =>
    firstDay > 0 && name !== null && since !== null ? [figureMessages.coverage.since(name, formatDate(since))] : [],
  )
  const totals = [...new Set(lines.flatMap(({ source }) => [...(days.get(source.id)?.totals ?? [])]))]
  const said = lacks.flatMap(({ id, said }) => (lines.some(({ source }) => source.id === id) ? [said] : []))
  return coverage && { ...coverage, notes: [...said, ...late, ...coverage.notes, ...(totals.length > 0 ? [totalsText(totals)] : [])] }
}

/** Days of the range that are not whole, by their place in it. */
function lacking<Item extends object>({ dataset, spec, memo }: TabContext<Item>) {
  const { range, items, days } = dataset
  return memoize(memo.holes, items, () =>
    items.flatMap((item) => {
      const found = spec.daily?.lacks?.(item)
      if (!found) return []
      const [first, last] = [daysBetween(range.from, found.from), daysBetween(range.from, found.to)]
      return first < days && last >= 0 ? [{ id: found.id, said: found.said, first, last }] : []
    }),
  )
}

/** Named in a note before the rest are only counted. */
const mostTotals = 3

function totalsText(totals: readonly string[]): string {
  const shown = totals.slice(0, mostTotals)
  const more = totals.length - shown.length
  return figureMessages.coverage.totals(listed([...shown, ...(more > 0 ? [figureMessages.coverage.others(more)] : [])]))
}

/** Occurrences by whose day they are of, with the dates that have any. */
function datedOf<Item extends object>(context: TabContext<Item>, all: Occurrences<Item>): ReadonlyMap<string, Dated<Item>> {
  return memoize(context.memo.dated, all, () => sortedOut(context, all))
}

function sortedOut<Item extends object>({ spec, dataset }: TabContext<Item>, all: Occurrences<Item>): ReadonlyMap<string, Dated<Item>> {
  const found = new Map<string, Dated<Item>>()
  const begin = dayNumber(dataset.range.from)
  const numbers = new Map<string, number>()
  const numberOf = (date: string) => memoize(numbers, date, () => dayNumber(date))
  for (const one of all) {
    const id = spec.daily?.of(one.item) ?? null
    if (id === null) continue
    const { of, days, totals } = memoize(found, id, () => ({ of: [], days: new Set<number>(), totals: new Set<string>() }))
    of.push(one)
    const date = one.at.slice(0, 10)
    const from = spec.daily?.from?.(one.item)
    if (from !== undefined) totals.add(from === null ? figureMessages.coverage.upTo(formatDate(date)) : formatRange(from, date))
    // a total of several days is of each of them
    const last = numberOf(date)
    for (let day = from ? Math.max(numberOf(from), begin) : last; day <= last; day++) days.add(day)
  }
  return found
}

/** What of imports a report is made of, where that is items of profiles. */
export const sourcesOf = ({ knownBy }: { readonly knownBy?: unknown }): readonly string[] => (Array.isArray(knownBy) ? knownBy : [])

/** Of a rate or an average, items that are in it out of those that should be, where there are any. */
function ofItems<Item extends object>(context: TabContext<Item>, id: string, days: Coverage): Coverage {
  const [basis] = basesIn(context, id, everything, 'current')
  const { range } = context.dataset
  const theirs = givingOf(context, metricOf(context, id))
  const sources = sourcesOf(context.spec)
  const lost = rowsLacking(theirs, sources, range)
  const notes = [...gapNotes(theirs, sources, [range]), ...days.notes]
  if (basis && basis.all > 0) return { have: basis.some, expected: basis.all + lost, notes, of: basis.what, single: true }
  if (lost === 0 || days.expected > 0) return { ...days, notes }
  const { noun = context.spec.noun } = metricOf(context, id)
  const have = occurrences(context, metricOf(context, id), 'current', fullRange(context.dataset, 'current')).length
  return { have, expected: have + lost, notes, of: noun.many, single: true }
}

function givingOf<Item extends object>({ profiles }: TabContext<Item>, metric: ItemMetric<Item>) {
  return metric.byNetwork === false ? [] : profiles.filter(({ profile }) => offers(metric, profile.network))
}

function ofEvents<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item>): Coverage {
  const { dataset, spec } = context
  const sources = typeof spec.knownBy === 'object' ? spec.knownBy : ['any']
  return coverageOfEvents(dataset, givingOf(context, metric), metric.class === 'STOCK' ? figureMessages.coverage.level : eventsText(context, metric), sources)
}

function eventsText<Item extends object>(context: TabContext<Item>, metric: ItemMetric<Item>): string {
  const { dataset, spec } = context
  const { has = () => true, noun = spec.noun } = metric
  // chronological
  const latest = occurrences(context, metric, 'current', fullRange(dataset, 'current')).findLast(({ item, at }) => has(item, at))
  return figureMessages.coverage.events(noun.one, latest ? formatDate(dateIn(Date.parse(latest.at), dataset.zone)) : null)
}
