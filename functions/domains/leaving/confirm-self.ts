/** Holds what somebody typed against who they are, before what cannot be taken back. */
import { leavingMessages } from '../../../shared/leaving-messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { problem } from '../../kernel/request/problem.ts'
import { takeOneTimeCode } from '../auth/check-code.ts'
import { checkOwnPassword } from '../auth/own-password.ts'
import { findFactor } from '../auth/store/second-factor.ts'

export const asksCode = async (actor: Actor): Promise<boolean> => (await findFactor(actor))?.secret !== undefined

/** @throws Problem 400 when either is wrong, 403 for whoever acts in their place, 429 after too many */
export async function confirmSelf(actor: Actor, { password, code }: { password: string; code?: string | undefined }, now: Date): Promise<void> {
  if (actor.by) throw problem(403, leavingMessages.inTheirPlace)
  await checkOwnPassword(actor, password, now)
  if (!(await asksCode(actor))) return
  if (!code) throw problem(400, leavingMessages.codeRequired)
  await takeOneTimeCode(actor, code, now)
}
