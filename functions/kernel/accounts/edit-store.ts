/** Edits of groups and profiles. Each goes by the version its maker saw, so of two people who edit at once the second is told and nothing is lost. */
import { type Change, ifNew } from '../table/expressions.ts'
import { putNew } from '../table/put-item.ts'
import { updateItem } from '../table/update-item.ts'
import { writeAll } from '../table/write-all.ts'
import { putOf, updateOf, type Write } from '../table/writes.ts'
import { profileFound, refound } from './directory.ts'
import { groupKey, profileItemKey } from './keys.ts'
import { willGo } from './leavers.ts'
import type { GroupRecord, ProfileRecord } from './records.ts'

type Fields = Readonly<Record<string, unknown>>
type State = 'there' | 'removed'

/** Sets fields, or takes away those that are undefined, when the thing still has this version. */
function edit(version: number, fields: Fields, state: State): Change {
  const isThis = version === 0 ? '(attribute_not_exists(version) OR version = :before)' : 'version = :before'
  return {
    set: { ...fields, version: version + 1 },
    remove: Object.keys(fields).filter((name) => fields[name] === undefined),
    when: `attribute_exists(pk) AND ${state === 'there' ? 'attribute_not_exists' : 'attribute_exists'}(removed_at) AND ${isThis}`,
    values: { before: version },
  }
}

type Versioned = Pick<GroupRecord | ProfileRecord, 'version'>
export const versionOf = ({ version }: Versioned): number => version ?? 0

/** Returns false when it was changed or removed since `version`. */
export function updateGroup(accountId: string, gid: string, version: number, fields: Fields): Promise<boolean> {
  return updateItem(groupKey(accountId, gid), edit(version, fields, 'there'))
}

/** The writes that change a profile and what administrators find it by. */
export function profileUpdate(accountId: string, before: ProfileRecord, version: number, fields: Partial<ProfileRecord>): Write[] {
  const found = refound(profileFound(accountId, before), profileFound(accountId, { ...before, ...fields }))
  return [updateOf(profileItemKey(accountId, before.id), edit(version, fields, 'there')), ...found]
}

/** The writes of a profile of an id that nobody had. */
export function newProfile(accountId: string, profile: ProfileRecord): Write[] {
  return [putOf({ ...profileItemKey(accountId, profile.id), ...profile }, ifNew), ...refound(null, profileFound(accountId, profile))]
}

/** A group of an id that nobody had. */
export async function createGroup(accountId: string, group: GroupRecord): Promise<void> {
  await putNew({ ...groupKey(accountId, group.entity_gid), ...group })
}

type Thing = { readonly kind: 'group' | 'profile'; readonly accountId: string; readonly id: string }
const keyOf = ({ kind, accountId, id }: Thing) => (kind === 'group' ? groupKey(accountId, id) : profileItemKey(accountId, id))

/** Hides it until it goes for good at `due` (ISO instant). Returns false when it was changed or removed meanwhile. */
export function hide(thing: Thing, before: Versioned, due: string, now: Date): Promise<boolean> {
  return writeAll([updateOf(keyOf(thing), edit(versionOf(before), { removed_at: now.toISOString() }, 'there')), willGo(due, thing, now)])
}

/** The write that restores what is hidden. */
export function restored(thing: Thing, before: Versioned): Write {
  return updateOf(keyOf(thing), edit(versionOf(before), { removed_at: undefined }, 'removed'))
}
