/** How many things need whoever is signed in, by area, as the server last said (docs/behaviours.md#indicators). */
import { useSyncExternalStore } from 'react'
import type { Indicators } from '../../../shared/api/home.ts'

/** Of a section, what of it needs its reader. */
export const counters: Readonly<Record<string, 'statistics' | 'errors'>> = { '/reports': 'statistics', '/settings': 'errors' }

let told: Indicators | null = null
const listeners = new Set<() => void>()

export function tellIndicators(indicators: Indicators | null): void {
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
