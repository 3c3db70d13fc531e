import { messages } from '../../../shared/messages.ts'
import type { Level } from '../../../shared/permissions.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { problem } from '../../kernel/request/problem.ts'
import type { Occurrence } from './records.ts'
import { maySee } from './report-record.ts'
import { getOccurrence } from './store/occurrences.ts'

/** The run, if the caller reaches the level in every group it covers; else the same 404 as for one that never was. */
export async function findOccurrence(actor: Actor, id: string, level: Level): Promise<Occurrence> {
  const found = await getOccurrence(actor.accountId, id)
  if (!found || !maySee(actor, found, level)) throw problem(404, messages.schedule.missing)
  return found
}
