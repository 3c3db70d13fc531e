import { getBranding } from '../../../../shared/api/branding.ts'
import { isOf } from '../../../../shared/branding/brand.ts'
import { brandingView, fontView, noBranding } from '../../../domains/branding/branding-view.ts'
import { linkDomains } from '../../../domains/branding/link-domains.ts'
import { listBranding, listFonts } from '../../../domains/branding/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

const ofAccount = { entity_gid: null, template_id: null }

export const handler = handle(getBranding, async ({ actor: { accountId, entities } }) => {
  const [saved, fonts] = await Promise.all([listBranding(accountId), listFonts(accountId)])
  const all = saved.map(brandingView)
  const there = new Set(entities.map(({ entity_gid }) => entity_gid))
  return {
    account: all.find((one) => isOf(one, ofAccount)) ?? noBranding(ofAccount),
    groups: all.filter(({ entity_gid }) => entity_gid !== null && there.has(entity_gid)),
    templates: all.filter(({ template_id }) => template_id !== null),
    fonts: fonts.map(fontView).sort((one, other) => one.name.localeCompare(other.name, 'en')),
    domains: linkDomains(accountId),
  }
})
