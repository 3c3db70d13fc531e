import { useRef } from 'react'

type Reading<T> = { readonly data: T | undefined; readonly error: unknown; readonly isValidating: boolean }

/** Of a read whose first answer is edited: no answer to an earlier question counts as one to this. */
export const eachTime = { silent: true, dedupingInterval: 0 } as const

/**
 * What a read answered first since it was put on screen, and keeps; null until then. An answer that is remembered from an earlier time may have
 * been changed by somebody else, and SWR calls it settled in the first rendering, before it asks again. To be read with {@link eachTime}.
 */
export function useFirstAnswer<T>({ data, error, isValidating }: Reading<T>): T | null {
  const began = useRef(false)
  const first = useRef<T | null>(null)
  if (isValidating) began.current = true
  else if (began.current && !error) first.current ??= data ?? null
  return first.current
}
