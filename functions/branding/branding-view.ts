import type { Branding } from '../../shared/branding/brand.ts'
import { noChoices } from '../../shared/branding/brand.ts'
import { groupMessages } from '../../shared/group-messages.ts'
import { getGroup } from '../accounts/store.ts'
import type { Actor } from '../lib/actor.ts'
import { problem } from '../lib/problem.ts'

/** As somebody finds it who has saved none. */
export const noBranding = (entity_gid: string | null): Branding => ({ ...noChoices, entity_gid, version: 0 })

export const brandingView = ({ entity_gid, logo, color, font, footer, sender, white_label, domain, version }: Branding): Branding => ({
  ...{ entity_gid, logo, color, font, footer, sender, white_label, domain, version },
})

/** What it is the branding of, by name. @throws Problem 404 for a profile group that is none of the account's */
export async function brandedName({ accountId, accountName }: Actor, entityGid: string | null): Promise<string> {
  if (entityGid === null) return accountName
  const group = await getGroup(accountId, entityGid)
  if (!group) throw problem(404, groupMessages.missing)
  return group.name
}
