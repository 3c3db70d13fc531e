import { createImport, maxUploadBytes } from '../../../../shared/api/imports.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { createImport as create } from '../../../domains/import/job/start.ts'
import { jobOf } from '../../../domains/import/record.ts'
import { can } from '../../../kernel/accounts/actor.ts'
import { getProfile } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { signedUpload } from '../../../kernel/files.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(createImport, async ({ actor, params, body, audit, now }) => {
  const profile = await getProfile(actor.accountId, params.id)
  if (!profile || !can(actor, 'profiles', 'view', profile.entity_gid)) throw problem(404, messages.profiles.missing)
  if (!can(actor, 'profiles', 'manage', profile.entity_gid)) throw problem(403, messages.noAccess)
  const all = body.files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (all > maxUploadBytes) throw problem(413, importMessages.tooLarge(`${maxUploadBytes / 1024 / 1024} MB`))
  audit.about({ name: profile.name })
  const target = { kind: 'profile', id: profile.id, entity_gids: [profile.entity_gid] } as const
  const record = await create(actor.accountId, { target, user_id: actor.userId, files: body.files }, now)
  const uploads = await Promise.all(record.files.map(async ({ key, bytes }) => ({ url: await signedUpload(key, bytes) })))
  return { import: jobOf(record), uploads }
})
