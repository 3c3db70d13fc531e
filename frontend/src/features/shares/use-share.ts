import { useRef, useState } from 'react'
import { messages } from '../../../../shared/messages.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import { ApiError } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { createShare, type Expiry, revokeShare, updateShare } from './share-calls.ts'

/** Why an address no longer works. */
export type Over = 'revoked' | 'replaced'
export type Share = { link: string; id: string; generation: number; expires_at: string | null; content: string; over: Over | null }

type Doing = 'make' | 'expiry' | 'password' | 'downloads' | 'revoke'

/** The link to a report: made when it is asked for, from what the server computes, not from what the browser shows. */
export function useShare({ request }: Report) {
  const [share, setShare] = useState<Share | null>(null)
  const [expires, setExpires] = useState<Expiry>('90')
  const [hasPassword, setHasPassword] = useState(false)
  const [downloads, setDownloads] = useState(false)
  const [doing, setDoing] = useState<Doing | null>(null)
  const working = useRef(false)

  const end = (over: Over) => {
    setShare((last) => last && { ...last, over })
    setHasPassword(false)
  }

  /** Whether it was done. */
  const attempt = async (what: Doing, act: () => Promise<void>) => {
    // controls stay focused while one of them works, so they are not disabled
    if (working.current) return false
    working.current = true
    setDoing(what)
    try {
      await act()
      return true
    } catch (error) {
      tellFailure(error, messages.share.failed)
      // meanwhile, in another tab or by somebody else: an address that is dead must not be offered any longer
      if (error instanceof ApiError && error.status === 410) end('revoked')
      if (error instanceof ApiError && error.status === 409) end('replaced')
      return false
    } finally {
      working.current = false
      setDoing(null)
    }
  }
  const make = (password: string | null) =>
    attempt('make', async () => {
      const made = await createShare(request, { expires, password, downloads })
      // an answer without a link is an error of its own
      if (!made.link) throw new Error('There is no link in the answer.')
      setShare({ ...made, over: null })
      setHasPassword(password !== null)
    })
  /** What else of it was changed elsewhere is shown as well. */
  const show = (of: Share, changed: { expires_at: string | null; has_password: boolean; downloads: boolean }) => {
    setShare({ ...of, expires_at: changed.expires_at })
    setHasPassword(changed.has_password)
    setDownloads(changed.downloads)
  }
  const changeExpiry = (next: Expiry) => {
    if (!share || share.over) return setExpires(next)
    void attempt('expiry', async () => {
      // seen at once, and taken back when it was not saved
      setExpires(next)
      try {
        show(share, await updateShare(share.id, { expires: next, generation: share.generation }))
      } catch (error) {
        setExpires(expires)
        throw error
      }
    })
  }
  const changePassword = (password: string | null) =>
    attempt('password', async () => {
      if (!share) return
      show(share, await updateShare(share.id, { password, generation: share.generation }))
    })
  const changeDownloads = (next: boolean) => {
    if (!share || share.over) return setDownloads(next)
    void attempt('downloads', async () => show(share, await updateShare(share.id, { downloads: next, generation: share.generation })))
  }
  const revoke = () =>
    attempt('revoke', async () => {
      if (!share) return
      await revokeShare(share.id, share.generation)
      end('revoked')
    })
  return { share, expires, hasPassword, downloads, doing, make, changeExpiry, changePassword, changeDownloads, revoke }
}
