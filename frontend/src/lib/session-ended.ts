import { messages } from '../../../shared/messages.ts'
import { readAnew } from './mounted-reads.ts'
import { showToast } from './toast.ts'

/** The session ended elsewhere, or is over: says so, and asks who is signed in, which leads to the sign-in page and back again. */
export function sessionEnded(): void {
  showToast({ kind: 'info', message: messages.mustLogin })
  void readAnew(['GET /me'])
}
