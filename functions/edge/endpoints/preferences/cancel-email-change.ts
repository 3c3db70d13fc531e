import { cancelEmailChange } from '../../../../shared/api/preferences.ts'
import { dropChange } from '../../../domains/preferences/store/email-changes.ts'
import { empty, handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(cancelEmailChange, async ({ actor }) => {
  await dropChange(actor)
  return empty()
})
