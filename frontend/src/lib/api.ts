import { answerKeys } from '../../../shared/api/answer-keys.ts'
import { ApiError, createClient, type Route, type WriteRoute } from '../../../shared/api/client.ts'
import { messages } from '../../../shared/messages.ts'
import { screenMessages } from '../../../shared/screen-messages.ts'
import { changedBy } from './changed-by.ts'
import { readAnew } from './mounted-reads.ts'
import { isMissingPart } from './retried.ts'
import { sessionEnded } from './session-ended.ts'
import { steadyFetch } from './steady-fetch.ts'
import { updatedSentence } from './updated.ts'

export { ApiError }

const client = createClient(steadyFetch, '/api', answerKeys)
export const { url } = client

/** Calls that are about the session itself: their 401 is an answer, not its end. */
const ofSession: readonly Route[] = ['GET /me', 'POST /auth/login', 'POST /auth/logout', 'POST /auth/confirm', 'POST /auth/second-step']

/** Asks the API. After a write, what it changed is read anew before it resolves, so a list on screen is up to date; a read of more than five seconds is not waited for. */
async function followed<T>(route: Route, asking: Promise<T>): Promise<T> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && !ofSession.includes(route)) sessionEnded()
    throw error
  } finally {
    // a write that failed may have been done all the same: its answer can be lost, or somebody else was first
    if (isWrite(route)) await readAnew(await changedBy(route))
  }
}

const isWrite = (route: Route): route is WriteRoute => !route.startsWith('GET ')

export const call: typeof client.call = (route, ...options) => followed(route, client.call(route, ...options))
export const ask: typeof client.ask = (route, options) => followed(route, client.ask(route, options))
export const read: typeof client.read = (route, query) => followed(route, client.read(route, query))

/** The sentence for the user: the server's, or `otherwise` when it gave none of its own (no answer, or a fault of ours). */
export function sentenceOf(error: unknown, otherwise: string = messages.generic): string {
  if (isOffline(error)) return screenMessages.offline.failed
  if (isMissingPart(error)) return updatedSentence()
  return error instanceof ApiError && error.status !== 0 && error.message !== messages.generic ? error.message : otherwise
}

/** Statuses below 500 of requests that may be answered in a moment: too slow, too early, too many. */
const passing = [408, 425, 429]

/** Whether asking the same again can give another answer: not where the server refused it for what it asks. */
export function canRetry(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status < 400 || error.status >= 500 || passing.includes(error.status)
}

/** No answer came, and the browser knows why. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0 && !navigator.onLine
}

/** Path of the page that says more of a refusal; null without one. */
export function learnMoreOf(error: unknown): string | null {
  return error instanceof ApiError ? error.learnMore : null
}
