import { getMe } from '../../shared/api/auth.ts'
import { handle } from '../lib/endpoint.ts'
import { meOf } from './me.ts'

export const handler = handle(getMe, async ({ actor, now }) => ({ me: await meOf(actor, now) }))
