import { cancelEmailChange } from '../../shared/api/preferences.ts'
import { empty, handle } from '../lib/endpoint.ts'
import { dropChange } from './store.ts'

export const handler = handle(cancelEmailChange, async ({ actor }) => {
  await dropChange(actor)
  return empty()
})
