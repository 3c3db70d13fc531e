import { useEffect, useRef, useState } from 'react'
import { messages } from '../../../../../shared/messages.ts'
import type { Report } from '../../../../../shared/reports/report.ts'
import { sentenceOf } from '../../../lib/api.ts'
import { showToast } from '../../../ui/toast.ts'
import { createShare, type Expiry, revokeShare, updateShare } from './share-calls.ts'

export type Share = { link: string; id: string; expires_at: string | null; hash: string; revoked: boolean }

/** The link to a report: made when first asked for, from what the server computes, not from what the browser shows. */
export function useShare({ request }: Report) {
  const [share, setShare] = useState<Share | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [expires, setExpires] = useState<Expiry>('90')
  const [busy, setBusy] = useState(false)
  const started = useRef(false)

  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    setFailure(null)
    try {
      await act()
    } catch (error) {
      const sentence = sentenceOf(error, `${messages.generic} Please contact support.`)
      setFailure(sentence)
      showToast({ kind: 'error', message: sentence })
    } finally {
      setBusy(false)
    }
  }
  const make = () => attempt(async () => setShare({ ...(await createShare(request, expires)), revoked: false }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: one link for one opening of the dialog
  useEffect(() => {
    if (started.current) return
    started.current = true
    void make()
  }, [])

  const changeExpiry = (next: Expiry) => {
    setExpires(next)
    if (share && !share.revoked) void attempt(async () => setShare({ ...share, ...(await updateShare(share.id, next)) }))
  }
  const revoke = () =>
    attempt(async () => {
      if (!share) return
      await revokeShare(share.id)
      setShare({ ...share, revoked: true })
    })
  return { share, failure, expires, busy, make, changeExpiry, revoke }
}
