import { unlockSharedReport } from '../../shared/api/shared-reports.ts'
import { linkMessages } from '../../shared/link-messages.ts'
import { countAttempt, forgetAttempts } from '../auth/attempts.ts'
import { verifyPassword } from '../auth/password.ts'
import { addressBlock } from '../lib/address-block.ts'
import { handle, withCookies } from '../lib/endpoint.ts'
import { calledHost } from '../lib/front.ts'
import { problem } from '../lib/problem.ts'
import { address } from '../lib/request.ts'
import { findOpenShare } from './open-share.ts'
import { unlockedCookie } from './unlock.ts'

export const handler = handle(unlockSharedReport, async ({ params: { token }, body, event, now }) => {
  const { share } = await findOpenShare(token, calledHost(event), now)
  if (share.password === null) return { unlocked: true as const }
  const who = addressBlock(address(event))
  await countAttempt(`link ${share.id}`, who, now)
  if (!(await verifyPassword(body.password, share.password))) throw problem(403, linkMessages.refused.wrong)
  await forgetAttempts(`link ${share.id}`, who)
  return withCookies({ unlocked: true }, [unlockedCookie(token, share.password)])
})
