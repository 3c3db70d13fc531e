/** One ad account of a profile; its days are those of its own zone. */
import { adAccountsOf } from '../../../ads/store.ts'
import { gone } from './gone.ts'
import { allowedProfiles, ofProfiles } from './profiles.ts'
import type { Subject } from './subject.ts'

export const adAccountSubject: Subject = async (actor, query, definition) => {
  const profiles = await allowedProfiles(actor, query, definition)
  const accounts = await adAccountsOf(
    actor.accountId,
    profiles.map(({ id }) => id),
  )
  const account = accounts.find(({ id }) => id === query.id)
  const profile = profiles.find(({ id }) => id === account?.profileId)
  if (!account || !profile) throw gone('ad_account')
  const { data, ...found } = ofProfiles([profile], [])
  return { ...found, data: { ...data, name: account.name, adAccounts: [account] }, timezone: account.timezone, ownDays: account.timezone }
}
