import { getPageWarning } from '../../shared/api/page-warnings.ts'
import { handle } from '../lib/endpoint.ts'
import { readPageWarning } from './store.ts'

export const handler = handle(getPageWarning, async () => ({ data: await readPageWarning() }))
