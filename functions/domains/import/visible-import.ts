/** An import as somebody may see it: with the rights of what it goes into, whoever started it. */
import { importMessages } from '../../../shared/import-messages.ts'
import type { PermissionSection } from '../../../shared/permissions.ts'
import { type Actor, can, managesAccount } from '../../kernel/accounts/actor.ts'
import { problem } from '../../kernel/request/problem.ts'
import type { ImportRecord } from './record.ts'
import { getImport } from './store.ts'

const sectionOf = { profile: 'profiles', listener: 'listen', competitor: 'reports', advocacy: null } as const satisfies Record<
  ImportRecord['target']['kind'],
  PermissionSection | null
>

function sees(actor: Actor, { target }: ImportRecord): boolean {
  const section = sectionOf[target.kind]
  if (section === null) return managesAccount(actor)
  return target.entity_gids.every((gid) => can(actor, section, 'view', gid))
}

/** Throws 404 for an import that is missing or hidden from the actor. */
export async function visibleImport(actor: Actor, id: string): Promise<ImportRecord> {
  const record = await getImport(actor.accountId, id)
  if (!record || !sees(actor, record)) throw problem(404, importMessages.missing)
  return record
}
