/** What a listener found. */
import { isInitializing, type Listener, listenerName } from '../../../../../shared/listeners.ts'
import { messages } from '../../../../../shared/messages.ts'
import { type Actor, can } from '../../../../kernel/accounts/actor.ts'
import { problem } from '../../../../kernel/request/problem.ts'
import { getListener } from '../../../listeners/store.ts'
import { nothingElse } from '../../engine/common/subject-data.ts'
import { gone } from './gone.ts'
import type { Subject } from './subject.ts'

export const listenerSubject: Subject = async (actor, { id }) => {
  const listener = await getListener(actor.accountId, id)
  if (!listener || !maySeeListener(actor, listener, 'manage')) throw gone('listener')
  if (isInitializing(listener)) throw problem(409, messages.listener.initializing, { code: 'not_ready' })
  const data = { ...nothingElse, profiles: [], listeners: [listener], entity_gids: new Set(listener.entity_gids), name: listenerName(listener) }
  return { data, profiles: [], labels: [], timezone: listener.timezone }
}

/** It is of whoever reaches the level in every group it belongs to: its report is not shown in parts. */
export function maySeeListener(actor: Actor, { entity_gids }: Pick<Listener, 'entity_gids'>, level: 'view' | 'manage'): boolean {
  return entity_gids.length > 0 && entity_gids.every((gid) => can(actor, 'reports', level, gid))
}
