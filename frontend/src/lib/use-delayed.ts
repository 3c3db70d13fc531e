import { useEffect, useState } from 'react'

/** True once `active` has lasted `ms`; what is quick never flashes. */
export function useDelayed(active: boolean, ms: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!active) {
      setLate(false)
      return
    }
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [active, ms])
  return active && late
}

/** Stays true for `ms` after `active` has ended (the report loader hides 500 ms after its request, docs/behaviours.md#the-toolbar). */
export function useLingering(active: boolean, ms: number): boolean {
  const [lingers, setLingers] = useState(active)
  useEffect(() => {
    if (active) {
      setLingers(true)
      return
    }
    const timer = setTimeout(() => setLingers(false), ms)
    return () => clearTimeout(timer)
  }, [active, ms])
  return active || lingers
}

/** `value` once it has stayed the same for `ms`. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
