import { listShares, type ShareRow } from '../../../../shared/api/shares.ts'
import { reportIcon } from '../../../../shared/reports/index.ts'
import { runsThere } from '../../../domains/schedules/store/occurrences.ts'
import { mayManageShare } from '../../../domains/shares/find-own-share.ts'
import { offersPdf, type ShareRecord } from '../../../domains/shares/records.ts'
import { listMailedSharesOf, listSharesOf } from '../../../domains/shares/store/shares.ts'
import { listUsers } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(listShares, async ({ actor: { accountId }, actor }) => {
  const [made, mailed, users] = await Promise.all([listSharesOf(accountId), listMailedSharesOf(accountId), listUsers(accountId)])
  // a link that was emailed with a report goes with it
  const runs = await runsThere(
    accountId,
    mailed.flatMap(({ occurrence_id }) => occurrence_id ?? []),
  )
  const names = new Map(users.map(({ id, name }) => [id, name]))
  return {
    shares: [...made, ...mailed.filter(({ occurrence_id }) => occurrence_id !== null && runs.has(occurrence_id))]
      .filter((share) => mayManageShare(actor, share))
      .sort((one, other) => other.created_at.localeCompare(one.created_at))
      .map((share) => rowOf(share, names)),
  }
})

function rowOf(share: ShareRecord, names: ReadonlyMap<string, string>): ShareRow {
  const { id, type, title, entities, timezone, created_at, expires_at, revoked_at, views, generation, last_opened_at, origin, recipient } = share
  const nameOf = (userId: string | null | undefined) => names.get(userId ?? '') ?? null
  const mailed_to = origin === 'person' ? null : { name: recipient?.address ?? nameOf(recipient?.user_id) }
  const made_by = nameOf(share.created_by)
  return {
    id,
    type,
    title,
    ...(share.subject ? { subject: share.subject } : {}),
    icon: reportIcon(type),
    entities,
    made_by,
    mailed_to,
    timezone,
    created_at,
    expires_at,
    revoked_at,
    has_password: share.password !== null,
    downloads: offersPdf(share),
    views,
    generation,
    last_opened_at,
  }
}
