/** What earlier imports said of days that a file says anew. */
import type { AdRow } from '../../../shared/items/ads.ts'
import { ImportRefused } from '../csv/decode.ts'
import { type Days, daysOfRow, givesWay, hullOf, spelt } from './days.ts'
import type { Filling } from './filling.ts'
import { type AdsKnown, adKey } from './known.ts'
import type { Spans } from './spans.ts'

type Line = { readonly row: AdRow; readonly line: number }

/**
 * The rows of earlier imports that the file's rows take the place of. Daily rows speak for the days between them too, on which an ad may
 * have done nothing; totals speak for themselves.
 * @throws ImportRefused when a row tells of a part of the days of an earlier one, so that some would count twice
 */
export function giveWay({ rows, ofAds }: Pick<Filling, 'rows' | 'ofAds'>, known: AdsKnown): AdRow[] {
  const daily = Map.groupBy(
    [...rows.values()].map(({ row }) => row).filter(({ from }) => from === undefined),
    ({ accountId }) => accountId,
  )
  const spans = new Map([...daily].map(([account, all]) => [account, hullOf(all.map(daysOfRow))]))
  const ads = Map.groupBy(rows.values(), ({ row }) => adKey(row.accountId, row.adId))
  return [...ads].flatMap(([key, lines]) => {
    const [earlier, ofAd] = [known.rows.get(key), ofAds.get(key)]
    if (!earlier || !ofAd) return []
    const own = lines.map(({ row }) => daysOfRow(row))
    const spoken = [spans.get(lines[0]?.row.accountId ?? ''), hullOf(own)].flatMap((span) => span ?? [])
    const span = hullOf(spoken)
    return [...earlier.values()].filter((row) => isGone(row, ofAd, span))
  })
}

function isGone(old: AdRow, ofAd: Spans<Line>, span: Days | null): boolean {
  const before = daysOfRow(old)
  const met = ofAd.meeting(before)
  if (!met || !span) return false
  const now = daysOfRow(met.row)
  // a day again: it is written over
  if (now.from === before.from && now.to === before.to) return false
  if (givesWay(before, span)) return true
  const both = `Line ${met.line}: The ad ${old.adId} has figures for ${spelt(before)} from an earlier import, and this row covers ${spelt(now)}`
  throw new ImportRefused(
    now.from === null
      ? `${both}, so days would count twice. Give dateFrom and dateTo (--from, --to) to say which days the file covers. Nothing was imported.`
      : `${both}: the days in both would count twice. Please import a file that holds all of the earlier days. Nothing was imported.`,
  )
}
