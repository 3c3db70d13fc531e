import { getSharedReport } from '../../shared/api/shares.ts'
import { messages } from '../../shared/messages.ts'
import { getGroup, isClosed } from '../accounts/store.ts'
import { Answer } from '../lib/answer.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { getOccurrence } from '../schedules/store.ts'
import { readSealed } from './snapshots.ts'
import { countView, findShare, type ShareRecord } from './store.ts'

/** Needs no session: the token is the right, and it reaches this one snapshot only. */
export const handler = handle(getSharedReport, async ({ params, now, log }) => {
  const found = await findShare(params.token, now)
  if (!found || (await wasRemoved(found.accountId, found.share))) throw problem(410, messages.share.gone)
  const { accountId, share } = found
  const report = await readSealed(accountId, share.hash)
  await countView(accountId, share, now).catch((error) => log.warn('view not counted', { error }))
  return new Answer({
    value: { report, hash: share.hash, sealed_at: share.created_at, expires_at: share.expires_at, shared_by: share.shared_by },
    headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' },
  })
})

/** Links end with their account and with the profile groups they show, and those that were mailed with their run: removing it takes the report back. */
async function wasRemoved(accountId: string, { occurrence_id, entities }: ShareRecord): Promise<boolean> {
  const [closed, groups] = await Promise.all([isClosed(accountId), Promise.all(entities.map((gid) => getGroup(accountId, gid)))])
  if (closed || groups.includes(null)) return true
  if (occurrence_id === null) return false
  const run = await getOccurrence(accountId, occurrence_id)
  return run === null || run.state === 'DELETED'
}
