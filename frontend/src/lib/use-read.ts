import { useEffect, useRef } from 'react'
import useSWR, { type SWRConfiguration } from 'swr'
import type { Answered, CallOptions, ReadRoute } from '../../../shared/api/client.ts'
import { ApiError, ask, isOffline } from './api.ts'
import { type ReadKey, useMounted } from './mounted-reads.ts'
import { tellFailure } from './tell-failure.ts'

export type Telling = {
  /** said when the server gave no sentence of its own */
  otherwise?: string
  /** it fails without a toast, because its screen or nobody needs one */
  silent?: boolean
  /** instead of the usual toast */
  onFailure?: (error: unknown) => void
}
type Config<T> = Telling & SWRConfiguration<T>

/** Tells of a read's failure once: its polls after that are silent, until one succeeds or somebody asks again. */
export function useTelling({ otherwise, silent = false, onFailure }: Telling) {
  const told = useRef<string | null>(null)
  const forget = () => {
    told.current = null
  }
  const onError = (error: unknown, key: string) => {
    // the notice in the frame says that there is no connection
    if (silent || told.current === key || isOffline(error)) return
    told.current = key
    if (onFailure) onFailure(error)
    else tellFailure(error, otherwise)
  }
  return { forget, events: { onSuccess: forget, onError } }
}

/** Milliseconds after the browser said that there is a connection: the first requests of one may still fail. */
const settling = [1000, 3000, 10_000]

/** What got no answer is asked for again with the next connection, until it gets one; `atOnce` where nothing else asks at that moment. */
function useAgainOnline(error: unknown, atOnce: boolean, again: () => Promise<unknown>): void {
  const failed = error instanceof ApiError && error.status === 0
  useEffect(() => {
    if (!failed) return
    const timers: number[] = []
    const listen = () => {
      for (const ms of atOnce ? [0, ...settling] : settling) timers.push(window.setTimeout(() => void again(), ms))
    }
    window.addEventListener('online', listen)
    return () => {
      window.removeEventListener('online', listen)
      for (const timer of timers) window.clearTimeout(timer)
    }
  }, [failed, atOnce, again])
}

/** What a screen makes of one read or more, kept under the route that changes it; nothing is asked for with null. */
export function useReading<Asked, T>(route: ReadRoute, asked: Asked | null, load: (asked: Asked) => Promise<T>, config: Config<T> = {}) {
  const { otherwise, silent, onFailure, ...rest } = config
  const key = asked === null ? null : ([route, asked] as const satisfies ReadKey)
  const { forget, events } = useTelling({ ...(otherwise ? { otherwise } : {}), ...(silent ? { silent } : {}), ...(onFailure ? { onFailure } : {}) })
  const swr = useSWR<T, unknown, typeof key>(key, ([, given]: readonly [ReadRoute, Asked]) => load(given), { ...rest, ...events })
  useMounted(route, key, swr.mutate)
  useAgainOnline(swr.error, rest.revalidateOnReconnect === false, swr.mutate)
  const retry = () => {
    forget()
    void swr.mutate()
  }
  // not a copy: reading its fields is what makes a screen follow them
  return Object.assign(swr, { retry })
}

/** One read of the API. */
export function useRead<R extends ReadRoute>(route: R, options: CallOptions<R> | null, config?: Config<Answered<R>>) {
  return useReading(route, options, (given) => ask(route, given), config)
}
