/** The reads that stand on screen, so that a write can have them read anew (shared/api/changes.gen.ts). */
import { useEffect } from 'react'
import { mutate, unload, unstable_serialize } from 'swr'
import type { ReadRoute } from '../../../shared/api/client.ts'

/** The key of every read begins with its route, whatever it asks for. */
export type ReadKey = readonly [route: ReadRoute, ...asked: unknown[]]

type Mounted = { route: ReadRoute; key: string; again: () => Promise<unknown> }
const mounted = new Set<Mounted>()

/** Registers a read for as long as it is on screen. */
export function useMounted(route: ReadRoute, key: ReadKey | null, again: () => Promise<unknown>): void {
  const name = key === null ? null : unstable_serialize(key)
  useEffect(() => {
    if (name === null) return
    const entry: Mounted = { route, key: name, again }
    mounted.add(entry)
    return () => {
      mounted.delete(entry)
    }
  }, [route, name, again])
}

/** Milliseconds after which whoever waits for a screen to be up to date goes on all the same: what they did is done, and is said. */
const patience = 5_000

/**
 * Reads anew what is on screen and forgets what is only remembered, also what is being read for a screen that was left. Resolves
 * when the screen is up to date, whatever the answers were, or after five seconds.
 */
export async function readAnew(routes: readonly ReadRoute[]): Promise<void> {
  if (routes.length === 0) return
  const shown = new Map([...mounted].filter(({ route }) => routes.includes(route)).map(({ key, again }) => [key, again]))
  const isOld = (key: unknown) => Array.isArray(key) && routes.includes(key[0]) && !shown.has(unstable_serialize(key))
  const upToDate = Promise.allSettled([mutate(isOld, undefined), ...[...shown.values()].map((again) => again())])
  let timer: ReturnType<typeof setTimeout> | undefined
  const longEnough = new Promise((resolve) => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([upToDate, longEnough])
  clearTimeout(timer)
}

/** Forgets everything that was read, which may be another person's, and keeps one answer that is known. */
export async function startAfresh(key: ReadKey, answer: unknown): Promise<void> {
  unload({ revalidate: false })
  await mutate(key, answer, { revalidate: false })
}
