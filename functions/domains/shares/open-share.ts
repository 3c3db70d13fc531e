import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { linkMessages } from '../../../shared/link-messages.ts'
import { getGroup, isClosed } from '../../kernel/accounts/store.ts'
import { calledHost } from '../../kernel/request/front.ts'
import { problem } from '../../kernel/request/problem.ts'
import { accountOfHost } from '../branding/link-domains.ts'
import { getOccurrence } from '../schedules/store/occurrences.ts'
import type { ShareRecord } from './records.ts'
import { findShare } from './store/shares.ts'
import { isUnlocked } from './unlock.ts'

type Opened = { readonly accountId: string; readonly share: ShareRecord }

/**
 * What is behind a token, for a reader who has typed its password where it has one.
 * @throws Problem 410 when it is no longer there, or never was; 403 with `password_needed` when it was not typed
 */
export async function openShare(event: APIGatewayProxyEventV2, token: string, now: Date): Promise<Opened> {
  const found = await findOpenShare(token, calledHost(event), now)
  const { password, shared_by } = found.share
  if (password !== null && !isUnlocked(event, token, password)) throw problem(403, linkMessages.refused.needed(shared_by), { code: 'password_needed' })
  return found
}

/**
 * What is behind a token, whoever asks. `host`: that the link was opened at; at the domain of one account no other account has links.
 * @throws Problem 410 when it is no longer there, or never was
 */
export async function findOpenShare(token: string, host: string | undefined, now: Date): Promise<Opened> {
  const found = await findShare(token, now)
  const owner = accountOfHost(host ?? '')
  if (!found || (owner !== null && owner !== found.accountId) || (await wasRemoved(found))) throw problem(410, linkMessages.refused.gone)
  return found
}

/** Links end with their account and with the profile groups they show, and those that were mailed with their run: removing it takes the report back. */
async function wasRemoved({ accountId, share: { occurrence_id, entities } }: Opened): Promise<boolean> {
  const [closed, groups] = await Promise.all([isClosed(accountId), Promise.all(entities.map((gid) => getGroup(accountId, gid)))])
  if (closed || groups.includes(null)) return true
  if (occurrence_id === null) return false
  const run = await getOccurrence(accountId, occurrence_id)
  return run === null || run.state === 'DELETED'
}
