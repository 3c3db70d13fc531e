import { listPeople } from '../../../../shared/api/admin.ts'
import { findUsers } from '../../../domains/admin/store/directory.ts'
import { adminRole } from '../../../kernel/accounts/admins.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(listPeople, async ({ query }) => {
  const { rows, cursor } = await findUsers(query)
  const people = rows.map(({ account, one: { id, name, email, role, joined } }) => ({
    account_id: account.id,
    account_name: account.name,
    user_id: id,
    name,
    email,
    role,
    joined,
    // whoever is only invited has not shown that the address is theirs
    administrator: joined && adminRole(email) !== undefined,
  }))
  return { people, cursor }
})
