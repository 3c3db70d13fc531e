/** The ad account of a row, as every profile that it was imported through has it. */
import { isTimezone } from '../../../../shared/dates/index.ts'
import type { AdAccount } from '../../../../shared/items/ad-accounts.ts'
import type { ReadContext } from '../../readers/csv/format.ts'
import type { Row } from '../../readers/csv/table.ts'
import type { AdCells } from './columns.ts'

type Given = { readonly row: Row; readonly cells: AdCells; readonly context: ReadContext; readonly first: string }

/** What a row does not say stays as it is `known`. A text is the reason why the row cannot be of the account. */
export function recordsOf(id: string, { row, cells, context, first }: Given, known: readonly AdAccount[]): readonly AdAccount[] | string {
  const named = cells.text(row, 'currency').toUpperCase() || cells.currency || context.currency || null
  if (named !== null && !/^[A-Z]{3}$/.test(named)) return `"${named.slice(0, 40)}" is not a currency. Use a three-letter code such as GBP.`
  const zone = cells.text(row, 'timezone')
  if (zone !== '' && !isTimezone(zone)) return `"${zone.slice(0, 40)}" is not a timezone. Write it as Europe/London.`
  // money of two currencies would be added, through whatever profile it came
  const kept = known.find(({ currency }) => currency !== null && currency !== (named ?? currency))
  if (kept) return `The ad account is in ${kept.currency}, but this row is in ${named}.`
  const own = known.find(({ profileId }) => profileId === context.profileId)
  const [before] = own ? [own] : known
  const now = {
    id,
    name: cells.text(row, 'account') || (before?.name ?? 'Imported ads'),
    currency: named ?? known.find(({ currency }) => currency !== null)?.currency ?? null,
    timezone: zone || (before?.timezone ?? context.timezone),
    ...aliasesOf(id, { row, cells, context, first }, before),
    lacking: known.some(({ lacking = true }) => lacking),
    since: known.reduce((least, { since }) => (since < least ? since : least), first),
  }
  const owners = own ? known : [...known, { profileId: context.profileId, network: context.network }]
  return owners.map(({ profileId, network }) => ({ ...now, profileId, network }))
}

/** The ids under which the network knows an account that was imported without one. */
function aliasesOf(id: string, { row, cells }: Given, before: AdAccount | undefined): Pick<AdAccount, 'aliases' | 'longest'> {
  const given = cells.text(row, 'accountId')
  const aliases = new Set([...(before?.aliases ?? []), ...(given === '' || given === id ? [] : [given])])
  return { ...(aliases.size > 0 ? { aliases: [...aliases] } : {}), ...(before?.longest === undefined ? {} : { longest: before.longest }) }
}
