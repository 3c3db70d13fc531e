/** What is held about one person. */

import { listKeys } from '../../../kernel/accounts/api-keys.ts'
import { listSessions } from '../../../kernel/accounts/sessions.ts'
import { getUser } from '../../../kernel/accounts/store.ts'
import { listSharesOf } from '../../shares/store/shares.ts'
import { personRow, runRow, trailOf } from './account.ts'
import { linkRow } from './link-row.ts'
import { runsOf } from './runs-of.ts'
import type { Row, Table } from './tables.ts'

type Person = { readonly accountId: string; readonly userId: string }

export async function personOf({ accountId, userId }: Person): Promise<Row> {
  const user = await getUser(accountId, userId)
  return user ? personRow(user) : {}
}

export function personTables({ accountId, userId }: Person, now: Date): Table[] {
  return [
    {
      name: 'runs',
      rows: async function* () {
        for await (const one of runsOf(accountId)) if (one.owner_id === userId) yield runRow(one)
      },
    },
    {
      name: 'shared-links',
      rows: async function* () {
        for (const share of await listSharesOf(accountId)) if (share.created_by === userId) yield linkRow(share)
      },
    },
    {
      name: 'api-keys',
      rows: async function* () {
        for (const { id, name, shown, scopes, created_at, ends_at } of await listKeys({ accountId, userId }))
          yield { id, name, shown, scopes, created_at, ends_at }
      },
    },
    {
      name: 'sessions',
      rows: async function* () {
        for (const { began, seen, startedAt, whence } of await listSessions(accountId, userId, null, now)) yield { began: began ?? startedAt, seen, ...whence }
      },
    },
    { name: 'audit-trail', rows: () => trailOf(accountId, now, userId) },
  ]
}
