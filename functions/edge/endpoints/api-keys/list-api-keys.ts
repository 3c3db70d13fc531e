import { listApiKeys } from '../../../../shared/api/api-keys.ts'
import { keyView } from '../../../domains/api-keys/key-view.ts'
import { lastUse, listKeys } from '../../../kernel/accounts/api-keys.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(listApiKeys, async ({ actor }) => {
  const keys = await listKeys(actor)
  return { keys: await Promise.all(keys.map(async (key) => keyView(key, await lastUse(key)))) }
})
