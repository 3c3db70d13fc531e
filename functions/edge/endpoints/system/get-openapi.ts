import { getOpenapi } from '../../../../shared/api/system.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { Answer } from '../../../kernel/request/answer.ts'

const headers = { 'content-type': 'application/json' }

// Every contract with its response: read at the first call, not at each cold start.
const describe = () => import('../../../domains/system/description.ts')

export const handler = handle(getOpenapi, async () => new Answer({ body: (await describe()).description, headers }))
