import { updateOwnName } from '../../../../shared/api/preferences.ts'
import { meOf } from '../../../domains/auth/me.ts'
import { saveName } from '../../../domains/preferences/store/own-record.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(updateOwnName, async ({ actor, body: { first_name, last_name }, audit, now }) => {
  audit.about({ rest: `to ${first_name} ${last_name}` })
  await saveName(actor, actor, first_name, last_name)
  return { me: await meOf({ ...actor, name: `${first_name} ${last_name}` }, now) }
})
