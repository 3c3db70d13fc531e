import { useEffect, useRef, useState } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import { ApiError } from './api.ts'
import { useMe } from './me.tsx'
import type { ReadKey } from './mounted-reads.ts'

const session = unstable_serialize(['GET /me', {}] satisfies ReadKey)

/**
 * For a kind of form: what was in one when its session ended is there again for the same person who signs in again and opens it. In memory alone,
 * so that addresses are not left in a browser for whoever comes next.
 */
export function keptForm<F>() {
  let kept: { readonly form: string; readonly of: string; readonly values: F } | null = null

  /** What the form named `form` begins with, `first` if nothing was kept of it; `keep` says how it is read. */
  return function useKeptForm(form: string, first: F): { values: F; keep: (typed: () => F) => void } {
    const { cache } = useSWRConfig()
    const { id: me } = useMe()
    const [values] = useState(() => (kept?.form === form && kept.of === me ? kept.values : first))
    const typed = useRef<(() => F) | null>(null)
    useEffect(() => {
      kept = null
      return () => {
        const over: unknown = cache.get(session)?.error
        const last = typed.current?.()
        if (last && over instanceof ApiError && over.status === 401) kept = { form, of: me, values: last }
      }
    }, [cache, form, me])
    return {
      values,
      keep: (read) => {
        typed.current = read
      },
    }
  }
}
