import { listApiKeys } from '../../shared/api/api-keys.ts'
import { handle } from '../lib/endpoint.ts'
import { keyView } from './key-view.ts'
import { lastUse, listKeys } from './store.ts'

export const handler = handle(listApiKeys, async ({ actor }) => {
  const keys = await listKeys(actor)
  return { keys: await Promise.all(keys.map(async (key) => keyView(key, await lastUse(key)))) }
})
