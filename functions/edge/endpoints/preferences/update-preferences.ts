import { updatePreferences } from '../../../../shared/api/preferences.ts'
import { meOf } from '../../../domains/auth/me.ts'
import { savePreferences } from '../../../domains/preferences/store/own-record.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(updatePreferences, async ({ actor, body, now }) => {
  await savePreferences(actor, body)
  return { me: await meOf({ ...actor, preferences: { ...actor.preferences, ...body } }, now) }
})
