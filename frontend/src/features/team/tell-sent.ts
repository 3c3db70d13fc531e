import type { Employee } from '../../../../shared/api/team.ts'
import { teamMessages } from '../../../../shared/team-messages.ts'
import { showToast } from '../../lib/toast.ts'

/** Says what came of a change: an invitation is only sent if its address took the email. */
export function tellSent({ state, email }: Employee, done: string): void {
  if (state === 'undeliverable') showToast({ kind: 'error', message: teamMessages.undeliverable(email) })
  else showToast({ kind: 'success', message: done })
}
