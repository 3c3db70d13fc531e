/** Rows of a block or a tile of a report over items, from the dataset that its engine computes it from. */
import { wallTime, weekday, weekdayNames } from '../../../../../shared/dates/index.ts'
import { rowMessages } from '../../../../../shared/export-messages.ts'
import { memoize } from '../../../../../shared/memoize.ts'
import { networks } from '../../../../../shared/networks.ts'
import { profileName } from '../../../../../shared/profile-name.ts'
import type { ItemMetric } from '../../../../../shared/reports/language/items/metric.ts'
import type { Matched } from '../../../reports/engine/common/matched-days.ts'
import type { Period } from '../../../reports/engine/common/period.ts'
import { isNew } from '../../../reports/engine/items/aggregate.ts'
import { fullRange, instantsOf, metricOf, offers, type TabContext } from '../../../reports/engine/items/context.ts'
import { dimensionOf } from '../../../reports/engine/items/dimensions.ts'
import { everything } from '../../../reports/engine/items/group.ts'
import { lackOfAll, matchOf, notCompared } from '../../../reports/engine/items/held.ts'
import { type Cells, changeColumn, columnsOf, countsColumn, firstColumns, type RowsFile, verdict, type WhyNot } from '../cells.ts'
import { periodsOf } from '../periods.ts'
import { type Judged, judged, whyNotCompared } from './judged.ts'
import type { Kind, RowContext } from './kind.ts'
import { kinds } from './kinds.ts'
import type { ItemSources } from './made-of.ts'

const { whyNot } = rowMessages

/** `what`: what the items are listed in, where no figure is made of them. */
export function itemRows<Item extends object>(context: TabContext<Item>, sources: ItemSources<Item>, what: string): RowsFile {
  const present = kinds.filter((kind) => context.dataset.items.some((item) => kind.read(item) !== null))
  const columns = columnsOf(
    firstColumns,
    ['Time', 'Weekday', 'Instant (UTC)'],
    present.flatMap((kind) => kind.columns),
    sources.cuts.map((name) => cutColumn(context, name)),
    sources.listed ? [countsColumn(what)] : sources.figures.map((id) => countsColumn(titleOf(context, sources, id))),
    sources.listed ? [] : partedIn(context, sources).map((id) => changeColumn(titleOf(context, sources, id))),
  )
  return { columns, rows: rowsOf(context, sources, { present, what }) }
}

/** Figures of which not all that counts is in the change. */
function partedIn<Item extends object>(context: TabContext<Item>, { figures }: ItemSources<Item>): string[] {
  return figures.filter((id) => context.dataset.prior && notCompared(context, metricOf(context, id)) !== '' && !isNew(context, id, everything))
}

const cutColumn = <Item extends object>(context: TabContext<Item>, name: string) => `By: ${dimensionOf(context, name).title}`

/** Two figures of one name are told apart by their keys. */
function titleOf<Item extends object>(context: TabContext<Item>, { figures }: ItemSources<Item>, id: string): string {
  const { title } = metricOf(context, id)
  return figures.filter((other) => metricOf(context, other).title === title).length > 1 ? `${title} (${id})` : title
}

function* rowsOf<Item extends object>(
  context: TabContext<Item>,
  sources: ItemSources<Item>,
  { present, what }: { readonly present: readonly Kind[]; readonly what: string },
): Generator<Cells> {
  const { dataset } = context
  const numbers = new Map<string, number>()
  const numberOf = (brand: string) => memoize(numbers, brand, () => numbers.size + 1)
  const namesPages = context.definition.cohort !== true
  for (const { period, cells } of periodsOf(dataset)) {
    if (sources.listed && period === 'prior') return
    const days = fullRange(dataset, period).end
    const about: RowContext = { zone: dataset.zone, days, namesPages, numberOf }
    yield* profileRows(context, sources, period, cells)
    if (sources.listed) {
      for (const { item, at } of sources.listed) {
        yield { ...rowOf(context, sources, { item, at, period, cells, present, about }), [countsColumn(what)]: rowMessages.yes }
      }
      continue
    }
    for (const { item, at, isBefore, whys, changes } of judged(context, { sources, present, period, parted: partedIn(context, sources) })) {
      yield {
        ...rowOf(context, sources, { item, at, period, cells, present, about }),
        ...(isBefore ? { Row: 'day before the period' } : {}),
        ...Object.fromEntries([...whys].map(([id, why]) => [countsColumn(titleOf(context, sources, id)), verdict(why)])),
        ...Object.fromEntries([...changes].map(([id, why]) => [changeColumn(titleOf(context, sources, id)), verdict(why)])),
      }
    }
  }
}

type Around<Item> = Pick<Judged<Item>, 'item' | 'at'> & {
  readonly period: Period
  readonly cells: Cells
  readonly present: readonly Kind[]
  readonly about: RowContext
}

/** The length of a date with an hour and a minute, and no zone: what a network counts by days of its own. */
const networkTime = 16

function rowOf<Item extends object>(context: TabContext<Item>, { cuts }: ItemSources<Item>, given: Around<Item>): Cells {
  const { item, period, cells, present, about } = given
  const [found] = present.flatMap((kind) => {
    const read = kind.read(item)
    return read ? [{ name: kind.name, read }] : []
  })
  const at = given.at || (found?.read.at ?? '')
  const isInstant = at.length > networkTime
  const [date = '', time = ''] = at === '' ? [] : (isInstant ? wallTime(at, about.zone) : at).split('T')
  const profileId = context.spec.profileOf(item)
  const profile = profileId === null ? undefined : context.profilesById.get(profileId)?.profile
  const interval = instantsOf(context, period, fullRange(context.dataset, period))
  return {
    ...cells,
    Row: found?.name ?? 'item',
    Date: date,
    Time: time,
    Weekday: date === '' ? null : (weekdayNames[weekday(date)] ?? null),
    'Instant (UTC)': isInstant ? at : null,
    Network: found?.read.network ?? (profile ? networks[profile.network].display : null),
    Profile: profile ? profileName(profile) : null,
    'Profile id': profile?.id ?? null,
    ...found?.read.cells(about),
    ...Object.fromEntries(
      cuts.map((name) => {
        const dimension = dimensionOf(context, name)
        const parts = dimension.timed ? dimension.of(item, interval) : dimension.of(item)
        return [cutColumn(context, name), parts.map(({ label }) => label).join('\n') || null]
      }),
    ),
  }
}

/** A row for every profile and period, or one a period where the report is about none: it says who is compared. */
function* profileRows<Item extends object>(context: TabContext<Item>, sources: ItemSources<Item>, period: Period, cells: Cells): Generator<Cells> {
  const parted = partedIn(context, sources)
  const { end } = fullRange(context.dataset, period)
  // of the current range everybody counts
  const both = (of: (metric: ItemMetric<Item>) => { readonly whole: WhyNot; readonly part: WhyNot; readonly matched: Matched | null }): Cells => ({
    ...Object.fromEntries(
      sources.figures.map((id) => {
        const { whole, part } = of(metricOf(context, id))
        return [countsColumn(titleOf(context, sources, id)), verdict(period === 'prior' ? part : whole)]
      }),
    ),
    ...Object.fromEntries(
      parted.map((id) => {
        const { part, matched } = of(metricOf(context, id))
        const over = matched && { some: matched[period].some, all: end }
        return [changeColumn(titleOf(context, sources, id)), verdict(part, metricOf(context, id).class === 'STOCK' || !over ? undefined : over)]
      }),
    ),
  })
  const lackBy = (metric: ItemMetric<Item>): WhyNot => (lackOfAll(context, metric) ? whyNot.unknown : null)
  const { matched } = context.dataset
  if (context.profiles.length === 0) yield { ...cells, Row: 'period', ...both((metric) => ({ whole: null, part: lackBy(metric), matched })) }
  for (const member of context.profiles) {
    const { profile } = member
    const own = (metric: ItemMetric<Item>) => {
      const whole = offers(metric, profile.network) ? null : whyNot.notOffered
      const part = whole ?? lackBy(metric) ?? whyNotCompared(context, metric, member)
      return { whole, part, matched: matched ?? matchOf(context, metric, member) }
    }
    yield {
      ...cells,
      Row: 'profile',
      Network: networks[profile.network].display,
      Profile: profileName(profile),
      'Profile id': profile.id,
      ...both(own),
    }
  }
}
