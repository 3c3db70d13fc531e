import { writeItems } from '../../functions/domains/items/store/items.ts'
import { adAccountSource } from '../../shared/items/ad-accounts.ts'
import { adBreakdownSource, adObjectSource, adReachSource, adRowSource } from '../../shared/items/ads.ts'
import { adBreakdowns } from './ad-breakdowns.ts'
import { adAccounts } from './ad-plan.ts'
import { adReach } from './ad-reach.ts'
import { adObjects, adRows, detailDays } from './ads.ts'
import { dateOf } from './calendar.ts'

const history = 400
/** Conversions are restated for so long. */
const unsettled = 28
const longestWindow = 31

/** `through`: the day up to which it was done before; null the first time. */
export async function seedAds(through: number | null, today: number): Promise<void> {
  const first = today - history
  const from = through === null ? first : Math.max(first, through - unsettled)
  for (const account of adAccounts) {
    const { flights: _, breakdowns, accountId, ...known } = account
    const rows = adRows(account, first, Math.min(from, today - detailDays - longestWindow), today)
    const detailFrom = Math.max(from, today - detailDays)
    const recent = rows.filter(({ date }) => date >= dateOf(detailFrom))
    // what began a year ago does not begin later because time goes on
    if (through === null) await writeItems(adAccountSource, accountId, account.profileId, [{ ...known, since: dateOf(first), lacking: false }])
    await writeItems(adObjectSource, accountId, account.id, adObjects(account, first, today))
    await writeItems(
      adRowSource,
      accountId,
      account.id,
      rows.filter(({ date }) => date >= dateOf(from)),
    )
    if (breakdowns) await writeItems(adBreakdownSource, accountId, account.id, adBreakdowns(account, recent))
    await writeItems(adReachSource, accountId, account.id, adReach(account, rows, detailFrom, today))
  }
}
