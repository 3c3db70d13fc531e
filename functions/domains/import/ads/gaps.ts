/** What a file over ads lacks: rows that could not be taken, and what its totals say beyond its rows. Kept, and told with every figure of these days. */
import { importMessages } from '../../../../shared/import-messages.ts'
import type { AdGap } from '../../../../shared/items/ads.ts'
import { sumKnown } from '../../../../shared/metrics/flow.ts'
import type { Measure } from '../../../../shared/reports/kits/ads/account-days.ts'
import type { AdsKnown } from '../../readers/csv/ads-reader.ts'
import { type Days, daysOfRow, givesWay, hullOf } from './days.ts'
import type { Filling } from './filling.ts'
import type { Line } from './rows.ts'
import type { Yielded } from './supersede.ts'
import { type Checked, namesNothing, rounding } from './totals.ts'

export type Lacking = { readonly line: Line; readonly account: string; readonly days: Days | null }
type Found = { readonly lacking: readonly Lacking[]; readonly totals: readonly Checked[]; readonly yielded: readonly Yielded[] }

const compared: readonly Measure[] = ['spend', 'impressions', 'clicksAll', 'linkClicks', 'conversions', 'conversionValue']

export function gapsOf(found: Found, known: AdsKnown, { rows }: Pick<Filling, 'rows'>): { now: AdGap[]; closed: AdGap[] } {
  const spoken = new Map(
    [
      ...Map.groupBy(
        [...rows.values()].map(({ row }) => row),
        ({ accountId }) => accountId,
      ),
    ].map(([account, all]) => [account, hullOf(all.map(daysOfRow))]),
  )
  const now = [...ofRows(found.lacking), ...ofTotals(found.totals), ...ofYielded(found.yielded)]
  const ids = new Set(now.map(({ accountId, id }) => `${accountId} ${id}`))
  const closed = known.gaps.filter((gap) => {
    const span = spoken.get(gap.accountId)
    return span && givesWay({ from: gap.from, to: gap.date }, span) && !ids.has(`${gap.accountId} ${gap.id}`)
  })
  return { now, closed }
}

function gap(accountId: string, { from, to }: Days, kind: string, rows: number, text: string): AdGap {
  return { id: `${from ?? to}:${to}:${kind}`, accountId, from: from ?? to, date: to, rows, text }
}

function ofRows(lacking: readonly Lacking[]): AdGap[] {
  const byDays = Map.groupBy(lacking, ({ account, days }) => JSON.stringify([account, days]))
  return [...byDays.values()].flatMap((all) => {
    const [first] = all
    if (!first?.days) return []
    const spend = sumKnown(all.map(({ line }) => line.figures.spend))
    return [gap(first.account, first.days, 'rows', all.length, importMessages.ads.lackingRows(all.length, spend))]
  })
}

function ofTotals(totals: readonly Checked[]): AdGap[] {
  return totals.flatMap(({ total, read, rows }) => {
    const unlike = compared.flatMap((measure) => {
      const said = total.figures[measure]
      const near = measure === 'spend' || measure === 'conversionValue' ? rounding(rows) : 0
      return said === null || Math.abs(said - read[measure]) <= near ? [] : [importMessages.ads.unlike(measure, said, read[measure])]
    })
    // what calls itself a total and is less than the rows is one of some of them
    if (unlike.length === 0 || !namesNothing(total) || (total.isTotal && (total.figures.spend ?? 0) < read.spend)) return []
    return [gap(total.account, total.days, 'total', 1, importMessages.ads.totalUnlike(total.row.line, unlike))]
  })
}

function ofYielded(yielded: readonly Yielded[]): AdGap[] {
  return yielded.flatMap(({ row, known, rows }) => {
    if (row.spend === null || Math.abs(row.spend - (known ?? 0)) <= rounding(rows)) return []
    return [gap(row.accountId, daysOfRow(row), `known ${row.adId}`, 1, importMessages.ads.partsUnlike(row.spend, known ?? 0))]
  })
}
