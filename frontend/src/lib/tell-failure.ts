import { messages } from '../../../shared/messages.ts'
import { ApiError, learnMoreOf, sentenceOf } from './api.ts'
import { showToast, type ToastModel } from './toast.ts'

/** The number under which a failure can be found in the logs; said with the sentences that say nothing else of it (docs/behaviours.md#failures). */
export function referenceOf(error: unknown): string | null {
  const isOurs = error instanceof ApiError && (error.status >= 500 || error.message === messages.generic)
  return isOurs && error.requestId ? messages.reference(error.requestId) : null
}

/** A failure as a toast (docs/behaviours.md#failures): the server's sentence, or `otherwise` when it gave none of its own. */
export function tellFailure(error: unknown, otherwise?: string, kind: ToastModel['kind'] = 'error'): void {
  // the sign-in page says why it is there
  if (error instanceof ApiError && error.status === 401) return
  showToast({ kind, message: sentenceOf(error, otherwise), detail: referenceOf(error), learnMore: learnMoreOf(error) })
}
