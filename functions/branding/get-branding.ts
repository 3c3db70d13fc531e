import { getBranding } from '../../shared/api/branding.ts'
import { handle } from '../lib/endpoint.ts'
import { brandingView, noBranding } from './branding-view.ts'
import { linkDomains } from './link-domains.ts'
import { listBranding } from './store.ts'

export const handler = handle(getBranding, async ({ actor: { accountId, entities } }) => {
  const all = (await listBranding(accountId)).map(brandingView)
  const there = new Set(entities.map(({ entity_gid }) => entity_gid))
  return {
    account: all.find(({ entity_gid }) => entity_gid === null) ?? noBranding(null),
    groups: all.filter(({ entity_gid }) => entity_gid !== null && there.has(entity_gid)),
    domains: linkDomains(accountId),
  }
})
