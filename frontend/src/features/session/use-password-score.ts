import { useEffect, useState } from 'react'

const loadEstimate = () => import('./password-strength.ts')

/** Fetches the estimate ahead; without it the server decides alone. */
export const prepareEstimate = (): void => {
  loadEstimate().catch(() => {})
}

/** The score of a password, or null where the estimate cannot be had. */
export async function scoreNow(password: string, own: readonly string[]): Promise<number | null> {
  try {
    return (await loadEstimate()).scoreOf(password, own)
  } catch {
    return null
  }
}

/** The score of what stands in a field, soon after it changes; null while there is none. */
export function usePasswordScore(password: string, own: readonly string[]): number | null {
  const [score, setScore] = useState<number | null>(null)
  const words = own.join('\n')
  useEffect(() => {
    if (password === '') return setScore(null)
    let late = false
    const timer = window.setTimeout(() => {
      void scoreNow(password, words.split('\n')).then((found) => late || setScore(found))
    }, 150)
    return () => {
      late = true
      window.clearTimeout(timer)
    }
  }, [password, words])
  return score
}
