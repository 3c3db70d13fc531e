/** As authorise.ts, for whoever takes any report type: shares, schedules, the endpoints that name a type. */
import { messages } from '../../../../shared/messages.ts'
import { reportManifest } from '../../../../shared/reports/index.ts'
import type { Actor } from '../../../kernel/accounts/actor.ts'
import { problem } from '../../../kernel/request/problem.ts'
import { authoriseFor } from './authorise.ts'
import type { RunQuery } from './request.ts'
import type { Run } from './run.ts'

/** @throws Problem as `authoriseFor` does, and 400 for a type that does not exist */
export async function authoriseRun(actor: Actor, query: RunQuery, now = new Date()): Promise<Run> {
  const manifest = reportManifest(query.type)
  if (!manifest) throw problem(400, messages.report.unknownType)
  return authoriseFor(manifest, actor, query, now)
}
