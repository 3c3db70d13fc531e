import { type CustomerRow, listCustomers } from '../../../../shared/api/admin.ts'
import { findAccounts } from '../../../domains/admin/store/directory.ts'
import { adminRole } from '../../../kernel/accounts/admins.ts'
import { type AccountRecord, listProfiles, listUsers } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(listCustomers, async ({ query }) => {
  const { rows, cursor } = await findAccounts(query)
  return { customers: await Promise.all(rows.map(({ one }) => rowOf(one))), cursor }
})

async function rowOf({ id, name, plan, created_at, leaving }: AccountRecord): Promise<CustomerRow> {
  const [users, profiles] = await Promise.all([listUsers(id), listProfiles(id)])
  const joined = users.filter((user) => user.joined)
  // whom functions/edge/endpoints/admin/impersonate.ts opens
  const owner = joined.find(({ role }) => role === 'OWNER')
  return {
    account_id: id,
    name,
    plan: plan ?? null,
    created_at: created_at ?? null,
    ends_at: leaving?.ends_at ?? null,
    owner: owner ? { name: owner.name, email: owner.email, administrator: adminRole(owner.email) !== undefined } : null,
    people: joined.length,
    profiles: profiles.length,
  }
}
