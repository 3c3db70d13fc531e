import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'

type OpenButtonProps = { accountId: string; userId?: string; name: string /** why nobody can sign in as them */; refusal: string | null }

/** As a person of an account, its owner unless said. The page is loaded anew, so nothing of either stays in the other's memory. */
async function impersonate(accountId: string, userId?: string): Promise<void> {
  await call('POST /admin/accounts/{id}/impersonate', { params: { id: accountId }, body: userId === undefined ? {} : { user_id: userId } })
  window.location.assign('/dashboard')
}

/** Signs in as somebody, or says why that cannot be. */
export function OpenButton({ accountId, userId, name, refusal }: OpenButtonProps) {
  const [busy, setBusy] = useState(false)
  const open = () => {
    if (refusal !== null) return showToast({ kind: 'locked', message: refusal, ms: 5_000 })
    if (busy) return
    setBusy(true)
    impersonate(accountId, userId).catch((error: unknown) => {
      setBusy(false)
      tellFailure(error)
    })
  }
  return (
    <Button size="small" aria-label={`Sign in as ${name}`} locked={refusal ?? undefined} aria-disabled={busy || refusal !== null || undefined} onClick={open}>
      Sign in
    </Button>
  )
}
