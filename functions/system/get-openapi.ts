import { getOpenapi } from '../../shared/api/system.ts'
import { handle } from '../lib/endpoint.ts'
import { openapi } from './openapi.ts'
import { version } from './version.ts'

export const handler = handle(getOpenapi, () => openapi(version))
