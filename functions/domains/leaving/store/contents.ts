/** Deletes the contents of groups and profiles. Safe to repeat. */
import { entriesOf, profileFound } from '../../../kernel/accounts/directory.ts'
import { groupKey, profileItemKey, userKey } from '../../../kernel/accounts/keys.ts'
import type { ProfileRecord } from '../../../kernel/accounts/store.ts'
import { deleteItem } from '../../../kernel/table/delete-item.ts'
import { emptyPartition } from '../../../kernel/table/empty-partition.ts'
import { ifThere } from '../../../kernel/table/expressions.ts'
import { queryAll } from '../../../kernel/table/query.ts'
import { profileKey, tenantKey } from '../../../kernel/table/table.ts'
import { updateItem } from '../../../kernel/table/update-item.ts'
import { writeEach } from '../../../kernel/table/write-each.ts'
import { brandingKey } from '../../branding/store.ts'

type Thing = { readonly kind: 'group' | 'profile'; readonly accountId: string; readonly id: string }

/** The group or profile itself. Not when it was restored this very moment. */
export async function removeAsItIs({ kind, accountId, id }: Thing, removedAt: string): Promise<void> {
  const key = kind === 'group' ? groupKey(accountId, id) : profileItemKey(accountId, id)
  await deleteItem(key, { when: 'removed_at = :at', values: { at: removedAt } })
}

export async function removeProfile(accountId: string, id: string): Promise<void> {
  await deleteItem(profileItemKey(accountId, id))
}

export async function removeListener(accountId: string, id: string): Promise<void> {
  await emptyPartition(`${tenantKey(accountId)}#L#${id}`)
  await deleteItem({ pk: tenantKey(accountId), sk: `LISTENER#${id}` })
}

export async function removeAdvocacyGroup(accountId: string, id: string): Promise<void> {
  await emptyPartition(`${tenantKey(accountId)}#V#${id}`)
  await deleteItem({ pk: tenantKey(accountId), sk: `ADVOCACY#${id}` })
}

export async function emptyGroupPartition(accountId: string, gid: string): Promise<void> {
  await emptyPartition(`${tenantKey(accountId)}#G#${gid}`)
}

export async function leaveGroup(accountId: string, userId: string, gid: string): Promise<void> {
  await updateItem(userKey(accountId, userId), { remove: [`groups.${gid}`], ...ifThere })
}

export async function removeBranding(accountId: string, gid: string): Promise<void> {
  await deleteItem(brandingKey(accountId, { entity_gid: gid, template_id: null }))
}

export async function emptyAdAccount(accountId: string, id: string): Promise<void> {
  await emptyPartition(`${tenantKey(accountId)}#D#${id}`)
}

export async function removeImports(accountId: string, profileId: string): Promise<void> {
  for (const one of await queryAll({ pk: profileKey(accountId, profileId), prefix: 'IMPORTOF#' })) {
    const id = String(one.id)
    await emptyPartition(`${tenantKey(accountId)}#U#${id}`)
    await deleteItem({ pk: tenantKey(accountId), sk: `IMPORT#${id}` })
  }
}

/** All else of a profile, and what administrators find it by. */
export async function emptyProfilePartition(accountId: string, profile: ProfileRecord): Promise<void> {
  const { id } = profile
  for (const kind of ['LABELS', 'MESSAGELABELS', 'COMPETITORS']) await deleteItem({ pk: tenantKey(accountId), sk: `${kind}#${id}` })
  await emptyPartition(profileKey(accountId, id))
  await writeEach({ delete: entriesOf(profileFound(accountId, profile)) })
}
