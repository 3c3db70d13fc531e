/** How many things need whoever is signed in, by area, as the server last said (docs/behaviours.md#indicators). */
import { useEffect, useSyncExternalStore } from 'react'
import type { Indicators } from '../../../shared/api/home.ts'
import { call } from './api.ts'
import { type Asked, nextAsk, refreshMs, settleMs } from './indicator-times.ts'
import { useMe, zoneOf } from './me.tsx'
import { useRead } from './use-read.ts'

let told: Indicators | null = null
let last: Asked = null
const listeners = new Set<() => void>()

function tell(indicators: Indicators | null): void {
  told = indicators
  for (const listener of listeners) listener()
}

/** Null until they are known. */
export function useIndicators(): Indicators | null {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => told,
    () => null,
  )
}

/** Keeps them current, for the frame: once. A failure is not told, for what is known stands. */
export function useFreshIndicators(): void {
  const me = useMe()
  const { data } = useRead('GET /profiles', {}, { silent: true })
  const timezone = zoneOf(me)
  const set = data && `${me.id} ${data.profiles.map(({ id }) => id).join(' ')}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the set says which profiles they are
  useEffect(() => {
    if (data === undefined || set === undefined) return
    // those of somebody who was signed in before are not theirs
    if (last && !last.set.startsWith(`${me.id} `)) tell(null)
    const profiles = data.profiles.map(({ id, blocked }) => ({ id, warning: blocked, status: null }))
    const refresh = async () => {
      const next = nextAsk(last, set, Date.now())
      if (!next) return
      last = next
      await call('POST /me/indicators', { body: { profiles, timezone, initial: next.refreshes === 0 } }).then(tell, () => undefined)
    }
    const soon = setTimeout(() => void refresh(), settleMs)
    const timer = setInterval(() => void refresh(), refreshMs)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [set, timezone])
}
