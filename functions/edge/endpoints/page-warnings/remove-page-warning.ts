import { removePageWarning } from '../../../../shared/api/page-warnings.ts'
import { dropPageWarning } from '../../../domains/page-warnings/store.ts'
import { empty, handle } from '../../../kernel/request/endpoint.ts'

export const handler = handle(removePageWarning, async () => {
  await dropPageWarning()
  return empty()
})
