import { randomUUID } from 'node:crypto'
import { createApiKey } from '../../../../shared/api/api-keys.ts'
import { dayMs } from '../../../../shared/dates/durations.ts'
import { messages } from '../../../../shared/messages.ts'
import { keyView } from '../../../domains/api-keys/key-view.ts'
import { putKey } from '../../../kernel/accounts/api-keys.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** Of one person. */
const mostKeys = 20

export const handler = handle(createApiKey, async ({ actor, body: { name, scopes, ends }, audit, now }) => {
  const id = randomUUID()
  audit.about({ id, name })
  const ends_at = ends === 'never' ? null : new Date(now.getTime() + Number(ends) * dayMs).toISOString()
  const made = await putKey(actor, { id, name, scopes: [...new Set(scopes)], ends_at }, mostKeys, now)
  if (!made) throw problem(409, messages.apiKeys.tooMany(mostKeys))
  return { key: keyView(made.key, null), token: made.token }
})
