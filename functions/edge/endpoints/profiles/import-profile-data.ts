import { importProfileData } from '../../../../shared/api/profiles.ts'
import { messages } from '../../../../shared/messages.ts'
import { saidOf } from '../../../domains/import/job/again.ts'
import { answerImport } from '../../../domains/import/job/answer.ts'
import { ImportRefused } from '../../../domains/readers/csv/decode.ts'
import { type Mapping, parseMapping } from '../../../domains/readers/csv/mapping.ts'
import { can } from '../../../kernel/accounts/actor.ts'
import { getProfile } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(importProfileData, async ({ actor, params, query, files, audit, now }) => {
  const profile = await getProfile(actor.accountId, params.id)
  if (!profile || !can(actor, 'profiles', 'view', profile.entity_gid)) throw problem(404, messages.profiles.missing)
  if (!can(actor, 'profiles', 'manage', profile.entity_gid)) throw problem(403, messages.noAccess)
  audit.about(query.check === 'true' ? { name: profile.name, to: 'check files for', did: 'checked files for' } : { name: profile.name })
  const target = { kind: 'profile', id: profile.id, entity_gids: [profile.entity_gid] } as const
  const { format } = query
  const mapping = query.map === undefined ? null : mappingAsked(query.map)
  return answerImport(actor.accountId, { target, user_id: actor.userId, files, format, ...saidOf(query), mapping, check: query.check === 'true' }, query, now)
})

function mappingAsked(text: string): Mapping {
  try {
    return parseMapping(text)
  } catch (error) {
    throw error instanceof ImportRefused ? problem(400, error.message) : error
  }
}
