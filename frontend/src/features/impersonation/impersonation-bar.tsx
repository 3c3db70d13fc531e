import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { Me } from '../../../../shared/api/auth.ts'
import { impersonationMessages } from '../../../../shared/impersonation-messages.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { endImpersonation } from './impersonation.ts'
import styles from './impersonation-bar.module.css'

/** Over everything while an administrator is signed in as somebody, with the way back. */
export default function ImpersonationBar({ me }: { me: Pick<Me, 'name' | 'account'> }) {
  const [busy, setBusy] = useState(false)
  const end = () => {
    setBusy(true)
    endImpersonation().catch((error: unknown) => {
      setBusy(false)
      tellFailure(error)
    })
  }
  return (
    <section className={styles.bar} data-off-paper aria-label="Signed in as someone else">
      <Eye size={16} strokeWidth={1.75} aria-hidden />
      <p>
        You are signed in as <b>{me.name}</b> of {me.account.name}. <span>{impersonationMessages.recorded}</span>
      </p>
      <button type="button" aria-disabled={busy || undefined} onClick={() => !busy && end()}>
        {impersonationMessages.return}
      </button>
    </section>
  )
}
