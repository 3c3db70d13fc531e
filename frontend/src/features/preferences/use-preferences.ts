import { useState } from 'react'
import type { Me } from '../../../../shared/api/auth.ts'
import { call } from '../../lib/api.ts'
import { useMe } from '../../lib/me.tsx'
import { tellFailure } from '../../lib/tell-failure.ts'

type Preferences = Me['preferences']

/** What is chosen, and how to choose: each choice keeps itself, and comes back as it was where it could not be kept. */
export function usePreferences(): [Preferences, (chosen: Partial<Preferences>) => void] {
  const { preferences } = useMe()
  const [waiting, setWaiting] = useState<Partial<Preferences>>({})
  const choose = (chosen: Partial<Preferences>) => {
    setWaiting((before) => ({ ...before, ...chosen }))
    call('PATCH /me/preferences', { body: chosen })
      .catch(tellFailure)
      .finally(() => setWaiting((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in chosen)))))
  }
  return [{ ...preferences, ...waiting }, choose]
}
