import { securityMessages } from '../../../../../shared/security-messages.ts'
import { call } from '../../../lib/api.ts'
import { tellFailure } from '../../../lib/tell-failure.ts'
import { showToast } from '../../../lib/toast.ts'
import { useRead } from '../../../lib/use-read.ts'

/** Where the person who looks is signed in. */
export function useSessions() {
  const { data, error, isValidating, retry } = useRead('GET /auth/sessions', {}, { silent: true })
  return { sessions: data?.sessions, error, busy: isValidating, retry }
}

export async function revokeSession(id: string): Promise<void> {
  await told(() => call('DELETE /auth/sessions/{id}', { params: { id } }), securityMessages.page.revoked)
}

/** All but this one. */
export async function signOutEverywhere(): Promise<void> {
  await told(() => call('POST /auth/sign-out-everywhere'), securityMessages.page.everywhere)
}

async function told(act: () => Promise<unknown>, message: string): Promise<void> {
  try {
    await act()
    showToast({ kind: 'success', message })
  } catch (error) {
    tellFailure(error)
  }
}
