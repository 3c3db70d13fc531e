import { getMe } from '../../../../shared/api/auth.ts'
import { meOf } from '../../../domains/auth/me.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getMe, async ({ actor, now }) => ({ me: await meOf(actor, now) }))
