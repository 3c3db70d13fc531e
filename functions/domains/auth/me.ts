/** The `Me` value: what the screens mirror of the caller's rights. */
import { typeOfAdmin } from '../../../shared/admin-roles.ts'
import type { Me } from '../../../shared/api/auth.ts'
import { permissionSections } from '../../../shared/permissions.ts'
import { type Actor, adminGroups, levelFor, managesAccount, visibleGroups } from '../../kernel/accounts/actor.ts'
import { visibleTypes } from '../../kernel/accounts/visible-types.ts'
import { suppressionOf } from '../../kernel/mail/suppression.ts'
import { readBrand } from '../branding/read-brand.ts'
import { readPageWarning } from '../page-warnings/store.ts'
import { waitingEmail } from '../preferences/store/email-changes.ts'

export async function meOf(actor: Actor, now: Date): Promise<Me> {
  const visible = new Set(visibleGroups(actor))
  const decides = new Set(adminGroups(actor))
  const [suppressed, waiting, warning, brand] = await Promise.all([
    suppressionOf(actor.email),
    waitingEmail(actor, now),
    readPageWarning(),
    readBrand(actor)(new Set(), null),
  ])
  const groups = actor.entities.filter(({ entity_gid }) => visible.has(entity_gid))
  return {
    id: actor.userId,
    email: actor.email,
    name: actor.name,
    role: actor.role,
    type: actor.admin ? typeOfAdmin(actor.admin) : actor.type,
    isOwner: actor.role === 'OWNER',
    isManager: actor.role === 'MANAGER',
    account: {
      id: actor.accountId,
      name: actor.accountName,
      timezone: actor.timezone,
      competitors: actor.limits.competitors,
      ends_at: actor.accountEndsAt,
    },
    entities: groups.map(({ entity_gid, name, timezone, publish_killswitch = false }) => ({
      entity_gid,
      name,
      timezone,
      admin: decides.has(entity_gid),
      publish_killswitch,
      permissions: Object.fromEntries(permissionSections.map((section) => [section, levelFor(actor, section, entity_gid)])),
    })),
    features: actor.features,
    report_types: visibleTypes(actor),
    preferences: actor.preferences,
    confirmed: waiting === null,
    email_suppressed: suppressed !== null,
    suppressed_reason: suppressed?.reason ?? null,
    logo: brand?.white_label ? brand.logo : null,
    unpaid_invoices: actor.isUnpaid && managesAccount(actor),
    warned: warning !== null,
    impersonating_user_gid: actor.by?.userId ?? null,
  }
}
