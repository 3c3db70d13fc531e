/** What a file over ads tells of: its accounts from its first row to its last, because exports leave out days on which no ad ran. */
import type { AdAccount } from '../../../../shared/items/ad-accounts.ts'
import { daysTold, withDays } from '../../../../shared/known.ts'
import { daysOfRow } from './days.ts'
import type { Filling } from './filling.ts'

/** Adds it to the accounts of the file. */
export function noteDays({ accounts, rows, known }: Filling, today: string): void {
  const dates = Map.groupBy(
    [...rows.values()].map(({ row }) => ({ id: row.accountId, days: daysOfRow(row) })),
    ({ id }) => id,
  )
  for (const [id, records] of accounts) {
    const days = daysTold(
      (dates.get(id) ?? []).flatMap(({ days: { from, to } }) => [from ?? to, to]),
      today,
      null,
    )
    const before = known.accounts.get(id)
    if (days)
      accounts.set(
        id,
        records.map((record): AdAccount => ({ ...record, known: withDays(knownBefore(before, today), days) })),
      )
  }
}

/** Of an account from before this was kept everything since its first day. */
function knownBefore([first]: readonly AdAccount[] = [], today: string): readonly string[] {
  return first ? (first.known ?? [`${first.since}/${today}`]) : []
}
