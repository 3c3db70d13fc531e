import { updateEntity } from '../../../../shared/api/entities.ts'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { groupMessages } from '../../../../shared/group-messages.ts'
import { pictureAsked } from '../../../domains/entities/picture-asked.ts'
import { readEntity } from '../../../domains/entities/read-entity.ts'
import { tellPublishing } from '../../../domains/entities/tell-people.ts'
import type { Actor } from '../../../kernel/accounts/actor.ts'
import { updateGroup } from '../../../kernel/accounts/edit-store.ts'
import type { GroupRecord } from '../../../kernel/accounts/records.ts'
import { getGroup } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(updateEntity, async ({ actor, params, body, audit, now }) => {
  const { accountId } = actor
  const before = await getGroup(accountId, params.id)
  if (!before) throw problem(404, groupMessages.missing)
  audit.about({ name: body.name ?? before.name, was: before.name })
  const { version, countryId, pictureFile, pictureFileOld, shortener_profile_gid: _, ...said } = body
  const shortener = shortenerAsked(actor, before, body)
  const picture = await pictureAsked(accountId, { pictureFile, pictureFileOld }, before.picture ?? null)
  const given = Object.fromEntries(Object.entries({ ...said, ...shortener }).filter(([, value]) => value !== undefined))
  // a field that is cleared is as one that nobody has filled in
  const cleared = { ...(said.description === null ? { description: '' } : {}), ...(said.publish_now_delay === null ? { publish_now_delay: 0 } : {}) }
  const isUpdated = await updateGroup(accountId, params.id, version, { ...given, ...cleared, country: countryId, picture })
  if (!isUpdated) throw problem(409, groupMessages.changed)
  await tellPublishing(actor, before, body.publish_killswitch, now)
  const entity = await readEntity(accountId, params.id, now)
  if (!entity) throw problem(404, groupMessages.missing)
  return { entity }
})

type Asked = { readonly shortener?: boolean | undefined; readonly shortener_domain?: string | null | undefined }

/** None, our own links or an own domain. What the plan lacks can be kept and given up, not chosen. */
function shortenerAsked({ features }: Actor, before: GroupRecord, asked: Asked) {
  const shortener = asked.shortener ?? before.shortener ?? false
  const domain = shortener ? (asked.shortener_domain === undefined ? (before.shortener_domain ?? null) : asked.shortener_domain) : null
  if (domain !== null && domain !== before.shortener_domain && !features.white_label) throw problem(403, featureMessages.white_label)
  if (shortener && domain === null && !(before.shortener && !before.shortener_domain) && !features.link_shortener) {
    throw problem(403, featureMessages.link_shortener)
  }
  return { shortener, shortener_domain: domain }
}
