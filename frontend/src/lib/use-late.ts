import { useEffect, useState } from 'react'

/** A value as it was last left alone for `ms`: what is asked for is not every letter of what is typed. */
export function useLate<T>(value: T, ms: number): T {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return late
}
