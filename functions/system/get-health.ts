import { getHealth } from '../../shared/api/system.ts'
import { handle } from '../lib/endpoint.ts'
import { version } from './version.ts'

export const handler = handle(getHealth, () => ({ status: 'ok' as const, version }))
