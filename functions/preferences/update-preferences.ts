import { updatePreferences } from '../../shared/api/preferences.ts'
import { meOf } from '../auth/me.ts'
import { handle } from '../lib/endpoint.ts'
import { savePreferences } from './store.ts'

export const handler = handle(updatePreferences, async ({ actor, body, now }) => {
  await savePreferences(actor, body)
  return { me: await meOf({ ...actor, preferences: { ...actor.preferences, ...body } }, now) }
})
