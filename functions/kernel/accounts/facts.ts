/** What imports and the seed note of a profile or group: since when it has figures, which days are known, and what they lack. */
import { type Gap, gapsAfter } from '../../../shared/gaps.ts'
import { type KnownDays, type Told, withDays } from '../../../shared/known.ts'
import { backoff } from '../backoff.ts'
import { ifThere } from '../table/expressions.ts'
import type { Key } from '../table/table.ts'
import { updateItem } from '../table/update-item.ts'
import { groupKey, profileItemKey } from './keys.ts'
import type { ProfileRecord } from './records.ts'
import { getAnyGroup, getProfile } from './store.ts'

/** Moves the first day a profile has figures for back to `firstDate` (ISO date); never forward, and a no-op for a profile that is gone. */
export async function extendAvailability(accountId: string, profileId: string, firstDate: string): Promise<void> {
  await updateItem(profileItemKey(accountId, profileId), {
    set: { available_from: firstDate },
    when: 'attribute_exists(pk) AND (attribute_type(available_from, :nothing) OR available_from > :first)',
    values: { first: firstDate, nothing: 'NULL' },
  })
}

type Columns = NonNullable<ProfileRecord['columns']>

/** Several imports may have read a measure from columns of different names; more than these say nothing more. */
const mostNames = 3

/** Keeps from which columns the measures of a profile were read, beside those known before; a no-op for a profile that is gone. */
export async function noteColumns(accountId: string, profileId: string, read: Columns): Promise<void> {
  const before = await getProfile(accountId, profileId)
  if (!before) return
  const { days = {}, posts = {} } = before.columns ?? {}
  const columns: Columns = { days: joined(days, read.days), posts: joined(posts, read.posts) }
  if (JSON.stringify(columns) === JSON.stringify({ days, posts })) return
  await updateItem(profileItemKey(accountId, profileId), { set: { columns }, ...ifThere })
}

function joined(before: Columns['days'], now: Columns['days']): Columns['days'] {
  const found = Object.entries(now).map(([measure, name]): [string, string] => {
    const names = before[measure]?.split(' or ') ?? []
    return [measure, [...new Set([...names, name])].slice(-mostNames).join(' or ')]
  })
  return { ...before, ...Object.fromEntries(found) }
}

/**
 * Adds days to what is known of a profile, which may be none: with that alone it keeps facts from now on. What it had before is known
 * since available_from, up to `today`. Call it before `extendAvailability`. Safe to repeat and to run twice at once; a no-op for a profile that is gone.
 */
export function noteKnown(accountId: string, profileId: string, told: readonly Told[], today: string): Promise<void> {
  const before = ({ available_from }: ProfileRecord): Known => (available_from === null ? {} : { any: [`${available_from}/${today}`] })
  return addKnown(() => getProfile(accountId, profileId), profileItemKey(accountId, profileId), told, before)
}

/** The same of a profile group, whose tasks it is about. `isNew`: it had none of it before. */
export function noteKnownOfGroup(accountId: string, entityGid: string, told: readonly Told[], today: string, isNew = false): Promise<void> {
  const before = (): Known => (isNew ? {} : { any: [`0001-01-01/${today}`] })
  return addKnown(() => getAnyGroup(accountId, entityGid), groupKey(accountId, entityGid), told, before)
}

/** Keeps what an import lacks, and no longer what it tells of; a no-op for a profile that is gone. Safe to repeat and to run twice at once. */
export async function noteGaps(accountId: string, profileId: string, now: readonly Gap[], told: readonly Told[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const one = await getProfile(accountId, profileId)
    if (!one) return
    const before = one.gaps ?? []
    const gaps = gapsAfter(before, now, told)
    if (JSON.stringify(gaps) === JSON.stringify(before)) return
    const held = await updateItem(profileItemKey(accountId, profileId), { set: { gaps }, ...ifSame('gaps', one.gaps) })
    if (held) return
    await backoff(attempt)
  }
}

/** Whether a fact is still what it was, or still missing. */
function ifSame(fact: string, before: unknown) {
  if (before === undefined) return { when: `attribute_exists(pk) AND attribute_not_exists(#${fact})` }
  return { when: `#${fact} = :before`, values: { before } }
}

type Known = Record<string, string[]>
type Knowing = { readonly known?: Known | undefined }

async function addKnown<One extends Knowing>(get: () => Promise<One | null>, key: Key, told: readonly Told[], before: (one: One) => Known): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const one = await get()
    if (!one) return
    const known: Record<string, KnownDays> = { ...(one.known ?? before(one)) }
    for (const { of, ...days } of told) known[of] = withDays(known[of] ?? [], days)
    if (one.known && JSON.stringify(known) === JSON.stringify(one.known)) return
    const held = await updateItem(key, { set: { known }, ...ifSame('known', one.known) })
    if (held) return
    await backoff(attempt)
  }
}
