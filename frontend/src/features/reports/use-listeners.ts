import useSWR from 'swr'
import { messages } from '../../../../shared/messages.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { reportGroups, useMe } from '../../lib/me.tsx'
import { showToast } from '../../ui/toast.ts'

/** Listeners that are switched on, of the groups in which this person runs reports. */
export function useListeners(wanted: boolean) {
  const me = useMe()
  const entity_gids = reportGroups(me, 'manage')
    .map((group) => group.entity_gid)
    .join(',')
  const { data, error, isLoading } = useSWR(
    wanted && entity_gids ? ['/listen', entity_gids] : null,
    () => call('GET /listen', { query: { entity_gids, filter: 'active' } }),
    { onError: (failure: unknown) => showToast({ kind: 'error', message: sentenceOf(failure, messages.unable.getListeners) }) },
  )
  return { listeners: data?.listeners ?? [], error, isLoading }
}
