/** Daily figures of one profile, and the figures of the range of all of them, as rows of files. */
import type { Figure } from '../../../shared/blocks/shared.ts'
import { addDays } from '../../../shared/dates/index.ts'
import { exportMessages } from '../../../shared/export-messages.ts'
import { formatGrowth } from '../../../shared/format.ts'
import { type MeasureId, type MetricId, measureIds, measuresOf, metrics } from '../../../shared/metrics/index.ts'
import { type NetworkCode, networks } from '../../../shared/networks.ts'
import { profileName } from '../../../shared/profile-name.ts'
import { comparable, figureOf, measured, type TabContext } from '../reports/engine/daily/context.ts'
import { daysOf, type ProfileDataset } from '../reports/engine/daily/dataset.ts'
import { missingTermsNote } from '../reports/engine/daily/missing-terms.ts'
import { redefinedNote } from '../reports/engine/daily/tiles.ts'
import { uncomparedTexts } from '../reports/engine/daily/uncompared.ts'
import type { Value } from './csv.ts'
import { titleOf } from './post-rows.ts'
import { measureName } from './rows/daily/names.ts'

/** The report's own metrics first, then the measures of the network. */
export function* dayRows(context: TabContext, member: ProfileDataset): Generator<readonly Value[]> {
  const { summary } = context.definition
  const { network } = member.profile
  // what a metric of the report is of this network alone stands there already
  const shown = new Set(summary.flatMap((id) => singleOf(id, network)))
  const measures = measureIds.filter((measure) => !shown.has(measure))
  yield ['Date', ...dayTitles(summary, measures)]
  const { window } = member.current
  const group = { profiles: [member] }
  for (let day = 0; day < window.days; day++) {
    yield [
      addDays(context.dataset.range.from, day),
      ...summary.map((id) => measured(context, id, group, 'current', { start: day, end: day + 1 })),
      ...measures.map((measure) => known(daysOf(window, measure)[window.lead + day])),
    ]
  }
}

/** Every title once: a network's own measure may have the name of a metric that is made of others. */
function dayTitles(summary: readonly MetricId[], measures: readonly MeasureId[]): string[] {
  const titles = summary.map(titleOf)
  const taken = new Set(titles.map((title) => title.toLowerCase()))
  const named = measures.map(measureName)
  return [...titles, ...named.map((name) => (taken.has(name.toLowerCase()) ? `${name} (as imported)` : name))]
}

/** The one measure that the days of a metric are, where nothing is added to it or carried into it. */
function singleOf(id: MetricId, network: NetworkCode): readonly MeasureId[] {
  const metric = metrics[id]
  if ((metric.class !== 'FLOW' && metric.class !== 'UNIQUE') || 'rule' in metric.source) return id === 'followers' ? ['followers'] : []
  const measures = measuresOf(metric, network) ?? []
  return measures.length === 1 ? measures : []
}

function known(value: number | undefined): Value {
  return value === undefined || Number.isNaN(value) ? null : value
}

/** The change of a rate is in percentage points, of anything else in percent. */
const figureTitles = (id: MetricId, title: string): string[] => [
  title,
  `${title}, compared`,
  `${title}, before`,
  `${title}, days compared`,
  `${title}, change (${metrics[id].unit === 'percent' ? 'pp' : '%'})`,
]

/** In the order of {@link figureTitles}. New profiles and days that may still change are in the figure alone, not in its compared part. */
function figureCells(context: TabContext, id: MetricId, profiles: readonly ProfileDataset[]): Value[] {
  const figure = figureOf(context, id, { profiles })
  const { value, prior, compared = value, over } = figure
  if (prior === null || compared === null) return [value, null, prior, null, null]
  return [value, compared, prior, metrics[id].class === 'STOCK' ? null : (over?.some ?? context.dataset.days), changeCell(figure)]
}

/** Null for a difference of counts, which is no percentage: both of its terms are beside it. */
function changeCell({ growth, unit }: Figure): Value {
  if (growth.kind === 'points' && unit !== 'percent') return null
  return growth.value ?? (formatGrowth(growth, unit) || null)
}

/** A row per profile, then the total. */
export function* summaryRows(context: TabContext): Generator<readonly Value[]> {
  const { summary } = context.definition
  const figures = (profiles: readonly ProfileDataset[], total: boolean) =>
    // people of several profiles cannot be added up, nor compared as a sum
    summary.flatMap((id): Value[] => (total && id === 'reach' ? figureTitles(id, '').map(() => null) : figureCells(context, id, profiles)))
  // of a day or a post it is the reach; of a range only the average of its days is known
  const columns = summary.flatMap((id) => figureTitles(id, id === 'reach' ? metrics[id].title : titleOf(id)))
  const lacking = summary.flatMap((id) => {
    const note = missingTermsNote(context, id)
    return note === null ? [] : `${metrics[id].title}: ${note}`
  })
  const said = summary.flatMap((id) => [redefinedNote(context, id, false) ?? [], uncomparedTexts(context, id)].flat())
  const note = [...new Set([...said, ...lacking])].join(' ')
  yield ['Profile', 'Username', 'Network', 'URL', ...columns, ...(note ? ['Note'] : [])]
  for (const member of context.profiles) {
    const { username, network, profile_url } = member.profile
    yield [profileName(member.profile), username, networks[network].display, profile_url, ...figures([member], false), ...(note ? [null] : [])]
  }
  const { prior } = context.dataset
  const compared = comparable({ profiles: context.profiles }).profiles.length
  const total = prior ? exportMessages.totalCompared(compared, context.profiles.length) : exportMessages.total
  yield [total, null, null, null, ...figures(context.profiles, true), ...(note ? [note] : [])]
}
