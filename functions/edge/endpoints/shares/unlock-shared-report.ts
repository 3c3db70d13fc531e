import { unlockSharedReport } from '../../../../shared/api/shared-reports.ts'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { countAttempt } from '../../../domains/auth/attempts.ts'
import { verifyPassword } from '../../../domains/auth/password.ts'
import { forgetAttempts } from '../../../domains/auth/store/attempts.ts'
import { findOpenShare } from '../../../domains/shares/open-share.ts'
import { unlockedCookie } from '../../../domains/shares/unlock.ts'
import { handle, withCookies } from '../../../kernel/chain/endpoint.ts'
import { addressBlock } from '../../../kernel/request/address-block.ts'
import { calledHost } from '../../../kernel/request/front.ts'
import { problem } from '../../../kernel/request/problem.ts'
import { address } from '../../../kernel/request/request.ts'

export const handler = handle(unlockSharedReport, async ({ params: { token }, body, event, now }) => {
  const { share } = await findOpenShare(token, calledHost(event), now)
  if (share.password === null) return { unlocked: true as const }
  const who = addressBlock(address(event))
  await countAttempt(`link ${share.id}`, who, now)
  if (!(await verifyPassword(body.password, share.password))) throw problem(403, linkMessages.refused.wrong)
  await forgetAttempts(`link ${share.id}`, who)
  return withCookies({ unlocked: true }, [unlockedCookie(token, share.password)])
})
