import { useState } from 'react'
import type { NoticeSetting } from '../../../../shared/api/notification-settings.ts'
import { call } from '../../lib/api.ts'
import { useRead } from '../../lib/use-read.ts'
import { turns } from './in-turn.ts'

type Chosen = NoticeSetting['channels'][number]
const inTurn = turns()
const keyOf = (type: string, channel: string) => `${type} ${channel}`

/** What the own role can be told of, and what is chosen. Each choice keeps itself, and comes back as it was where it could not be kept. */
export function useNotificationSettings() {
  const { data, error, isValidating, retry } = useRead('GET /me/notifications', {}, { silent: true, revalidateOnFocus: true })
  const [waiting, setWaiting] = useState<ReadonlyMap<string, { readonly on: boolean }>>(new Map())
  const withWaiting = (type: string, one: Chosen) => ({ ...one, on: waiting.get(keyOf(type, one.channel))?.on ?? one.on })
  const choose = async (type: NoticeSetting['type'], channel: Chosen['channel'], on: boolean) => {
    const key = keyOf(type, channel)
    const chosen = { on }
    setWaiting((before) => new Map(before).set(key, chosen))
    await inTurn(key, () => call('PATCH /me/notifications', { body: { choices: [{ type, channel, on }] } }))
    // a newer choice of the same waits on
    setWaiting((now) => (now.get(key) === chosen ? new Map([...now].filter(([other]) => other !== key)) : now))
  }
  return {
    types: data?.types.map((one) => ({ ...one, channels: one.channels.map((channel) => withWaiting(one.type, channel)) })),
    saving: waiting.size > 0,
    error,
    isValidating,
    retry,
    choose,
  }
}
