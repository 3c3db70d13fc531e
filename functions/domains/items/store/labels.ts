/**
 * What can be chosen as a label: in the account's partition, for each profile, the set of those ever used on its posts
 * (LABELS#<profile>) and on its messages (MESSAGELABELS#<profile>).
 */
import * as v from 'valibot'
import { readAll } from '../../../kernel/table/query.ts'
import { tenantKey } from '../../../kernel/table/table.ts'
import { updateItem } from '../../../kernel/table/update-item.ts'

export type Labelled = 'posts' | 'messages'

const prefixes: Record<Labelled, string> = { posts: 'LABELS#', messages: 'MESSAGELABELS#' }

const Kept = v.object({ sk: v.string(), labels: v.set(v.string()) })

/** To be called before what carries them is written: after a crash there may be a label of nothing, never one that cannot be chosen. */
export async function addLabels(accountId: string, of: Labelled, profileId: string, used: Iterable<string>): Promise<void> {
  const labels = new Set(used)
  labels.delete('')
  if (labels.size === 0) return
  await updateItem({ pk: tenantKey(accountId), sk: `${prefixes[of]}${profileId}` }, { add: { labels } })
}

/** Labels of these profiles, each once, in alphabetical order; one Query however many profiles. */
export async function readLabels(accountId: string, profileIds: readonly string[], of: Labelled = 'posts'): Promise<string[]> {
  const wanted = new Set(profileIds)
  const all = await readAll(Kept, { pk: tenantKey(accountId), prefix: prefixes[of] })
  const used = all.filter(({ sk }) => wanted.has(sk.slice(prefixes[of].length)))
  const labels = new Set(used.flatMap((item) => [...item.labels]))
  return [...labels].sort((a, b) => a.localeCompare(b, 'en'))
}
