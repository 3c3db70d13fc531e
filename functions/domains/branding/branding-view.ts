import type { Branded, Branding, UploadedFont } from '../../../shared/branding/brand.ts'
import { noChoices } from '../../../shared/branding/brand.ts'
import { brandingMessages } from '../../../shared/branding-messages.ts'
import { groupMessages } from '../../../shared/group-messages.ts'
import { templateMessages } from '../../../shared/template-messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { getGroup } from '../../kernel/accounts/store.ts'
import { problem } from '../../kernel/request/problem.ts'
import { getTemplate } from '../templates/store/templates.ts'

/** As somebody finds it who has saved none. */
export const noBranding = ({ entity_gid, template_id }: Branded): Branding => ({ ...noChoices, entity_gid, template_id, version: 0 })

export const brandingView = ({ entity_gid, template_id, logo, color, font, font_file, footer, sender, white_label, domain, version }: Branding): Branding => ({
  ...{ entity_gid, template_id, logo, color, font, font_file, footer, sender, white_label, domain, version },
})

export const fontView = ({ id, name, kind }: UploadedFont): UploadedFont => ({ id, name, kind })

/** What it is the branding of, by name. @throws Problem 404 for a profile group or template that is none of the account's, 400 for both at once */
export async function brandedName({ accountId, accountName }: Actor, { entity_gid, template_id }: Branded): Promise<string> {
  if (entity_gid !== null && template_id !== null) throw problem(400, brandingMessages.ofOne)
  if (template_id !== null) {
    const template = await getTemplate(accountId, template_id)
    if (!template || template.removed_at !== undefined) throw problem(404, templateMessages.missing)
    return template.name
  }
  if (entity_gid === null) return accountName
  const group = await getGroup(accountId, entity_gid)
  if (!group) throw problem(404, groupMessages.missing)
  return group.name
}
