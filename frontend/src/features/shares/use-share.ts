import { useRef, useState } from 'react'
import { messages } from '../../../../shared/messages.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import { ApiError } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { createShare, type Expiry, revokeShare, updateShare } from './share-calls.ts'

export type Share = { link: string; id: string; expires_at: string | null; content: string; revoked: boolean }

/** The link to a report: made when it is asked for, from what the server computes, not from what the browser shows. */
export function useShare({ request }: Report) {
  const [share, setShare] = useState<Share | null>(null)
  const [expires, setExpires] = useState<Expiry>('90')
  const [hasPassword, setHasPassword] = useState(false)
  const [busy, setBusy] = useState(false)
  const working = useRef(false)

  const end = () => {
    setShare((last) => last && { ...last, revoked: true })
    setHasPassword(false)
  }

  /** Whether it was done. */
  const attempt = async (act: () => Promise<void>) => {
    // controls stay focused while one of them works, so they are not disabled
    if (working.current) return false
    working.current = true
    setBusy(true)
    try {
      await act()
      return true
    } catch (error) {
      tellFailure(error, messages.share.failed)
      // revoked meanwhile, in another tab or by somebody else: an address that is dead must not be offered any longer
      if (error instanceof ApiError && error.status === 410) end()
      return false
    } finally {
      working.current = false
      setBusy(false)
    }
  }
  const make = (password: string | null) =>
    attempt(async () => {
      const made = await createShare(request, expires, password)
      // an answer without a link is an error of its own
      if (!made.link) throw new Error('There is no link in the answer.')
      setShare({ ...made, revoked: false })
      setHasPassword(password !== null)
    })
  const changeExpiry = (next: Expiry) => {
    if (!share || share.revoked) return setExpires(next)
    void attempt(async () => {
      const { expires_at } = await updateShare(share.id, { expires: next })
      setExpires(next)
      setShare({ ...share, expires_at })
    })
  }
  const changePassword = (password: string | null) =>
    attempt(async () => {
      if (!share) return
      await updateShare(share.id, { password })
      setHasPassword(password !== null)
    })
  const revoke = () =>
    attempt(async () => {
      if (!share) return
      await revokeShare(share.id)
      end()
    })
  return { share, expires, hasPassword, busy, make, changeExpiry, changePassword, revoke }
}
