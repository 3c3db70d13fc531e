import * as v from 'valibot'
import { messages } from '../messages.ts'
import { shownSigns } from '../shown-signs.ts'
import { endpoint } from './endpoint.ts'
import { keyScopes } from './scopes.ts'

/** Letters that the name of a key may have. */
export const keyNameLength = 50

/** Days after which a key ends. */
export const keyEnds = ['30', '90', '365', 'never'] as const

export const ApiKeyForm = v.strictObject({
  name: v.pipe(
    v.string(messages.apiKeys.nameRequired),
    v.trim(),
    v.nonEmpty(messages.apiKeys.nameRequired),
    v.maxLength(keyNameLength, messages.apiKeys.nameLong(keyNameLength)),
    v.regex(shownSigns, messages.apiKeys.nameInvalid),
  ),
  scopes: v.pipe(v.array(v.picklist(keyScopes)), v.minLength(1, messages.apiKeys.scopeRequired), v.maxLength(keyScopes.length)),
  ends: v.picklist(keyEnds),
})

const ApiKey = v.object({
  id: v.string(),
  name: v.string(),
  /** "alm_7Qd2…m9": enough to tell it by */
  shown: v.string(),
  scopes: v.array(v.picklist(keyScopes)),
  created_at: v.string(),
  ends_at: v.nullable(v.string()),
  last_used_at: v.nullable(v.string()),
})
export type ApiKey = v.InferOutput<typeof ApiKey>

export const listApiKeys = endpoint({
  name: 'list-api-keys',
  domain: 'api-keys',
  method: 'GET',
  path: '/api-keys',
  summary: 'List your API keys',
  access: { session: true },
  response: v.object({ keys: v.array(ApiKey) }),
})
export const createApiKey = endpoint({
  name: 'create-api-key',
  domain: 'api-keys',
  method: 'POST',
  path: '/api-keys',
  summary: 'Create an API key; it is returned only this once',
  audit: { kind: 'keys', to: 'create', did: 'created', thing: 'API key' },
  changes: ['own'],
  access: { session: true, inPerson: true },
  body: ApiKeyForm,
  response: v.object({ key: ApiKey, token: v.string() }),
  status: 201,
})
export const revokeApiKey = endpoint({
  name: 'revoke-api-key',
  domain: 'api-keys',
  method: 'DELETE',
  path: '/api-keys/{id}',
  summary: 'Revoke an API key',
  audit: { kind: 'keys', to: 'revoke', did: 'revoked', thing: 'API key' },
  changes: ['own'],
  access: { session: true, inPerson: true },
  response: 'empty',
  status: 204,
})
