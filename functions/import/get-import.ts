import { getImport } from '../../shared/api/imports.ts'
import { importMessages } from '../../shared/import-messages.ts'
import type { PermissionSection } from '../../shared/permissions.ts'
import { type Actor, can, managesAccount } from '../lib/actor.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { type ImportRecord, jobOf } from './record.ts'
import { getImport as getRecord } from './store.ts'

const sectionOf = { profile: 'profiles', listener: 'listen', competitor: 'reports', advocacy: null } as const satisfies Record<
  ImportRecord['target']['kind'],
  PermissionSection | null
>

/** Whoever may look at what it goes into; who began it has no right to it beyond that. */
function sees(actor: Actor, { target }: ImportRecord): boolean {
  const section = sectionOf[target.kind]
  if (section === null) return managesAccount(actor)
  return target.entity_gids.every((gid) => can(actor, section, 'view', gid))
}

export const handler = handle(getImport, async ({ actor, params }) => {
  const record = await getRecord(actor.accountId, params.id)
  if (!record || !sees(actor, record)) throw problem(404, importMessages.missing)
  return { import: jobOf(record) }
})
