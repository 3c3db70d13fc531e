import { listAdAccounts } from '../../../../shared/api/ads.ts'
import { manifest } from '../../../../shared/reports/types/facebook-ads/manifest.ts'
import { adAccountsOf } from '../../../domains/ads/store.ts'
import { authoriseProfiles } from '../../../domains/reports/run/subjects/profiles.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(listAdAccounts, async ({ actor, query }) => {
  const profiles = await authoriseProfiles(actor, query.ids)
  const owning = profiles.filter(({ network }) => manifest.networks.some((code) => code === network))
  const accounts = await adAccountsOf(
    actor.accountId,
    owning.map(({ id }) => id),
  )
  return accounts.map(({ id, name, profileId, currency, timezone }) => ({ value: id, label: name, profile_gid: profileId, currency, timezone }))
})
