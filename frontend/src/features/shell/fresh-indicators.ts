import { useEffect } from 'react'
import { call } from '../../lib/api.ts'
import { type Asked, nextAsk, refreshMs, settleMs } from '../../lib/indicator-times.ts'
import { tellIndicators } from '../../lib/indicators.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { useRead } from '../../lib/use-read.ts'

let last: Asked = null

/** Keeps them current, for the frame: once. A failure is not told, for what is known stands. */
export default function FreshIndicators(): null {
  const me = useMe()
  const { data } = useRead('GET /profiles', {}, { silent: true })
  const timezone = zoneOf(me)
  const set = data && `${me.id} ${data.profiles.map(({ id }) => id).join(' ')}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the set says which profiles they are
  useEffect(() => {
    if (data === undefined || set === undefined) return
    // those of somebody who was signed in before are not theirs
    if (last && !last.set.startsWith(`${me.id} `)) tellIndicators(null)
    const profiles = data.profiles.map(({ id, blocked }) => ({ id, warning: blocked, status: null }))
    const refresh = async () => {
      const next = nextAsk(last, set, Date.now())
      if (!next) return
      last = next
      await call('POST /me/indicators', { body: { profiles, timezone, initial: next.refreshes === 0 } }).then(tellIndicators, () => undefined)
    }
    const soon = setTimeout(() => void refresh(), settleMs)
    const timer = setInterval(() => void refresh(), refreshMs)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [set, timezone])
  return null
}
