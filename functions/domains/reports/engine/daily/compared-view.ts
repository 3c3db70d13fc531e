/** A profile as it is compared: without the days that stand against none. All sums over it are of the same days in both ranges. */

import { entriesOf } from '../../../../../shared/entries.ts'
import { memoizeIn } from '../../../../../shared/memoize.ts'
import type { MeasureId } from '../../../../../shared/metrics/index.ts'
import type { Matched } from '../common/matched-days.ts'
import type { PeriodData, ProfileDataset } from './dataset.ts'

const views = new WeakMap<ProfileDataset, Map<string, ProfileDataset>>()

/**
 * Of a change between two levels nothing but the days up to the last one; else levels stay whole and single days are taken out. Gained and lost
 * tell both sides where one has no levels, though all days stand.
 */
export function comparedView(member: ProfileDataset, matched: Matched): ProfileDataset {
  const { current, prior } = member
  const isAll = matched.current.some === current.window.days && matched.prior.some === prior?.window.days
  if (!prior || (isAll && matched.by !== 'flows')) return member
  return memoizeIn(views, member, `${matched.by} ${matched.current.on.join('')} ${matched.prior.on.join('')}`, () => {
    const of = (data: PeriodData, { on }: Matched['current']) => (matched.by === 'levels' ? upTo(data, on.lastIndexOf(1) + 1) : without(data, on))
    return { ...member, current: of(current, matched.current), prior: of(prior, matched.prior), matched }
  })
}

function upTo({ window: { lead, measures }, posts }: PeriodData, days: number): PeriodData {
  const kept = entriesOf(measures).map(([id, values]): [MeasureId, Float64Array] => [id, values.subarray(0, lead + days)])
  return { window: { lead, days, measures: Object.fromEntries(kept) }, posts: posts.filter(({ day }) => day < days) }
}

function without({ window, posts }: PeriodData, on: Uint8Array): PeriodData {
  const { lead } = window
  const kept = entriesOf(window.measures).map(([id, values]): [MeasureId, Float64Array] => [
    id,
    id === 'followers' ? values : values.map((value, at) => (at < lead || on[at - lead] === 1 ? value : Number.NaN)),
  ])
  return { window: { ...window, measures: Object.fromEntries(kept) }, posts: posts.filter(({ day }) => on[day] === 1) }
}
