import { useState } from 'react'
import type { Hours } from '../../../../shared/notifications/hours.ts'
import { call } from '../../lib/api.ts'
import { useRead } from '../../lib/use-read.ts'
import { everything, turns } from './in-turn.ts'

const inTurn = turns()

/** When the own notifications are sent. Each choice keeps itself, and comes back as it was where it could not be kept. */
export function useHours() {
  const { data, error, isValidating, retry } = useRead('GET /me/notifications/hours', {}, { silent: true })
  const [waiting, setWaiting] = useState<Partial<Hours>>({})
  const choose = async (chosen: Partial<Hours>) => {
    setWaiting((before) => ({ ...before, ...chosen }))
    await inTurn(everything, () => call('PATCH /me/notifications/hours', { body: chosen }))
    // a newer choice of the same waits on
    setWaiting((now) =>
      Object.fromEntries(Object.entries(now).filter(([name, value]) => !Object.entries(chosen).some(([done, kept]) => done === name && kept === value))),
    )
  }
  return { hours: data && { ...data, ...waiting }, error, isValidating, retry, choose }
}
