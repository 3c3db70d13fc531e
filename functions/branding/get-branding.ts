import { getBranding } from '../../shared/api/branding.ts'
import { isOf } from '../../shared/branding/brand.ts'
import { handle } from '../lib/endpoint.ts'
import { brandingView, noBranding } from './branding-view.ts'
import { linkDomains } from './link-domains.ts'
import { listBranding } from './store.ts'

const ofAccount = { entity_gid: null, template_id: null }

export const handler = handle(getBranding, async ({ actor: { accountId, entities } }) => {
  const all = (await listBranding(accountId)).map(brandingView)
  const there = new Set(entities.map(({ entity_gid }) => entity_gid))
  return {
    account: all.find((one) => isOf(one, ofAccount)) ?? noBranding(ofAccount),
    groups: all.filter(({ entity_gid }) => entity_gid !== null && there.has(entity_gid)),
    templates: all.filter(({ template_id }) => template_id !== null),
    domains: linkDomains(accountId),
  }
})
