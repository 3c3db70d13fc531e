import { getOpenapi } from '../../../../shared/api/system.ts'
import { description } from '../../../domains/system/description.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { Answer } from '../../../kernel/request/answer.ts'

const headers = { 'content-type': 'application/json' }

export const handler = handle(getOpenapi, () => new Answer({ body: description, headers }))
