import { useRef, useState } from 'react'
import { messages } from '../../../../shared/messages.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { createShare, type Expiry, revokeShare, updateShare } from './share-calls.ts'

export type Share = { link: string; id: string; expires_at: string | null; hash: string; revoked: boolean }

/** The link to a report: made when it is asked for, from what the server computes, not from what the browser shows. */
export function useShare({ request }: Report) {
  const [share, setShare] = useState<Share | null>(null)
  const [expires, setExpires] = useState<Expiry>('90')
  const [password, setPassword] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const working = useRef(false)

  const attempt = async (act: () => Promise<void>) => {
    // controls stay focused while one of them works, so they are not disabled
    if (working.current) return
    working.current = true
    setBusy(true)
    try {
      await act()
    } catch (error) {
      tellFailure(error, messages.share.failed)
    } finally {
      working.current = false
      setBusy(false)
    }
  }
  const make = () =>
    attempt(async () => {
      const made = await createShare(request, expires, password)
      // an answer without a link is an error of its own
      if (made.link) setShare({ ...made, revoked: false })
      else showToast({ kind: 'error', message: messages.share.failed })
    })
  const changeExpiry = (next: Expiry) => {
    if (!share || share.revoked) return setExpires(next)
    void attempt(async () => {
      const { expires_at } = await updateShare(share.id, { expires: next })
      setExpires(next)
      setShare({ ...share, expires_at })
    })
  }
  /** Of the link that is there, or of the one that will be made. */
  const changePassword = async (next: string | null) => {
    if (!share || share.revoked) return setPassword(next)
    await attempt(async () => {
      await updateShare(share.id, { password: next })
      setPassword(next)
    })
  }
  const revoke = () =>
    attempt(async () => {
      if (!share) return
      await revokeShare(share.id)
      setShare({ ...share, revoked: true })
    })
  return { share, expires, hasPassword: password !== null, busy, make, changeExpiry, changePassword, revoke }
}
