import { ApiError, createClient } from '../../../shared/api/client.ts'
import { messages } from '../../../shared/messages.ts'

export { ApiError }

const client = createClient((...request) => fetch(...request), '/api')
export const { call, url } = client

/** The sentence for the user: the server's, or `otherwise` when it gave none of its own (no answer, or a fault of ours). */
export function sentenceOf(error: unknown, otherwise: string = messages.generic): string {
  return error instanceof ApiError && error.status !== 0 && error.message !== messages.generic ? error.message : otherwise
}

/** Path of the page that says more of a refusal; null without one. */
export function learnMoreOf(error: unknown): string | null {
  return error instanceof ApiError ? error.learnMore : null
}
