import { getOpenapi } from '../../shared/api/system.ts'
import { Answer } from '../lib/answer.ts'
import { handle } from '../lib/endpoint.ts'
import { description } from './description.ts'

const headers = { 'content-type': 'application/json' }

export const handler = handle(getOpenapi, () => new Answer({ body: description, headers }))
