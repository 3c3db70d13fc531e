/** One ad account of a profile. */
import { messages } from '../../../../shared/messages.ts'
import { adAccountsOf } from '../../../ads/store.ts'
import { problem } from '../../../lib/problem.ts'
import { allowedProfiles, ofProfiles, profilesData } from './profiles.ts'
import type { Subject } from './subject.ts'

export const adAccountSubject: Subject = {
  authorise: async (actor, query, definition) => {
    if (!query.ad_account_id) throw problem(400, messages.ads.accountRequired)
    const profiles = await allowedProfiles(actor, query, definition)
    const ids = profiles.map(({ id }) => id)
    const account = (await adAccountsOf(actor.accountId, ids)).find(({ id }) => id === query.ad_account_id)
    const profile = profiles.find(({ id }) => id === account?.profileId)
    if (!account || !profile) throw problem(404, messages.ads.accountMissing, { code: 'ad_account_missing' })
    const { named, ...found } = ofProfiles([profile], [])
    return { ...found, named: { ...named, ad_account_id: account.id }, timezone: account.timezone, ownDays: account.timezone }
  },
  data: async (accountId, request) => {
    const [data, accounts] = await Promise.all([profilesData(accountId, request), adAccountsOf(accountId, request.profiles)])
    const account = accounts.find(({ id }) => id === request.ad_account_id)
    if (!account) throw problem(404, messages.ads.accountMissing, { code: 'ad_account_missing' })
    return { ...data, name: account.name }
  },
}
