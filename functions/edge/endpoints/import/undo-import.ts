import { undoImport } from '../../../../shared/api/imports.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { answerBegun } from '../../../domains/import/job/answer.ts'
import { startKept } from '../../../domains/import/job/start.ts'
import { getImport } from '../../../domains/import/store.ts'
import { getLast } from '../../../domains/import/undo/store.ts'
import { whyNot } from '../../../domains/import/undo/why-not.ts'
import { can } from '../../../kernel/accounts/actor.ts'
import { getProfile } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(undoImport, async ({ actor, params, audit, now }) => {
  const { accountId, userId } = actor
  const record = await getImport(accountId, params.id)
  const profile = record?.target.kind === 'profile' && !record.check && record.undoes === null ? await getProfile(accountId, record.target.id) : null
  if (!record || !profile || !can(actor, 'profiles', 'view', profile.entity_gid)) throw problem(404, importMessages.missing)
  if (!can(actor, 'profiles', 'manage', profile.entity_gid)) throw problem(403, messages.noAccess)
  const why = whyNot(record, await getLast(accountId, profile.id), now)
  if (why !== null) throw problem(409, why)
  audit.about({ id: profile.id, name: profile.name })
  const { target, files } = record
  return answerBegun(accountId, await startKept(accountId, { target, user_id: userId, files, undoes: record.id }, now))
})
