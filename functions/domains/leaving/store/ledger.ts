/** The only record of deleted accounts and people: DELETIONS, <asked at>#<hash>. Only someone who knows an ID can check whether it was deleted. */
import { createHash } from 'node:crypto'
import type { Change } from '../../../kernel/table/expressions.ts'
import { updateItem } from '../../../kernel/table/update-item.ts'

/** `id`: of a person. */
type Entry = { readonly kind: 'account' | 'person'; readonly accountId: string; readonly id?: string | undefined; readonly asked_at: string }

/** Counted as far as it goes: of items, what was removed right before a job was killed may not be in it; files that were about to be may be in it twice. */
type Count = { readonly items?: number; readonly files?: number; readonly schedules?: number }

export const idHash = (entry: Entry) =>
  createHash('sha256')
    .update(entry.kind === 'account' ? entry.accountId : `${entry.accountId}\n${entry.id ?? ''}`)
    .digest('hex')

async function write(entry: Entry, { set, add }: Pick<Change, 'set' | 'add'>): Promise<void> {
  const hash = idHash(entry)
  const { kind, asked_at } = entry
  await updateItem({ pk: 'DELETIONS', sk: `${asked_at}#${hash}` }, { set: { kind, hash, asked_at, ...set }, add })
}

export const countRemoved = (entry: Entry, { items = 0, files = 0, schedules = 0 }: Count): Promise<void> => write(entry, { add: { items, files, schedules } })

export const noteDone = (entry: Entry, now: Date): Promise<void> => write(entry, { set: { done_at: now.toISOString() } })
