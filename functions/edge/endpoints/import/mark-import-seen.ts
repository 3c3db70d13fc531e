import { markImportSeen } from '../../../../shared/api/imports.ts'
import { importFinished } from '../../../../shared/notifications/import-finished/definition.ts'
import { checkOf } from '../../../domains/import/job/again.ts'
import { getImport } from '../../../domains/import/store.ts'
import { markEventRead } from '../../../domains/notifications/mark-event-read.ts'
import { empty, handle } from '../../../kernel/chain/endpoint.ts'

/** An import that is still running keeps its notification: its end has not been seen. */
export const handler = handle(markImportSeen, async ({ actor, params, now }) => {
  const { checked } = await checkOf(actor, params.id)
  const started = await Promise.all([...new Set(Object.values(checked.begun))].map((id) => getImport(actor.accountId, id)))
  const seen = started.filter((record) => record !== null && record.ended_at !== null && record.user_id === actor.userId)
  await Promise.all(seen.map((record) => record && markEventRead(actor, importFinished.id, record.id, now)))
  return empty()
})
