/**
 * Refuses passwords that are in a list of breached ones, where the deployment names one (ALMANAC_BREACHED_PASSWORDS). The list is sent the first five
 * characters of a hash, and answers with the rest of all that begin with them, so it does not learn which password is meant.
 */
import { createHash } from 'node:crypto'
import { securityMessages } from '../../../shared/security-messages.ts'
import type { Log } from '../../kernel/log.ts'
import { problem } from '../../kernel/request/problem.ts'

/** Milliseconds that somebody waits for it. */
const patience = 2000

/** A list that does not answer refuses nothing, and is logged. @throws Problem 400 in the users' words */
export async function refuseBreachedPassword(password: string, log: Log): Promise<void> {
  const list = process.env.ALMANAC_BREACHED_PASSWORDS
  if (!list) return
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  const rest = await restsOf(list, hash.slice(0, 5)).catch((error: unknown) => {
    log.warn('the list of breached passwords does not answer', { error: error instanceof Error ? error : new Error(String(error)) })
    return ''
  })
  // one that pads its answers counts what it made up as 0
  const isListed = rest.split('\n').some((line) => {
    const [end, count] = line.trim().split(':')
    return end?.toUpperCase() === hash.slice(5) && count !== '0'
  })
  if (isListed) throw problem(400, securityMessages.password.breached)
}

async function restsOf(list: string, start: string): Promise<string> {
  const answer = await fetch(`${list.replace(/\/*$/, '/')}${start}`, { headers: { 'add-padding': 'true' }, signal: AbortSignal.timeout(patience) })
  if (!answer.ok) throw new Error(`It answers ${answer.status}.`)
  return answer.text()
}
