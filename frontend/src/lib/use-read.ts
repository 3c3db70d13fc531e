import { useEffect, useRef } from 'react'
import useSWR, { type SWRConfiguration } from 'swr'
import type { Answered, CallOptions, ReadRoute } from '../../../shared/api/client.ts'
import { ask, isOffline } from './api.ts'
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

/** Tells of a failure once: the polls after it are silent until one of them succeeds. */
export function useTelling({ otherwise, silent = false, onFailure }: Telling) {
  const told = useRef(false)
  return {
    onSuccess: () => {
      told.current = false
    },
    onError: (error: unknown) => {
      // the notice in the frame says that there is no connection
      if (silent || told.current || isOffline(error)) return
      told.current = true
      if (onFailure) onFailure(error)
      else tellFailure(error, otherwise)
    },
  }
}

/** What is not read anew with a new connection is, when it had failed for want of one. */
function useAgainOnline(failed: boolean, again: () => Promise<unknown>): void {
  useEffect(() => {
    if (!failed) return
    const listen = () => void again()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [failed, again])
}

/** What a screen makes of one read or more, kept under the route that changes it; nothing is asked for with null. */
export function useReading<Asked, T>(route: ReadRoute, asked: Asked | null, load: (asked: Asked) => Promise<T>, config: Config<T> = {}) {
  const { otherwise, silent, onFailure, ...rest } = config
  const key = asked === null ? null : ([route, asked] as const satisfies ReadKey)
  const telling = useTelling({ ...(otherwise ? { otherwise } : {}), ...(silent ? { silent } : {}), ...(onFailure ? { onFailure } : {}) })
  const swr = useSWR<T, unknown, typeof key>(key, ([, given]: readonly [ReadRoute, Asked]) => load(given), { ...rest, ...telling })
  useMounted(route, key, swr.mutate)
  useAgainOnline(swr.error !== undefined && rest.revalidateOnReconnect === false, swr.mutate)
  return swr
}

/** One read of the API. */
export function useRead<R extends ReadRoute>(route: R, options: CallOptions<R> | null, config?: Config<Answered<R>>) {
  return useReading(route, options, (given) => ask(route, given), config)
}
