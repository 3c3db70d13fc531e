import { markImportSeen } from '../../shared/api/imports.ts'
import { importFinished } from '../../shared/notifications/import-finished/definition.ts'
import { empty, handle } from '../lib/endpoint.ts'
import { markEventRead } from '../notifications/mark-event-read.ts'
import { checkOf } from './job/again.ts'
import { getImport } from './store.ts'

/** An import that is still running keeps its notification: its end has not been seen. */
export const handler = handle(markImportSeen, async ({ actor, params, now }) => {
  const { checked } = await checkOf(actor, params.id)
  const started = await Promise.all(Object.values(checked.begun).map((id) => getImport(actor.accountId, id)))
  const seen = started.filter((record) => record !== null && record.ended_at !== null && record.user_id === actor.userId)
  await Promise.all(seen.map((record) => record && markEventRead(actor, importFinished.id, record.id, now)))
  return empty()
})
