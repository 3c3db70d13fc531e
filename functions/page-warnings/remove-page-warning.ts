import { removePageWarning } from '../../shared/api/page-warnings.ts'
import { empty, handle } from '../lib/endpoint.ts'
import { dropPageWarning } from './store.ts'

export const handler = handle(removePageWarning, async () => {
  await dropPageWarning()
  return empty()
})
