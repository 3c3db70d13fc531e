import { useEffect, useRef, useState } from 'react'

/** What a dialog asks for once, as it opens. */
export function useAsked<T>(ask: () => Promise<T>): { readonly data?: T; readonly error?: unknown } {
  const [answer, setAnswer] = useState<{ data?: T; error?: unknown }>({})
  const asking = useRef(ask)
  useEffect(() => {
    let isOpen = true
    asking.current().then(
      (data) => isOpen && setAnswer({ data }),
      (error: unknown) => isOpen && setAnswer({ error }),
    )
    return () => {
      isOpen = false
    }
  }, [])
  return answer
}
