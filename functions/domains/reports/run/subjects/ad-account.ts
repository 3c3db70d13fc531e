/** One ad account of a profile; its days are those of its own zone. */
import { adAccountsOf } from '../../../ads/store.ts'
import { gone } from './gone.ts'
import { allowedProfiles, ofProfiles } from './profiles.ts'
import type { Subject } from './subject.ts'

export const adAccountSubject: Subject = async (actor, query, definition) => {
  const one = query.profiles.length === 1
  // the table is asked for both at once, since one that is allowed is the one asked for
  const [{ profiles }, early] = await Promise.all([allowedProfiles(actor, query, definition), one ? adAccountsOf(actor.accountId, query.profiles) : []])
  const ids = profiles.map(({ id }) => id)
  const accounts = one ? early : await adAccountsOf(actor.accountId, ids)
  const account = accounts.find(({ id }) => id === query.id)
  const profile = profiles.find(({ id }) => id === account?.profileId)
  if (!account || !profile) throw gone('ad_account')
  const { data, ...found } = ofProfiles([profile], [])
  return { ...found, data: { ...data, name: account.name, adAccounts: [account] }, timezone: account.timezone, ownDays: account.timezone }
}
