/** A request with an API key instead of a session: it acts as whoever made the key, within what the key is for. */
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import { keyScopeFor } from '../../../shared/api/scopes.ts'
import { messages } from '../../../shared/messages.ts'
import { problem } from '../request/problem.ts'
import type { Actor } from './actor.ts'
import { readActor } from './actor-store.ts'
import { findKey, type KeyRecord, noteUse } from './api-keys.ts'
import { refuseLocked } from './refuse-locked.ts'

/**
 * Rights are read anew on each request, as for a session; `known` is told the key as soon as there is one.
 * @throws Problem 401 for a key that does not work, 403 for what it is not for
 */
export async function keyHolder(token: string, contract: Endpoint, now: Date, known: (key: KeyRecord) => void): Promise<Actor> {
  const key = await findKey(token, now)
  if (!key) throw problem(401, messages.apiKeys.unknown)
  known(key)
  const scope = keyScopeFor(contract)
  if (scope === null) throw problem(403, messages.apiKeys.closed)
  // whoever may save templates may read what they are about to change
  const mayRead = scope === 'read' && contract.domain === 'templates' && key.scopes.includes('manage')
  if (!key.scopes.includes(scope) && !mayRead) throw problem(403, messages.apiKeys.lacksScope[scope])
  const [actor] = await Promise.all([readActor(key.accountId, key.userId, now), noteUse(key, now)])
  if (!actor) throw problem(401, messages.apiKeys.unknown)
  await refuseLocked(actor, now)
  return { ...actor, key: { id: key.id, name: key.name } }
}
