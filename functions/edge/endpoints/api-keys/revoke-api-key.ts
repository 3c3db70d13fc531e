import { revokeApiKey } from '../../../../shared/api/api-keys.ts'
import { messages } from '../../../../shared/messages.ts'
import { deleteKey, getKey } from '../../../kernel/accounts/api-keys.ts'
import { empty, handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(revokeApiKey, async ({ actor, params: { id }, audit }) => {
  const key = await getKey(actor, id)
  if (!key) throw problem(404, messages.apiKeys.missing)
  audit.about({ name: key.name })
  await deleteKey(key)
  return empty()
})
