import { joinList } from '../../../../shared/comma-list.ts'
import { messages } from '../../../../shared/messages.ts'
import { reportGroups, useMe } from '../../lib/me.tsx'
import { useRead } from '../../lib/use-read.ts'

/** Listeners that are switched on, of the groups in which this person runs reports. */
export function useListeners(wanted: boolean) {
  const me = useMe()
  const entity_gids = joinList(reportGroups(me, 'manage').map((group) => group.entity_gid))
  const { data, error, isLoading } = useRead('GET /listen', wanted && entity_gids ? { query: { entity_gids, filter: 'active' } } : null, {
    otherwise: messages.unable.getListeners,
  })
  return { listeners: data?.listeners ?? [], error, isLoading }
}
