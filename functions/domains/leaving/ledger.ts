/**
 * All that is kept of an account or a person that was deleted: DELETIONS, <asked at>#<hash>. The hash tells whoever knows an id whether it was
 * deleted, and nobody else anything.
 */
import { createHash } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { documents, tableName } from '../../kernel/clients.ts'

/** `id`: of a person. */
type Entry = { readonly kind: 'account' | 'person'; readonly accountId: string; readonly id?: string | undefined; readonly asked_at: string }

/** Counted as far as it goes: of items, what was removed right before a job was killed may not be in it; files that were about to be may be in it twice. */
type Count = { readonly items?: number; readonly files?: number; readonly schedules?: number }

export const idHash = (entry: Entry) =>
  createHash('sha256')
    .update(entry.kind === 'account' ? entry.accountId : `${entry.accountId}\n${entry.id ?? ''}`)
    .digest('hex')

/** `#name` in an expression is the attribute of that name: some are words of the table's own. */
async function write(entry: Entry, expression: string, values: Record<string, unknown>): Promise<void> {
  const hash = idHash(entry)
  const UpdateExpression = `SET #kind = :kind, #hash = :hash, #asked_at = :asked${expression}`
  const names = [...UpdateExpression.matchAll(/#(\w+)/g)].map(([placeholder, name]) => [placeholder, name])
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: { pk: 'DELETIONS', sk: `${entry.asked_at}#${hash}` },
      UpdateExpression,
      ExpressionAttributeNames: Object.fromEntries(names),
      ExpressionAttributeValues: { ':kind': entry.kind, ':hash': hash, ':asked': entry.asked_at, ...values },
    }),
  )
}

export const countRemoved = (entry: Entry, { items = 0, files = 0, schedules = 0 }: Count): Promise<void> =>
  write(entry, ' ADD #items :items, #files :files, #schedules :schedules', { ':items': items, ':files': files, ':schedules': schedules })

export const noteDone = (entry: Entry, now: Date): Promise<void> => write(entry, ', #done_at = :now', { ':now': now.toISOString() })
