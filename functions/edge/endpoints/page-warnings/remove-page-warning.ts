import { removePageWarning } from '../../../../shared/api/page-warnings.ts'
import { dropPageWarning } from '../../../domains/page-warnings/store.ts'
import { empty, handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(removePageWarning, async () => {
  await dropPageWarning()
  return empty()
})
