import { ulid } from 'ulid'
import { confirmSignUp } from '../../../../shared/api/auth-sign-up.ts'
import { dayMs } from '../../../../shared/dates/durations.ts'
import { messages } from '../../../../shared/messages.ts'
import { plans, type SignUpPlanId, trialDays } from '../../../../shared/plan-catalogue.ts'
import { countAttempt } from '../../../domains/auth/attempts.ts'
import { meOf } from '../../../domains/auth/me.ts'
import { openSession } from '../../../domains/auth/open-session.ts'
import { verifyPassword } from '../../../domains/auth/password.ts'
import { forgottenBrowser, isSameBrowser } from '../../../domains/auth/sign-up-browser.ts'
import { notOpen, signUpMode } from '../../../domains/auth/sign-up-mode.ts'
import { findWaiting, useUp, type Waiting } from '../../../domains/auth/store/sign-ups.ts'
import { readActor } from '../../../kernel/accounts/actor-store.ts'
import { createAccount, type NewAccount } from '../../../kernel/accounts/create-account.ts'
import { handle, withCookies } from '../../../kernel/chain/endpoint.ts'
import { liftSuppression } from '../../../kernel/mail/suppression.ts'
import { addressBlock } from '../../../kernel/request/address-block.ts'
import { problem } from '../../../kernel/request/problem.ts'
import { address } from '../../../kernel/request/request.ts'

/** The link proves the address, the browser or the password that it was this person who signed up: one without the other makes no account. */
export const handler = handle(confirmSignUp, async ({ body: { token, password }, audit, event, now }) => {
  const waiting = await findWaiting(token, now)
  if (typeof waiting === 'string') throw problem(410, messages.signUp[waiting])
  if (!isSameBrowser(event, waiting.browserHash)) {
    if (password === undefined) throw problem(401, messages.signUp.password)
    await countAttempt(waiting.email, `confirm ${addressBlock(address(event))}`, now)
    if (!(await verifyPassword(password, waiting.passwordHash))) throw problem(401, messages.signUp.wrongPassword)
  }
  const given = newAccount(waiting, now)
  const outcome = await createAccount(given, useUp(token))
  if (outcome === 'taken') throw problem(409, messages.signUp.taken)
  if (outcome === 'notFirst') throw notOpen()
  if (outcome === 'refused') throw problem(410, messages.signUp.used)
  const actor = await readActor(given.account.id, given.owner.id)
  if (!actor) throw new Error('An account is gone that was made just now.')
  // an account that did not come to be has no trail either
  audit.as(actor)
  audit.about({ name: actor.accountName })
  await liftSuppression(given.owner.email, now)
  return withCookies({ me: await meOf(actor, now) }, [...(await openSession(event, actor, now)), forgottenBrowser()])
})

/** A plan that costs something is tried first, and is Free afterwards unless it is paid for. */
function trialOf(plan: SignUpPlanId, now: Date): { trial_ends_at?: string } {
  return plans[plan].price_month > 0 ? { trial_ends_at: new Date(now.getTime() + trialDays * dayMs).toISOString() } : {}
}

function newAccount({ email, name, company, plan, interval, timezone, passwordHash }: Waiting & { passwordHash: string }, now: Date): NewAccount {
  return {
    account: { id: ulid().toLowerCase(), name: company, timezone, created_at: now.toISOString(), plan, interval, ...trialOf(plan, now), features: {} },
    owner: { id: ulid().toLowerCase(), email, name, role: 'OWNER', type: 'member', joined: true, groups: {} },
    passwordHash,
    onlyFirst: signUpMode() !== 'open',
  }
}
