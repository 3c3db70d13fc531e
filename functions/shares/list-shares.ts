import { listShares } from '../../shared/api/shares.ts'
import { reportIcon } from '../../shared/reports/index.ts'
import { listUsers } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { mayManageShare } from './find-own-share.ts'
import { listSharesOf } from './store.ts'

export const handler = handle(listShares, async ({ actor }) => {
  const [shares, users] = await Promise.all([listSharesOf(actor.accountId), listUsers(actor.accountId)])
  const names = new Map(users.map(({ id, name }) => [id, name]))
  return {
    shares: shares
      .filter((share) => mayManageShare(actor, share))
      .map(({ id, type, title, entities, created_by, created_at, expires_at, revoked_at, views, last_opened_at }) => ({
        id,
        type,
        title,
        icon: reportIcon(type),
        entities,
        made_by: names.get(created_by) ?? null,
        created_at,
        expires_at,
        revoked_at,
        views,
        last_opened_at,
      })),
  }
})
