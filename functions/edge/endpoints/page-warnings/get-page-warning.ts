import { getPageWarning } from '../../../../shared/api/page-warnings.ts'
import { readPageWarning } from '../../../domains/page-warnings/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getPageWarning, async () => ({ data: await readPageWarning() }))
