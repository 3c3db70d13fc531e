import { listAdAccounts } from '../../shared/api/ads.ts'
import { facebookAds } from '../../shared/reports/facebook-ads/definition.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseProfiles } from '../reports/subjects.ts'
import { adAccountsOf } from './store.ts'

export const handler = handle(listAdAccounts, async ({ actor, query }) => {
  const profiles = await authoriseProfiles(actor, query.ids)
  const { networks } = facebookAds
  const owning = profiles.filter(({ network }) => networks === 'all' || networks.includes(network))
  const accounts = await adAccountsOf(
    actor.accountId,
    owning.map(({ id }) => id),
  )
  return accounts.map(({ id, name, profileId, currency, timezone }) => ({ value: id, label: name, profile_gid: profileId, currency, timezone }))
})
