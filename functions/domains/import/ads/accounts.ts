/**
 * Into which ad account the rows of a file go. One that names no account is of the profile's own, and one that does may be of an account
 * that was imported before without its id: the same ads with the same figures on the same days are the same account.
 */
import { importMessages } from '../../../../shared/import-messages.ts'
import type { AdRow } from '../../../../shared/items/ads.ts'
import type { AdsKnown } from '../../readers/csv/ads-reader.ts'
import { ImportRefused } from '../../readers/csv/decode.ts'
import type { ReadContext } from '../../readers/csv/format.ts'
import type { Row } from '../../readers/csv/table.ts'
import type { AdCells } from './columns.ts'
import { objectKey } from './known.ts'
import { type Line, levels } from './rows.ts'

/** Of the account in which a profile's ads lie that name none. */
export const unnamedAccount = ({ profileId }: Pick<ReadContext, 'profileId'>) => `${profileId}-ads`

export const givenAccount = (row: Row, cells: AdCells, context: ReadContext) => cells.text(row, 'accountId') || unnamedAccount(context)

export function accountOf(row: Row, cells: AdCells, context: ReadContext): string {
  const given = givenAccount(row, cells, context)
  return context.ads?.called.get(given) ?? given
}

/** The accounts of a profile that are known. */
export const accountsOf = ({ accounts }: AdsKnown, profileId: string) =>
  [...accounts].filter(([, records]) => records.some((record) => record.profileId === profileId)).map(([id]) => id)

/**
 * Finds out what the accounts that a file names are called here.
 * @throws ImportRefused where some of the ads are known in another account than the rest
 */
export function callAccounts(known: AdsKnown, lines: readonly Line[], cells: AdCells, context: ReadContext): void {
  const own = accountsOf(known, context.profileId)
  for (const [given, all] of Map.groupBy(lines, ({ row }) => givenAccount(row, cells, context))) {
    const alias = own.find((id) => known.accounts.get(id)?.some(({ aliases = [] }) => aliases.includes(given)))
    const account = alias ?? given
    // two ids that the network gave are two accounts
    const unnamed = unnamedAccount(context)
    const others = own.filter((id) => id !== account && (id === unnamed || given === unnamed) && holdsSome(known, id, all))
    const [other, ...more] = others
    if (other === undefined) known.called.set(given, account)
    else if (more.length === 0 && !known.accounts.has(account)) known.called.set(given, other)
    else throw new ImportRefused(importMessages.ads.otherAccount(known.accounts.get(other)?.[0]?.name ?? other))
  }
}

/** Whether some of these are in an account: called alike, on the same last day, with as many impressions for as much. */
function holdsSome(known: AdsKnown, account: string, lines: readonly Line[]): boolean {
  const told = new Set<string>()
  for (const [key, rows] of known.rows)
    if (key.startsWith(`${account} `)) for (const row of rows.values()) if (row.accountId === account) for (const print of printsOf(known, row)) told.add(print)
  if (told.size === 0) return false
  return lines.some(({ of, days, figures: { spend, impressions } }) => {
    if (!days || !spend || !impressions) return false
    const deepest = of[levels.findLast((level) => of[level].id !== '' || of[level].name !== '') ?? 'ad']
    return [deepest.id, deepest.name].some((called) => called !== '' && told.has(printOf(called, days.to, spend, impressions)))
  })
}

function printsOf({ objects }: AdsKnown, { accountId, adId, adSetId, campaignId, date, spend, impressions }: AdRow): string[] {
  if (!spend || !impressions) return []
  const whole = adId.startsWith('all:')
  const [level, id] = whole ? (adSetId === 'none' ? (['campaign', campaignId] as const) : (['ad_set', adSetId] as const)) : (['ad', adId] as const)
  const name = objects.get(objectKey(accountId, level, id))?.name ?? ''
  return [id, name].filter((called) => called !== '').map((called) => printOf(called, date, spend, impressions))
}

const printOf = (...parts: readonly (string | number)[]) => JSON.stringify(parts)
