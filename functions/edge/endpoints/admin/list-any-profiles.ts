import { listAnyProfiles } from '../../../../shared/api/admin.ts'
import { findProfiles } from '../../../domains/admin/store/directory.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(listAnyProfiles, async ({ query }) => {
  const { rows, cursor } = await findProfiles(query)
  const profiles = rows.map(({ account, one: { id, network, name, username, connected_at, available_from } }) => ({
    account_id: account.id,
    account_name: account.name,
    ...{ id, network, name, username, connected_at, available_from },
  }))
  return { profiles, cursor }
})
