import { getHealth } from '../../../../shared/api/system.ts'
import { version } from '../../../domains/system/version.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getHealth, () => ({ status: 'ok' as const, version }))
