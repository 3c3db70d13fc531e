import { listListeners } from '../../../../shared/api/listeners.ts'
import { isInitializing, listenerName } from '../../../../shared/listeners.ts'
import { messages } from '../../../../shared/messages.ts'
import { listListeners as readListeners } from '../../../domains/listeners/store.ts'
import { maySeeListener } from '../../../domains/reports/run/subjects/listener.ts'
import { chosenGroups } from '../../../kernel/accounts/actor.ts'
import { zonesOf } from '../../../kernel/accounts/zones.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

/** Those of the groups asked for; by name, the nameless last. */
export const handler = handle(listListeners, async ({ actor, query: { entity_gids, filter, id } }) => {
  const chosen = chosenGroups(actor, entity_gids)
  const all = await readListeners(actor.accountId)
  const zoneOf = zonesOf(actor)
  const found = all.filter(
    (listener) =>
      maySeeListener(actor, listener, 'view') &&
      listener.entity_gids.some((gid) => chosen.has(gid)) &&
      (filter === undefined || listener.enabled) &&
      (id === undefined || listener.id === id),
  )
  return {
    listeners: found
      .sort((a, b) => Number(!a.name?.trim()) - Number(!b.name?.trim()) || listenerName(a).localeCompare(listenerName(b), 'en') || (a.id < b.id ? -1 : 1))
      .map((listener) => ({
        _id: listener.id,
        name: listenerName(listener),
        type: listener.type,
        enabled: listener.enabled,
        processed: listener.processed,
        results: listener.results,
        entity_gids: listener.entity_gids,
        timezone: zoneOf({ timezone: listener.timezone, entity_gid: listener.entity_gids[0] ?? '' }),
        message: isInitializing(listener) ? messages.listener.initializing : null,
      })),
  }
})
