/** What a listener found. */
import { isInitializing, type Listener, listenerName } from '../../../../shared/listeners.ts'
import { messages } from '../../../../shared/messages.ts'
import { type Actor, can } from '../../../lib/actor.ts'
import { problem } from '../../../lib/problem.ts'
import { getListener } from '../../../listeners/store.ts'
import { nothingElse, type SubjectData } from '../../engine/common/subject-data.ts'
import type { Authorised, Subject } from './subject.ts'

export const listenerSubject: Subject = {
  authorise: (actor, { listener_gid }) => ofListener(actor, listener_gid, messages.listener.none),
  data: (accountId, { listener_gid = '' }) => listenerData(accountId, listener_gid),
}

/** `missing`: said when none is named. */
export async function ofListener(actor: Actor, id: string | undefined, missing: string): Promise<Authorised> {
  if (!id) throw problem(400, missing)
  const listener = await getListener(actor.accountId, id)
  if (!listener || !maySeeListener(actor, listener, 'manage')) throw problem(404, messages.listener.missing, { code: 'listener_missing' })
  if (isInitializing(listener)) throw problem(409, messages.listener.initializing, { code: 'not_ready' })
  return { named: { profiles: [], labels: [], listener_gid: id }, entity_gids: listener.entity_gids, timezone: listener.timezone }
}

/** It is of whoever reaches the level in every group it belongs to: its report is not shown in parts. */
export function maySeeListener(actor: Actor, { entity_gids }: Pick<Listener, 'entity_gids'>, level: 'view' | 'manage'): boolean {
  return entity_gids.length > 0 && entity_gids.every((gid) => can(actor, 'reports', level, gid))
}

export async function listenerData(accountId: string, id: string): Promise<SubjectData> {
  const listener = await getListener(accountId, id)
  if (!listener) throw problem(404, messages.listener.missing, { code: 'listener_missing' })
  return { ...nothingElse, profiles: [], listeners: [listener], entity_gids: new Set(listener.entity_gids), name: listenerName(listener) }
}
