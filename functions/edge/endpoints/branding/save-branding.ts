import { saveBranding } from '../../../../shared/api/branding.ts'
import { isOf, noChoices } from '../../../../shared/branding/brand.ts'
import { brandingMessages } from '../../../../shared/branding-messages.ts'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { fontMessages } from '../../../../shared/font-messages.ts'
import { brandedName, brandingView, fontView } from '../../../domains/branding/branding-view.ts'
import { linkDomains } from '../../../domains/branding/link-domains.ts'
import { findLogo } from '../../../domains/branding/logos.ts'
import { getFont, listBranding, putBranding } from '../../../domains/branding/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** What the plan lacks can be kept and given up, not chosen. */
export const handler = handle(saveBranding, async ({ actor, body, audit, now }) => {
  const { accountId, features, userId } = actor
  const { logo: logoId, font_file: fontId, entity_gid, template_id, version, ...said } = body
  const of = { entity_gid, template_id }
  audit.about({ name: await brandedName(actor, of) })
  const before = (await listBranding(accountId)).find((one) => isOf(one, of)) ?? noChoices
  const { white_label, domain } = said
  const isNew = (white_label === true && before.white_label !== true) || (domain !== null && domain !== before.domain)
  if (isNew && !features.white_label) throw problem(403, featureMessages.white_label)
  if (domain !== null && (entity_gid !== null || template_id !== null)) throw problem(400, brandingMessages.domainOfAccount)
  if (domain !== null && domain !== before.domain && !linkDomains(accountId).includes(domain)) throw problem(400, brandingMessages.domainUnknown)
  const logo = logoId === null || logoId === before.logo?.id ? logoId && before.logo : await findLogo(accountId, logoId)
  if (logoId !== null && !logo) throw problem(404, brandingMessages.logoMissing)
  if (fontId !== null && said.font !== null) throw problem(400, brandingMessages.fontOrFile)
  const font = fontId === null ? null : await getFont(accountId, fontId)
  if (fontId !== null && !font) throw problem(404, fontMessages.missing)
  const record = { ...said, logo: logo || null, font_file: font && fontView(font), ...of, version: version + 1, saved_at: now.toISOString(), saved_by: userId }
  if (!(await putBranding(accountId, record))) throw problem(409, brandingMessages.changed)
  return { branding: brandingView(record) }
})
